//! Our edition of the components: cards, boards and tracks. Data, apart from the rules.
//!
//! The tables are ours. They obey the counts and constraints of the rulebook (CARD, BOARD, STR)
//! and are not the published components.
//!
//! # Where things are
//!
//! | file | what it holds | a line is |
//! |---|---|---|
//! | `development_cards` | 20 cards of the Ticket Books | action icons |
//! | `parcel_cards` | 25 cards that own a Parcel | the Parcel's number, then action icons |
//! | `building_cards` | 16 cards, four a type | action icons |
//! | `auction_cards` | 30 cards of the auction | fewest players, Consequence, action icons |
//! | `boards` | 12 boards with two sides | a row of five cells |
//! | `words` | the words of the card tables | |
//!
//! # The words of a card
//!
//! | word | action icon (CARD-3) |
//! |---|---|
//! | `Rails(1)` to `Rails(3)` | Build 1, 2 or 3 Rails |
//! | `TO_R` `TO_C` `TO_I` `TO_L` | Destination Residence, Commerce, Industry, Leisure |
//! | `UpgradeLink`, `Build`, `UpgradeBuilding` | the three actions of these names |
//! | `Money(1)` to `Money(3)` | $1, $2 or $3 |
//! | `Worker`, `Passenger`, `Calm` | Rail Worker, Add Passenger, Reduce Stress |
//!
//! The magnetic stripe is on every card but the Void Tickets and is never written. Consequences
//! (CARD-4) are `FREE` for none, `PAY_3`, `STRESS` and `VOID`.
//!
//! # The design of the cards
//!
//! - Parcel cards are the starting cards: nearly all lay one or two rails, so that every opening
//!   hand builds something; their other icons make the players different.
//! - Development cards are flexible and free.
//! - Building cards suit their type, but often send Passengers elsewhere.
//! - Auction cards are stronger. Free ones have three icons; a fourth one costs $3, Stress at every
//!   use, or a card and the stripe (a Void Ticket).
//!
//! # How to change a card or a board
//!
//! Edit its line; the order of the lines is the order of the ids, so add or remove none. Raise
//! [`VERSION`], because old records name the tables they were played with. Then run
//! `cargo test --no-default-features edition`: the checks hold every count (CARD-1, CARD-8,
//! BOARD-1), the shape of faces and sides (CARD-2 to CARD-7, BOARD-2), equal shares for the four
//! types, what opening hands allow, the Passengers of the box (SET-12), and on thousands of random
//! maps that no printed Building is cut off (BOARD-3) and that Parcels suffice (SET-1). With
//! `-- --nocapture` they print the shares they measured.

mod auction_cards;
mod boards;
mod building_cards;
#[cfg(test)]
mod checks;
mod development_cards;
mod parcel_cards;
mod words;

pub use boards::{BOARDS, BoardText, PARCEL_NAMES};

use crate::titles::tramways::rules::card::{CARDS, Card};
use crate::titles::tramways::rules::icon::{Icon, IconSet, PARCELS, ParcelId};

/// Raised whenever a table of this folder changes; records name it.
pub const VERSION: u16 = 1;

/// The levels of the normal player board's Stress track, left to right (STR-1).
pub const LONG_STRESS: [u8; 21] =
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];
/// The levels of the hard player board's Stress track (STR-1, a reading).
pub const SHORT_STRESS: [u8; 12] = [1, 2, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21];

/// Generic A (CARD-6).
const GENERIC_A: Card = Card::new(&[Icon::Rails(2), Icon::Worker]);
/// Generic B (CARD-6).
const GENERIC_B: Card = Card::new(&[Icon::Money(1), Icon::Build]);

/// All faces, by card id.
pub static CARDS_BY_ID: [Card; CARDS] = gather();

/// All faces as sets of icons, by card id.
pub static SETS_BY_ID: [IconSet; CARDS] = sets();

const fn gather() -> [Card; CARDS] {
    let mut cards = [GENERIC_A; CARDS];
    let mut next = 0;
    next = copy(&development_cards::DEVELOPMENT, &mut cards, next);
    next = copy(&parcel_cards::PARCEL, &mut cards, next);
    next = copy(&building_cards::BUILDING, &mut cards, next);
    next = copy(&auction_cards::AUCTION, &mut cards, next);
    next = copy(&[GENERIC_A; 5], &mut cards, next);
    next = copy(&[GENERIC_B; 5], &mut cards, next);
    assert!(next == CARDS);
    cards
}

const fn copy(from: &[Card], into: &mut [Card; CARDS], start: usize) -> usize {
    let mut i = 0;
    while i < from.len() {
        into[start + i] = from[i];
        i += 1;
    }
    start + from.len()
}

const fn sets() -> [IconSet; CARDS] {
    let cards = gather();
    let mut sets = [IconSet::EMPTY; CARDS];
    let mut i = 0;
    while i < CARDS {
        sets[i] = cards[i].set();
        i += 1;
    }
    sets
}

impl ParcelId {
    /// Returns the Parcel's number, such as `A1`.
    pub fn name(self) -> &'static str {
        PARCEL_NAMES[self.index() % PARCELS]
    }

    /// Returns the Parcel with a number, in upper or lower case.
    pub fn named(name: &str) -> Option<ParcelId> {
        ParcelId::all().find(|parcel| parcel.name().eq_ignore_ascii_case(name))
    }
}
