//! Our edition of the components: cards, boards and tracks. Data, apart from the rules.
//!
//! The tables are ours. They obey the counts and constraints of the rulebook (CARD, BOARD, STR)
//! and are not the published components.

mod auction_cards;
mod boards;
mod building_cards;
mod development_cards;
mod parcel_cards;

pub use boards::{BOARDS, BoardText, PARCEL_NAMES};

use super::card::{CARDS, Card};
use super::icon::{Icon, IconSet, PARCELS, ParcelId};

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

/// All faces, in the order of the card ids.
pub static CARDS_BY_ID: [Card; CARDS] = gather();

/// All faces as sets of icons, in the order of the card ids.
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
    /// The Parcel's number, such as `A1`.
    pub fn name(self) -> &'static str {
        PARCEL_NAMES[self.index() % PARCELS]
    }

    /// The Parcel of a number, upper or lower case.
    pub fn named(name: &str) -> Option<ParcelId> {
        ParcelId::all().find(|parcel| parcel.name().eq_ignore_ascii_case(name))
    }
}
