//! The emblems of the glossary's terms.

use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::Consequence;
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};

/// The emblem of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emblem {
    None,
    /// Icons with the same effect.
    Icons(&'static [Icon]),
    /// A card's Consequence.
    Cost(Consequence),
    Points,
    Stress,
    Money,
    Passenger,
    /// A Rail Worker.
    Worker,
    Card,
    /// A player's disc.
    Disc,
    Tiles,
}

/// Returns the emblem of a term.
pub fn emblem_of(key: &str) -> Emblem {
    EMBLEMS.iter().find(|(of, _)| *of == key).map_or(Emblem::None, |(_, emblem)| *emblem)
}

/// All Building types as Destinations.
const KINDS: &[Icon] = &[
    Icon::To(Destination::Kind(BuildingType::Residence)),
    Icon::To(Destination::Kind(BuildingType::Commerce)),
    Icon::To(Destination::Kind(BuildingType::Industry)),
    Icon::To(Destination::Kind(BuildingType::Leisure)),
];

/// The terms with an emblem.
const EMBLEMS: &[(&str, Emblem)] = &[
    ("icon-rails", Emblem::Icons(&[Icon::Rails(1), Icon::Rails(2), Icon::Rails(3)])),
    ("icon-upgrade-link", Emblem::Icons(&[Icon::UpgradeLink])),
    ("icon-build", Emblem::Icons(&[Icon::Build])),
    ("icon-upgrade-building", Emblem::Icons(&[Icon::UpgradeBuilding])),
    ("icon-destination", Emblem::Icons(KINDS)),
    ("icon-parcel", Emblem::Icons(&[Icon::To(Destination::Parcel(ParcelId(0)))])),
    ("icon-stripe", Emblem::Icons(&[Icon::Stripe])),
    ("icon-money", Emblem::Icons(&[Icon::Money(1), Icon::Money(2), Icon::Money(3)])),
    ("icon-worker", Emblem::Icons(&[Icon::Worker])),
    ("icon-passenger", Emblem::Icons(&[Icon::Passenger])),
    ("icon-calm", Emblem::Icons(&[Icon::Calm])),
    ("cost-pay", Emblem::Cost(Consequence::Pay3)),
    ("cost-stress", Emblem::Cost(Consequence::Stress)),
    ("cost-void", Emblem::Cost(Consequence::Void)),
    ("book", Emblem::Card),
    ("disc", Emblem::Disc),
    ("hand-limit", Emblem::Card),
    ("hp", Emblem::Points),
    ("line", Emblem::Card),
    ("money", Emblem::Money),
    ("passenger", Emblem::Passenger),
    ("stress-level", Emblem::Stress),
    ("ticket", Emblem::Card),
    ("tile", Emblem::Tiles),
    ("turn-order", Emblem::Disc),
    ("worker", Emblem::Worker),
];

#[cfg(test)]
mod tests;
