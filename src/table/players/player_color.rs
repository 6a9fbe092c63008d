//! The colours of the players.

use crate::engine::game::Seat;
use serde::{Deserialize, Serialize};

/// A player's colour, which has a letter and a line pattern for those who cannot see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerColor {
    /// O, a plain line.
    Orange,
    /// B, short dashes.
    Brown,
    /// K, dots.
    Pink,
    /// G, long dashes.
    Green,
    /// P, dash and dot.
    Purple,
}

impl PlayerColor {
    /// All five, in the default order of seats.
    pub const ALL: [PlayerColor; 5] = [
        PlayerColor::Orange,
        PlayerColor::Brown,
        PlayerColor::Pink,
        PlayerColor::Green,
        PlayerColor::Purple,
    ];

    /// The default colour of a seat.
    pub fn of(seat: Seat) -> PlayerColor {
        PlayerColor::ALL[seat.index() % PlayerColor::ALL.len()]
    }

    /// Its index among all.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name written in files, which is frozen.
    pub fn written_name(self) -> &'static str {
        ["orange", "brown", "pink", "green", "purple"][self.index()]
    }

    /// O, B, K, G or P.
    pub fn letter(self) -> char {
        ['O', 'B', 'K', 'G', 'P'][self.index()]
    }
}
