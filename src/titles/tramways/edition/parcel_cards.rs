//! The 25 Parcel cards (CARD-1, CARD-7), the starting cards of players.
//!
//! One card a line: the number of its Parcel, which is its first icon, and up to three other action icons. The magnetic stripe is
//! on every card and not written. The lines follow the list of Parcels.

use super::words::*;

/// The Parcel cards in the order of their ids.
pub(super) const PARCEL: [Card; 25] = [
    parcel("A1", &[Rails(2), TO_R, Passenger]),
    parcel("A2", &[Rails(1), UpgradeLink, Money(2)]),
    parcel("A3", &[TO_C, TO_I, Worker]),
    parcel("B1", &[Rails(2), TO_L, Calm]),
    parcel("B2", &[Rails(2), TO_C, Worker]),
    parcel("C1", &[Rails(1), TO_I, Worker]),
    parcel("C2", &[Rails(2), UpgradeLink, Money(1)]),
    parcel("C3", &[Rails(1), TO_L, Money(2)]),
    parcel("D1", &[Rails(1), TO_C, TO_L]),
    parcel("D2", &[Rails(2), Worker, Money(2)]),
    parcel("D3", &[Rails(1), Build, TO_I]),
    parcel("E1", &[Rails(2), TO_I, Passenger]),
    parcel("E2", &[Rails(1), TO_R, Money(2)]),
    parcel("E3", &[Rails(1), UpgradeLink, TO_L]),
    parcel("F1", &[Rails(2), Worker, Calm]),
    parcel("F2", &[Rails(1), UpgradeBuilding, TO_R]),
    parcel("F3", &[TO_C, Passenger, Money(2)]),
    parcel("G1", &[Rails(2), TO_L, Worker]),
    parcel("G2", &[Rails(1), TO_C, Calm]),
    parcel("G3", &[Rails(1), UpgradeLink, Worker]),
    parcel("H1", &[Rails(2), TO_R, Money(2)]),
    parcel("H2", &[Rails(1), Build, TO_L]),
    parcel("I1", &[Rails(1), TO_C, Passenger]),
    parcel("I2", &[UpgradeBuilding, TO_R, Money(2)]),
    parcel("J", &[Rails(3), TO_I]),
];
