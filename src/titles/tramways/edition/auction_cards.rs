//! The 30 Auction cards (CARD-1, CARD-8): stronger than the starting cards, at a price.
//!
//! One card a line: its least number of players (2 to 5, CARD-8), its Consequence (`FREE` is none, CARD-4), and up to four action
//! icons. The magnetic stripe is on every card but the `VOID` ones and not written.

use super::words::*;

/// The Auction cards in the order of their ids.
pub(super) const AUCTION: [Card; 30] = [
    // In every game.
    auction(2, FREE, &[Rails(3), TO_R, Money(1)]),
    auction(2, STRESS, &[Rails(3), Worker, TO_C, TO_L]),
    auction(2, PAY_3, &[Rails(3), Rails(1), TO_I, TO_L]),
    auction(2, FREE, &[UpgradeLink, TO_I, Money(2)]),
    auction(2, PAY_3, &[UpgradeLink, TO_R, TO_L, Calm]),
    auction(2, STRESS, &[UpgradeLink, Rails(2), TO_R, TO_I]),
    auction(2, PAY_3, &[UpgradeBuilding, UpgradeLink, TO_C, TO_R]),
    auction(2, VOID, &[UpgradeBuilding, Build, TO_L, Money(3)]),
    auction(2, FREE, &[Worker, TO_C, TO_L]),
    auction(2, STRESS, &[TO_R, TO_C, TO_I, TO_L]),
    auction(2, FREE, &[Calm, Money(2), TO_I]),
    auction(2, VOID, &[Rails(3), UpgradeLink, Worker, TO_R]),
    // For three players or more.
    auction(3, STRESS, &[Rails(3), Rails(2), TO_R, TO_L]),
    auction(3, PAY_3, &[Rails(2), Worker, UpgradeLink, TO_C]),
    auction(3, FREE, &[Rails(3), Calm, TO_L]),
    auction(3, PAY_3, &[Build, UpgradeBuilding, UpgradeLink, TO_I]),
    auction(3, STRESS, &[UpgradeLink, Passenger, TO_I, TO_L]),
    auction(3, VOID, &[UpgradeLink, UpgradeBuilding, TO_I, TO_C]),
    // For four players or more.
    auction(4, PAY_3, &[Rails(3), Worker, TO_R, TO_I]),
    auction(4, STRESS, &[UpgradeLink, Worker, TO_R, TO_C]),
    auction(4, FREE, &[UpgradeBuilding, TO_R, Rails(2)]),
    auction(4, FREE, &[Money(3), Passenger, TO_C]),
    auction(4, PAY_3, &[Rails(3), UpgradeLink, TO_L, TO_C]),
    auction(4, VOID, &[Rails(3), Rails(2), Money(3), TO_I]),
    // For five players.
    auction(5, STRESS, &[Rails(3), UpgradeBuilding, TO_R, TO_C]),
    auction(5, PAY_3, &[UpgradeLink, Worker, TO_I, TO_L]),
    auction(5, FREE, &[Rails(2), Worker, TO_L]),
    auction(5, STRESS, &[Build, Rails(3), TO_C, Money(3)]),
    auction(5, PAY_3, &[UpgradeLink, Calm, Passenger, TO_R]),
    auction(5, VOID, &[UpgradeBuilding, Rails(3), Calm, TO_L]),
];
