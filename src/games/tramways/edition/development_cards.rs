//! The 20 Development cards (CARD-1).

use super::super::card::Card;
use super::super::icon::Destination::Kind as Type;
use super::super::icon::Icon::*;
use super::super::kind::Kind::*;

/// The Development cards in the order of their ids.
pub(super) const DEVELOPMENT: [Card; 20] = [
    Card::new(&[Rails(1), To(Type(Residence)), UpgradeLink, To(Type(Commerce))]),
    Card::new(&[Rails(2), To(Type(Commerce)), Build, To(Type(Industry))]),
    Card::new(&[Rails(3), To(Type(Industry)), UpgradeBuilding, To(Type(Leisure))]),
    Card::new(&[Rails(1), To(Type(Leisure)), Calm, To(Type(Residence))]),
    Card::new(&[Rails(2), To(Type(Residence)), Worker, To(Type(Commerce))]),
    Card::new(&[Rails(3), To(Type(Commerce)), UpgradeLink, To(Type(Industry))]),
    Card::new(&[Rails(1), To(Type(Industry)), Build, To(Type(Leisure))]),
    Card::new(&[Rails(2), To(Type(Leisure)), UpgradeBuilding, To(Type(Residence))]),
    Card::new(&[Rails(3), To(Type(Residence)), Calm, To(Type(Commerce))]),
    Card::new(&[Rails(1), To(Type(Commerce)), Worker, To(Type(Industry))]),
    Card::new(&[Rails(2), To(Type(Industry)), UpgradeLink, To(Type(Leisure))]),
    Card::new(&[Rails(3), To(Type(Leisure)), Build, To(Type(Residence))]),
    Card::new(&[Rails(1), To(Type(Residence)), UpgradeBuilding, To(Type(Commerce))]),
    Card::new(&[Rails(2), To(Type(Commerce)), Calm, To(Type(Industry))]),
    Card::new(&[Rails(3), To(Type(Industry)), Worker, To(Type(Leisure))]),
    Card::new(&[Rails(1), To(Type(Leisure)), UpgradeLink, To(Type(Residence))]),
    Card::new(&[Rails(2), To(Type(Residence)), Build, To(Type(Commerce))]),
    Card::new(&[Rails(3), To(Type(Commerce)), UpgradeBuilding, To(Type(Industry))]),
    Card::new(&[Rails(1), To(Type(Industry)), Calm, To(Type(Leisure))]),
    Card::new(&[Rails(2), To(Type(Leisure)), Worker, To(Type(Residence))]),
];
