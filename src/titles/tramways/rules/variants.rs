//! The variants of a game: player boards, the deal, the map (SET).

use crate::engine::game::MAX_SEATS;
use crate::titles::tramways::edition;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most boards of a map.
pub const MAX_BOARDS: usize = 2 * MAX_SEATS;

/// A player board (SET-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerBoard {
    /// Two Rail Worker spaces and the long Stress track.
    Normal,
    /// One Rail Worker space and the short Stress track.
    Hard,
}

impl PlayerBoard {
    /// Returns the number of Rail Worker spaces.
    pub fn workers(self) -> u8 {
        match self {
            PlayerBoard::Normal => 2,
            PlayerBoard::Hard => 1,
        }
    }

    /// Returns the levels of the Stress track, left to right (STR-1).
    pub fn stress_track(self) -> &'static [u8] {
        match self {
            PlayerBoard::Normal => &edition::LONG_STRESS,
            PlayerBoard::Hard => &edition::SHORT_STRESS,
        }
    }
}

/// The deal of the first four Parcel cards (SET-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deal {
    /// Four at random.
    Normal,
    /// Chosen in pairs from all, face up.
    Advanced,
}

/// The rule for Development cards (SET-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DevelopmentRule {
    /// Ticket Books with a face-up top.
    Original,
    /// A deck with three cards face up.
    Alternative,
}

/// The source of the map (SET-1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MapChoice {
    /// Boards drawn at random from the seed, in the default rectangle.
    Random {
        /// The sides that may show.
        sides: Sides,
        /// The number of boards.
        size: MapSize,
    },
    /// Boards laid by hand.
    Layout(ArrayVec<PlacedBoard, MAX_BOARDS>),
}

/// The sides that a random map may show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sides {
    /// Either side, at random.
    Mixed,
    /// The 1920 sides.
    Normal,
    /// The 1910 sides.
    Hard,
}

/// The number of boards of a random map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MapSize {
    /// Two boards for each player; three in the solo game.
    Standard,
    /// Three boards for two expert players.
    Expert,
}

/// A side of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardSide {
    /// The normal, 1920 side.
    Normal,
    /// The hard, 1910 side.
    Hard,
}

/// One of the twelve boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MapBoard(pub u8);

impl MapBoard {
    /// Returns the board's letter, A to L.
    pub fn name(self) -> &'static str {
        edition::BOARDS.get(usize::from(self.0)).map_or("?", |board| board.name)
    }
}

/// A board on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlacedBoard {
    /// The board.
    pub board: MapBoard,
    /// The side that shows.
    pub side: BoardSide,
    /// Quarter turns clockwise, 0 to 3; 0 has five columns and three rows.
    pub turn: u8,
    /// The column of its leftmost cells.
    pub x: i8,
    /// The row of its topmost cells.
    pub y: i8,
}
