//! The 20 Development cards (CARD-1): flexible, without a Consequence.
//!
//! One card a line: up to four action icons. The magnetic stripe is on every card and not written.

use super::words::*;

/// The Development cards in the order of their ids.
pub(super) const DEVELOPMENT: [Card; 20] = [
    // For building Links.
    card(&[Rails(3), TO_R, TO_C, Money(1)]),
    card(&[Rails(3), TO_I, TO_L, Calm]),
    card(&[Rails(1), Rails(2), TO_R, TO_I]),
    card(&[Rails(1), Rails(2), TO_C, TO_L]),
    card(&[Rails(2), Worker, TO_R, TO_L]),
    card(&[Rails(2), Worker, TO_C, TO_I]),
    card(&[Rails(3), Worker, Money(2)]),
    // For existing Links.
    card(&[UpgradeLink, TO_R, TO_C, Money(2)]),
    card(&[UpgradeLink, TO_I, TO_L, Money(2)]),
    card(&[UpgradeLink, Rails(2), TO_R, TO_L]),
    card(&[UpgradeLink, Rails(2), TO_C, TO_I]),
    card(&[UpgradeLink, UpgradeBuilding, TO_C, TO_L]),
    // For building Buildings.
    card(&[UpgradeBuilding, Build, TO_R, TO_C]),
    card(&[UpgradeBuilding, Rails(2), TO_I, TO_L]),
    card(&[UpgradeBuilding, Worker, TO_R, TO_I]),
    card(&[Build, Rails(2), TO_R, Calm]),
    card(&[Build, Rails(1), TO_L, Money(3)]),
    // For the end of a round.
    card(&[Money(3), Worker, Calm, TO_C]),
    card(&[Calm, Rails(3), TO_I, Passenger]),
    card(&[Passenger, Money(3), TO_R, TO_L]),
];
