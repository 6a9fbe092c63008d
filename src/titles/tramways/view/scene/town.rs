//! Parcels and Buildings.

use crate::table::PlayerColor;
use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::view::scene::geometry::{MapPoint, corner, grain};
use crate::titles::tramways::view::scene::outline::{OutlineStyle, outline};
use crate::titles::tramways::view::scene::plan::{CellGround, Made, MapPlan, PlanSite, groups};
use crate::titles::tramways::view::scene::track::TileStep;

/// The Parcels and Buildings of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Town {
    /// Vacant Parcels.
    pub lots: Vec<Lot>,
    /// Merged Buildings (BLD-3).
    pub districts: Vec<MergedBuilding>,
    /// The Building of each cell.
    pub houses: Vec<House>,
}

/// A vacant Parcel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lot {
    /// The cell's corner.
    pub spot: MapPoint,
    pub parcel: ParcelId,
    pub owner: Option<PlayerColor>,
    /// The place of its name.
    pub plate: Plate,
    /// The place of its owner's disc.
    pub disc: MapPoint,
}

/// The place of a Parcel's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plate {
    /// Large, in the middle.
    Middle,
    /// Small, in a corner, because rails cross the Parcel; its middle.
    Corner(MapPoint),
}

/// A merged Building: one location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergedBuilding {
    pub kind: BuildingType,
    pub path: String,
}

/// The Building of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// The cell's corner.
    pub spot: MapPoint,
    pub kind: BuildingType,
    /// Printed, built or upgraded.
    pub made: Made,
    /// The direction it faces.
    pub facing: Facing,
}

/// The direction that a Building faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    Right,
    Left,
}

const KERB: OutlineStyle = OutlineStyle { inset: 5, radius: 15 };

impl Town {
    /// Draws the Parcels and Buildings of a plan.
    pub fn of(plan: &MapPlan) -> Town {
        Town {
            lots: plan.sites.iter().filter_map(|site| lot(plan, site)).collect(),
            districts: BuildingType::ALL
                .into_iter()
                .flat_map(|kind| districts(plan, kind))
                .collect(),
            houses: plan.sites.iter().filter_map(house).collect(),
        }
    }
}

fn lot(plan: &MapPlan, site: &PlanSite) -> Option<Lot> {
    let CellGround::Lot(parcel, owner) = site.ground else { return None };
    let spot = corner(site.at);
    let steps = plan.lines.iter().flat_map(|line| &line.steps);
    let crossing: Vec<&TileStep> = steps.filter(|step| step.at == site.at).collect();
    let bends = |a, b| crossing.iter().any(|step| step.joins(a, b));
    let plate = match (crossing.is_empty(), bends(Direction::North, Direction::West)) {
        (true, _) => Plate::Middle,
        (_, false) => Plate::Corner(spot.moved(24, 20)),
        (_, true) => Plate::Corner(spot.moved(24, 80)),
    };
    let low = bends(Direction::North, Direction::East);
    Some(Lot { spot, parcel, owner, plate, disc: spot.moved(81, if low { 81 } else { 19 }) })
}

fn districts(plan: &MapPlan, kind: BuildingType) -> Vec<MergedBuilding> {
    let cells = plan.cells(|ground| matches!(ground, CellGround::Building(k, _) if *k == kind));
    groups(cells).iter().map(|group| MergedBuilding { kind, path: outline(group, KERB) }).collect()
}

fn house(site: &PlanSite) -> Option<House> {
    let CellGround::Building(kind, made) = site.ground else { return None };
    Some(House { spot: corner(site.at), kind, made, facing: facing(site.at) })
}

fn facing(at: GridPoint) -> Facing {
    if grain(at).is_multiple_of(2) { Facing::Right } else { Facing::Left }
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::sketch;
    use super::super::plan::{LinkStage, PlannedLink};
    use super::*;

    #[test]
    fn same_types_that_touch_are_one_district() {
        let town = Town::of(&sketch(&["R R C", ". R C", "A1 . R"]));
        let of = |kind| town.districts.iter().filter(|d| d.kind == kind).count();
        assert_eq!(
            (of(BuildingType::Residence), of(BuildingType::Commerce), of(BuildingType::Leisure)),
            (2, 1, 0)
        );
        assert_eq!(town.houses.len(), 6);
    }

    #[test]
    fn a_parcel_shows_its_owner() {
        let mut plan = sketch(&["A1 A2"]);
        let a1 = ParcelId::named("A1").expect("the edition has A1");
        plan.sites[0].ground = CellGround::Lot(a1, Some(PlayerColor::Pink));
        let owners: Vec<Option<PlayerColor>> =
            Town::of(&plan).lots.iter().map(|l| l.owner).collect();
        assert_eq!(owners, [Some(PlayerColor::Pink), None]);
    }
    #[test]
    fn rails_leave_room_for_the_name_and_the_disc_of_a_parcel() {
        let signs = |from, to| {
            let mut plan = sketch(&["A1"]);
            let steps = vec![TileStep { at: plan.sites[0].at, from, to }];
            plan.lines =
                vec![PlannedLink { owner: PlayerColor::Pink, steps, stage: LinkStage::Complete }];
            let lot = Town::of(&plan).lots[0];
            (lot.plate, lot.disc)
        };
        let at = |x, y| MapPoint { x, y };
        use Direction::{East, North, South, West};
        assert_eq!(signs(West, East), (Plate::Corner(at(24, 20)), at(81, 19)));
        assert_eq!(signs(West, North), (Plate::Corner(at(24, 80)), at(81, 19)));
        assert_eq!(signs(North, East), (Plate::Corner(at(24, 20)), at(81, 81)));
        assert_eq!(signs(South, West), (Plate::Corner(at(24, 20)), at(81, 19)));
        assert_eq!(Town::of(&sketch(&["A1"])).lots[0].plate, Plate::Middle);
    }
}
