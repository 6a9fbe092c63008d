//! The 16 Building cards (CARD-1, CARD-7): four for each type, in its spirit.
//!
//! One card a line: up to four action icons. The magnetic stripe is on every card and not written.
//! The type's mark in the corner is not an icon: some cards lack the Destination of their own type.

use super::words::*;

/// The Building cards in the order of their ids: four of each type, in the order R C I L.
pub(super) const BUILDING: [Card; 16] = [
    // Residence: rest.
    card(&[UpgradeBuilding, TO_R, Calm]),
    card(&[Calm, Rails(2), TO_C]),
    card(&[Calm, Passenger, TO_I, Money(2)]),
    card(&[Calm, UpgradeLink, TO_L]),
    // Commerce: money.
    card(&[UpgradeBuilding, TO_C, Money(3)]),
    card(&[Money(3), Rails(2), TO_R]),
    card(&[Money(2), UpgradeLink, TO_R, TO_I]),
    card(&[Money(3), Rails(1), Worker, TO_L]),
    // Industry: rails and their builders.
    card(&[UpgradeBuilding, TO_I, Rails(2)]),
    card(&[Rails(3), Worker, TO_R]),
    card(&[Rails(3), UpgradeLink, TO_C]),
    card(&[Rails(1), Rails(2), Worker, TO_L]),
    // Leisure: going places.
    card(&[UpgradeBuilding, TO_L, Passenger]),
    card(&[TO_R, TO_C, Money(3)]),
    card(&[UpgradeLink, TO_I, TO_L]),
    card(&[Passenger, Rails(2), TO_C, TO_I]),
];
