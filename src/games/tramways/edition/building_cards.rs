//! The 16 Building cards (CARD-1).

use super::super::card::Card;
use super::super::icon::Destination::Kind as Type;
use super::super::icon::Icon::*;
use super::super::kind::Kind::*;

/// The Building cards in the order of their ids.
pub(super) const BUILDING: [Card; 16] = [
    Card::new(&[To(Type(Residence)), UpgradeBuilding, Rails(1)]),
    Card::new(&[To(Type(Commerce)), UpgradeBuilding, Rails(2)]),
    Card::new(&[To(Type(Industry)), UpgradeBuilding, Rails(3)]),
    Card::new(&[To(Type(Leisure)), UpgradeBuilding, Rails(1)]),
    Card::new(&[To(Type(Commerce)), UpgradeBuilding, Rails(2)]),
    Card::new(&[To(Type(Industry)), UpgradeBuilding, Rails(3)]),
    Card::new(&[To(Type(Leisure)), UpgradeBuilding, Rails(1)]),
    Card::new(&[To(Type(Residence)), UpgradeBuilding, Rails(2)]),
    Card::new(&[To(Type(Industry)), UpgradeBuilding, Rails(3)]),
    Card::new(&[To(Type(Leisure)), UpgradeBuilding, Rails(1)]),
    Card::new(&[To(Type(Residence)), UpgradeBuilding, Rails(2)]),
    Card::new(&[To(Type(Commerce)), UpgradeBuilding, Rails(3)]),
    Card::new(&[To(Type(Leisure)), UpgradeBuilding, Rails(1)]),
    Card::new(&[To(Type(Residence)), UpgradeBuilding, Rails(2)]),
    Card::new(&[To(Type(Commerce)), UpgradeBuilding, Rails(3)]),
    Card::new(&[To(Type(Industry)), UpgradeBuilding, Rails(1)]),
];
