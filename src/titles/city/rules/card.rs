//! Transportation cards (CSET-2).

use crate::titles::city::boards::{Color, Deck};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

/// The size of the largest deck of Transportation cards (CBIG-2).
pub const MAX_CARDS: usize = 110;
/// Number of kinds of cards.
const KINDS: usize = 9;
/// Number of face-up cards.
pub const DISPLAY: usize = 5;
/// Number of wild cards among the face-up cards from which they are discarded (CDRAW-5).
pub const MOST_WILDS: usize = 3;

/// A Transportation card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Black.
    Black,
    /// Purple.
    Purple,
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow; only on big boards.
    Yellow,
    /// White; only on big boards.
    White,
    /// Wild: a Ferry card in San Francisco, a Bicycle card in Berlin.
    Wild,
}

impl Card {
    /// All kinds, colours in the order of [`Color::ALL`], then wild.
    pub const ALL: [Card; KINDS] = [
        Card::Blue,
        Card::Green,
        Card::Black,
        Card::Purple,
        Card::Red,
        Card::Orange,
        Card::Yellow,
        Card::White,
        Card::Wild,
    ];

    /// The card's position in [`Card::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the card of a colour.
    pub const fn of(color: Color) -> Card {
        Card::ALL[color.index()]
    }

    /// Returns the card's colour; `None` for a wild card.
    pub fn color(self) -> Option<Color> {
        Color::ALL.get(self.index()).copied()
    }

    /// The card's name in files and action texts.
    pub fn name(self) -> &'static str {
        self.color().map_or("wild", Color::name)
    }

    /// Returns the card with this name, ignoring case.
    pub fn named(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(name))
    }
}

/// A multiset of cards: the number of each kind.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "BTreeMap<Card, u8>", into = "BTreeMap<Card, u8>")]
pub struct Cards([u8; KINDS]);

impl Cards {
    /// Returns the total number of cards.
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// Returns the number of wild cards.
    pub fn wilds(&self) -> u8 {
        self.0[Card::Wild.index()]
    }

    /// Returns the number of cards of the most frequent colour; wild cards do not count.
    pub fn most(&self) -> u8 {
        self.0[..Card::Wild.index()].iter().copied().max().unwrap_or(0)
    }

    /// Iterates over the cards one by one, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let counts = self.0;
        let times = move |card: Card| usize::from(counts[card.index()]);
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, times(card)))
    }

    /// Returns these cards minus `other`; no count falls below 0.
    pub fn without(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind].saturating_sub(other.0[kind])))
    }

    /// Returns the sum of both sets of cards.
    pub fn with(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind].saturating_add(other.0[kind])))
    }

    /// Returns whether `other` is a subset of these cards.
    pub fn holds(&self, other: &Cards) -> bool {
        self.0.iter().zip(&other.0).all(|(own, needed)| own >= needed)
    }
}

impl Deck {
    /// Returns the cards of the full deck (CSET-2, CBIG-2).
    pub const fn cards(self) -> Cards {
        match self {
            Deck::City => Cards([6, 6, 6, 6, 6, 6, 0, 0, 8]),
            Deck::Big => Cards([12, 12, 12, 12, 12, 12, 12, 12, 14]),
        }
    }
}

impl From<BTreeMap<Card, u8>> for Cards {
    fn from(counts: BTreeMap<Card, u8>) -> Cards {
        Cards(Card::ALL.map(|card| counts.get(&card).copied().unwrap_or(0)))
    }
}

impl From<Cards> for BTreeMap<Card, u8> {
    fn from(cards: Cards) -> BTreeMap<Card, u8> {
        let held = Card::ALL.into_iter().filter(|&card| cards[card] > 0);
        held.map(|card| (card, cards[card])).collect()
    }
}

impl Index<Card> for Cards {
    type Output = u8;
    fn index(&self, card: Card) -> &u8 {
        &self.0[card.index()]
    }
}

impl IndexMut<Card> for Cards {
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card.index()]
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Cards::default();
        cards.into_iter().for_each(|card| counts[card] = counts[card].saturating_add(1));
        counts
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let some = Card::ALL.into_iter().filter(|&card| self[card] > 0);
        let words: Vec<String> =
            some.map(|card| format!("{} {}", self[card], card.name())).collect();
        f.write_str(&words.join(", "))
    }
}
