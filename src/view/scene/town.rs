//! Parcels and Buildings.

use super::geometry::{Spot, corner, grain};
use super::outline::{Edge, outline};
use super::plan::{Ground, Made, Plan, Site, groups};
use crate::games::tramways::icon::ParcelId;
use crate::games::tramways::kind::Kind;
use crate::network::Point;
use crate::session::Livery;

/// The Parcels and Buildings of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Town {
    /// Parcels that are not built on.
    pub lots: Vec<Lot>,
    /// Merged Buildings (BLD-3).
    pub districts: Vec<District>,
    /// The Building of each cell.
    pub houses: Vec<House>,
}

/// A Parcel that is not built on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lot {
    /// The cell's corner.
    pub spot: Spot,
    /// The Parcel.
    pub parcel: ParcelId,
    /// Whose it is.
    pub owner: Option<Livery>,
}

/// A merged Building: one location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct District {
    /// Its type.
    pub kind: Kind,
    /// Its outline.
    pub path: String,
}

/// The Building of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// The cell's corner.
    pub spot: Spot,
    /// Its type.
    pub kind: Kind,
    /// Printed, built or upgraded.
    pub made: Made,
    /// Which way round it is drawn.
    pub facing: Facing,
}

/// Which way round a Building is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// As designed.
    Right,
    /// Mirrored.
    Left,
}

const KERB: Edge = Edge { inset: 5, radius: 15 };

impl Town {
    /// Draws the Parcels and Buildings of a plan.
    pub fn of(plan: &Plan) -> Town {
        Town {
            lots: plan.sites.iter().filter_map(lot).collect(),
            districts: Kind::ALL.into_iter().flat_map(|kind| districts(plan, kind)).collect(),
            houses: plan.sites.iter().filter_map(house).collect(),
        }
    }
}

fn lot(site: &Site) -> Option<Lot> {
    let Ground::Lot(parcel, owner) = site.ground else { return None };
    Some(Lot { spot: corner(site.at), parcel, owner })
}

fn districts(plan: &Plan, kind: Kind) -> Vec<District> {
    let cells = plan.cells(|ground| matches!(ground, Ground::Building(k, _) if *k == kind));
    groups(cells).iter().map(|group| District { kind, path: outline(group, KERB) }).collect()
}

fn house(site: &Site) -> Option<House> {
    let Ground::Building(kind, made) = site.ground else { return None };
    Some(House { spot: corner(site.at), kind, made, facing: facing(site.at) })
}

fn facing(at: Point) -> Facing {
    if grain(at).is_multiple_of(2) { Facing::Right } else { Facing::Left }
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::sketch;
    use super::*;

    #[test]
    fn same_types_that_touch_are_one_district() {
        let town = Town::of(&sketch(&["R R C", ". R C", "A1 . R"]));
        let of = |kind| town.districts.iter().filter(|d| d.kind == kind).count();
        assert_eq!((of(Kind::Residence), of(Kind::Commerce), of(Kind::Leisure)), (2, 1, 0));
        assert_eq!(town.houses.len(), 6);
    }

    #[test]
    fn a_parcel_shows_its_owner() {
        let mut plan = sketch(&["A1 A2"]);
        let a1 = ParcelId::named("A1").expect("the edition has A1");
        plan.sites[0].ground = Ground::Lot(a1, Some(Livery::Pink));
        let owners: Vec<Option<Livery>> = Town::of(&plan).lots.iter().map(|l| l.owner).collect();
        assert_eq!(owners, [Some(Livery::Pink), None]);
    }
}
