//! The 30 Auction cards (CARD-1).

use super::super::card::Card;
use super::super::icon::Destination::Kind as Type;
use super::super::icon::Icon::*;
use super::super::kind::Kind::*;

/// The Auction cards in the order of their ids.
use super::super::card::Consequence::*;

pub(super) const AUCTION: [Card; 30] = [
    Card::new(&[Rails(3), To(Type(Residence)), UpgradeLink, To(Type(Industry))]).for_players(2),
    Card::new(&[Rails(3), To(Type(Commerce)), UpgradeBuilding, To(Type(Leisure))]).for_players(2),
    Card::new(&[Rails(3), To(Type(Industry)), Money(3), To(Type(Residence))])
        .with(Pay3)
        .for_players(2),
    Card::new(&[Rails(3), To(Type(Leisure)), Calm, To(Type(Commerce))]).with(Stress).for_players(2),
    Card::new(&[Rails(3), To(Type(Residence)), Passenger, To(Type(Industry))])
        .with(Void)
        .for_players(2),
    Card::new(&[Rails(3), To(Type(Commerce)), Build, To(Type(Leisure))]).for_players(2),
    Card::new(&[Rails(3), To(Type(Industry)), UpgradeLink, To(Type(Residence))]).for_players(2),
    Card::new(&[Rails(3), To(Type(Leisure)), UpgradeBuilding, To(Type(Commerce))])
        .with(Pay3)
        .for_players(2),
    Card::new(&[Rails(3), To(Type(Residence)), Money(3), To(Type(Industry))])
        .with(Stress)
        .for_players(2),
    Card::new(&[Rails(3), To(Type(Commerce)), Calm, To(Type(Leisure))]).with(Void).for_players(2),
    Card::new(&[Rails(3), To(Type(Industry)), Passenger, To(Type(Residence))]).for_players(2),
    Card::new(&[Rails(3), To(Type(Leisure)), Build, To(Type(Commerce))]).for_players(2),
    Card::new(&[Rails(3), To(Type(Residence)), UpgradeLink, To(Type(Industry))])
        .with(Pay3)
        .for_players(3),
    Card::new(&[Rails(3), To(Type(Commerce)), UpgradeBuilding, To(Type(Leisure))])
        .with(Stress)
        .for_players(3),
    Card::new(&[Rails(3), To(Type(Industry)), Money(3), To(Type(Residence))])
        .with(Void)
        .for_players(3),
    Card::new(&[Rails(3), To(Type(Leisure)), Calm, To(Type(Commerce))]).for_players(3),
    Card::new(&[Rails(3), To(Type(Residence)), Passenger, To(Type(Industry))]).for_players(3),
    Card::new(&[Rails(3), To(Type(Commerce)), Build, To(Type(Leisure))]).with(Pay3).for_players(3),
    Card::new(&[Rails(3), To(Type(Industry)), UpgradeLink, To(Type(Residence))])
        .with(Stress)
        .for_players(4),
    Card::new(&[Rails(3), To(Type(Leisure)), UpgradeBuilding, To(Type(Commerce))])
        .with(Void)
        .for_players(4),
    Card::new(&[Rails(3), To(Type(Residence)), Money(3), To(Type(Industry))]).for_players(4),
    Card::new(&[Rails(3), To(Type(Commerce)), Calm, To(Type(Leisure))]).for_players(4),
    Card::new(&[Rails(3), To(Type(Industry)), Passenger, To(Type(Residence))])
        .with(Pay3)
        .for_players(4),
    Card::new(&[Rails(3), To(Type(Leisure)), Build, To(Type(Commerce))])
        .with(Stress)
        .for_players(4),
    Card::new(&[Rails(3), To(Type(Residence)), UpgradeLink, To(Type(Industry))]).for_players(5),
    Card::new(&[Rails(3), To(Type(Commerce)), UpgradeBuilding, To(Type(Leisure))]).for_players(5),
    Card::new(&[Rails(3), To(Type(Industry)), Money(3), To(Type(Residence))]).for_players(5),
    Card::new(&[Rails(3), To(Type(Leisure)), Calm, To(Type(Commerce))]).with(Pay3).for_players(5),
    Card::new(&[Rails(3), To(Type(Residence)), Passenger, To(Type(Industry))])
        .with(Stress)
        .for_players(5),
    Card::new(&[Rails(3), To(Type(Commerce)), Build, To(Type(Leisure))]).for_players(5),
];
