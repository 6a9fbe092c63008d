//! Destinations: a letter and a type (MSET-3).

use crate::engine::bits::{Set, counted};
use crate::titles::metromania::boards::SpotType;
use SpotType::{Housing, Leisure, Work};
use serde::{Deserialize, Serialize};

/// The number of Destinations.
pub const DESTINATIONS: usize = 12;

/// The letter of two Destinations, A to F.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Letter {
    /// Housing and Work.
    A,
    /// Work and Leisure.
    B,
    /// Leisure and Housing.
    C,
    /// Housing and Leisure.
    D,
    /// Leisure and Work.
    E,
    /// Work and Housing.
    F,
}

impl Letter {
    /// All letters.
    pub const ALL: [Letter; 6] = [Letter::A, Letter::B, Letter::C, Letter::D, Letter::E, Letter::F];

    /// Returns its index in [`Letter::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the types of its two Destinations, which differ.
    pub fn types(self) -> [SpotType; 2] {
        match self {
            Letter::A => [Housing, Work],
            Letter::B => [Work, Leisure],
            Letter::C => [Leisure, Housing],
            Letter::D => [Housing, Leisure],
            Letter::E => [Leisure, Work],
            Letter::F => [Work, Housing],
        }
    }

    /// Returns its two Destinations.
    pub fn destinations(self) -> [Destination; 2] {
        [2 * self as u8, 2 * self as u8 + 1].map(Destination)
    }

    /// Returns its name, `A` to `F`.
    pub fn name(self) -> char {
        char::from(b'A' + self as u8)
    }

    /// Finds a letter by its name, in any case.
    pub fn named(name: char) -> Option<Letter> {
        Letter::ALL.into_iter().find(|letter| letter.name() == name.to_ascii_uppercase())
    }
}

/// One of the twelve Destinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Destination(u8);

impl Destination {
    /// Iterates over all Destinations, by letter.
    pub fn all() -> impl Iterator<Item = Destination> {
        (0..DESTINATIONS as u8).map(Destination)
    }

    /// Returns the Destination with a letter and a type.
    pub fn of(letter: Letter, kind: SpotType) -> Option<Destination> {
        letter.destinations().into_iter().find(|destination| destination.kind() == kind)
    }

    /// Returns its index among all.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns its letter.
    pub fn letter(self) -> Letter {
        Letter::ALL[self.index() / 2]
    }

    /// Returns its type.
    pub fn kind(self) -> SpotType {
        self.letter().types()[self.index() % 2]
    }

    /// Returns the other Destination of its letter.
    pub fn twin(self) -> Destination {
        Destination(self.0 ^ 1)
    }
}

counted!(Destination u16);

impl From<Destination> for String {
    fn from(destination: Destination) -> String {
        format!("{}{}", destination.kind().letter(), destination.letter().name())
    }
}

impl TryFrom<String> for Destination {
    type Error = String;

    fn try_from(word: String) -> Result<Destination, String> {
        let named = Destination::all().find(|&destination| String::from(destination) == word);
        named.ok_or_else(|| format!("{word:?} is no Destination, such as HA"))
    }
}

/// A set of Destinations.
pub type Destinations = Set<Destination>;

impl Destinations {
    /// Returns those of a type.
    pub fn of_type(self, kind: SpotType) -> Destinations {
        self.and(OF_TYPE[kind.index()])
    }

    /// Returns whether all letters differ.
    pub fn letters_differ(self) -> bool {
        self.word() & self.word() >> 1 & 0x555 == 0
    }
}

const OF_TYPE: [Destinations; 3] = [bits(Housing), bits(Work), bits(Leisure)];

const fn bits(kind: SpotType) -> Destinations {
    Set::from_word(match kind {
        Housing => 1 | 1 << 5 | 1 << 6 | 1 << 11,
        Work => 1 << 1 | 1 << 2 | 1 << 9 | 1 << 10,
        Leisure => 1 << 3 | 1 << 4 | 1 << 7 | 1 << 8,
    })
}
