//! The four sides of a cell, and the rail shapes that join two of them.

use serde::{Deserialize, Serialize};

/// A side of a cell, and the direction across it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Up on the page.
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All four directions, clockwise from the north.
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Returns 0 to 3, clockwise from the north.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the opposite side.
    pub fn opposite(self) -> Direction {
        self.turned(2)
    }

    /// Returns this side after the board is turned clockwise by quarters.
    pub fn turned(self, quarters: u8) -> Direction {
        Direction::ALL[(self.index() + usize::from(quarters)) % 4]
    }

    /// Returns one step, as columns to the right and rows down.
    pub fn step(self) -> (i16, i16) {
        match self {
            Direction::North => (0, -1),
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
        }
    }

    /// Returns its letter: n, e, s or w.
    pub fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self.index()]
    }

    /// Reads its letter, in upper or lower case.
    pub fn from_letter(letter: char) -> Option<Direction> {
        Direction::ALL.into_iter().find(|d| d.letter() == letter.to_ascii_lowercase())
    }
}

/// A rail shape: the two different sides that it joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RailShape(u8);

impl RailShape {
    /// Returns the shape that joins two sides; `None` if they are the same.
    pub fn new(a: Direction, b: Direction) -> Option<RailShape> {
        (a != b).then_some(RailShape(1 << a.index() | 1 << b.index()))
    }

    /// Returns whether the two sides face each other.
    pub fn is_straight(self) -> bool {
        self.0 == 0b0101 || self.0 == 0b1010
    }
}
