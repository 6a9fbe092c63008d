//! The colours of the players.

use crate::engine::game::Seat;
use serde::{Deserialize, Serialize};

/// A player's colour; its letter and its line pattern say the same without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Livery {
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

impl Livery {
    /// All five, in the order in which seats have them unless others are chosen.
    pub const ALL: [Livery; 5] =
        [Livery::Orange, Livery::Brown, Livery::Pink, Livery::Green, Livery::Purple];

    /// The colour of a seat where none is chosen.
    pub fn of(seat: Seat) -> Livery {
        Livery::ALL[seat.index() % Livery::ALL.len()]
    }

    /// Its place among all.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name in files.
    pub fn written_name(self) -> &'static str {
        ["orange", "brown", "pink", "green", "purple"][self.index()]
    }

    /// O, B, K, G or P.
    pub fn letter(self) -> char {
        ['O', 'B', 'K', 'G', 'P'][self.index()]
    }
}
