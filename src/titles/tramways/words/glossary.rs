//! The emblems of the glossary's terms.

use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::Consequence;
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};

/// The emblem of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermEmblem {
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
pub fn emblem_of(key: &str) -> TermEmblem {
    EMBLEMS.iter().find(|(of, _)| *of == key).map_or(TermEmblem::None, |(_, emblem)| *emblem)
}

/// All Building types as Destinations.
const KINDS: &[Icon] = &[
    Icon::To(Destination::Kind(BuildingType::Residence)),
    Icon::To(Destination::Kind(BuildingType::Commerce)),
    Icon::To(Destination::Kind(BuildingType::Industry)),
    Icon::To(Destination::Kind(BuildingType::Leisure)),
];

/// The terms with an emblem.
const EMBLEMS: &[(&str, TermEmblem)] = &[
    ("icon-rails", TermEmblem::Icons(&[Icon::Rails(1), Icon::Rails(2), Icon::Rails(3)])),
    ("icon-upgrade-link", TermEmblem::Icons(&[Icon::UpgradeLink])),
    ("icon-build", TermEmblem::Icons(&[Icon::Build])),
    ("icon-upgrade-building", TermEmblem::Icons(&[Icon::UpgradeBuilding])),
    ("icon-destination", TermEmblem::Icons(KINDS)),
    ("icon-parcel", TermEmblem::Icons(&[Icon::To(Destination::Parcel(ParcelId(0)))])),
    ("icon-stripe", TermEmblem::Icons(&[Icon::Stripe])),
    ("icon-money", TermEmblem::Icons(&[Icon::Money(1), Icon::Money(2), Icon::Money(3)])),
    ("icon-worker", TermEmblem::Icons(&[Icon::Worker])),
    ("icon-passenger", TermEmblem::Icons(&[Icon::Passenger])),
    ("icon-calm", TermEmblem::Icons(&[Icon::Calm])),
    ("cost-pay", TermEmblem::Cost(Consequence::Pay3)),
    ("cost-stress", TermEmblem::Cost(Consequence::Stress)),
    ("cost-void", TermEmblem::Cost(Consequence::Void)),
    ("book", TermEmblem::Card),
    ("disc", TermEmblem::Disc),
    ("hand-limit", TermEmblem::Card),
    ("hp", TermEmblem::Points),
    ("line", TermEmblem::Card),
    ("money", TermEmblem::Money),
    ("passenger", TermEmblem::Passenger),
    ("stress-level", TermEmblem::Stress),
    ("ticket", TermEmblem::Card),
    ("tile", TermEmblem::Tiles),
    ("turn-order", TermEmblem::Disc),
    ("worker", TermEmblem::Worker),
];

#[cfg(test)]
mod tests;
