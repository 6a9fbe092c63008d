//! The options of a game: players, city, municipality, rivalry (MSET, MTEST-5).

use crate::titles::metromania::boards::{Placement, SIDES};
use serde::{Deserialize, Serialize};

/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// How the districts are placed (MSET-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CityChoice {
    /// In random sectors and turns, from the seed.
    Random,
    /// Laid by hand, in sectors 0 to 5.
    Laid([Placement; SIDES]),
}

/// How the Destinations are dealt (MSET-3, MSET-4).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Municipality {
    /// The usual deal for the number of players; letters are secret with 3 and 4.
    #[default]
    Usual,
    /// The same with all letters open.
    Loyal,
    /// Fixed hands for 4 players.
    Strict,
}

impl Municipality {
    /// All of them.
    pub const ALL: [Municipality; 3] =
        [Municipality::Usual, Municipality::Loyal, Municipality::Strict];

    /// Returns its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Municipality::Usual => "usual",
            Municipality::Loyal => "loyal",
            Municipality::Strict => "strict",
        }
    }
}

/// Says if two players who both ride on a test, or are both at fault, cancel each other (MTEST-5).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Rivalry {
    /// They do: nobody scores or loses.
    #[default]
    Cancel,
    /// They do not: both count.
    Count,
}

impl Rivalry {
    /// Both of them.
    pub const ALL: [Rivalry; 2] = [Rivalry::Cancel, Rivalry::Count];

    /// Returns its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Rivalry::Cancel => "cancel",
            Rivalry::Count => "count",
        }
    }
}

/// Returns whether letters are secret until they are placed (MSET-4).
pub fn has_secrets(players: usize, municipality: Municipality) -> bool {
    players > 2 && municipality == Municipality::Usual
}
