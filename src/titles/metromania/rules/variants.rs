//! What can be chosen for a game: players, the city, the municipality, the rivalry (MSET, MTEST-5).

use crate::titles::metromania::boards::{Placement, SIDES};
use serde::{Deserialize, Serialize};

/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// How the districts lie (MSET-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CityChoice {
    /// In any sector and any turn, from the seed.
    Random,
    /// As laid by hand, in sectors 0 to 5.
    Laid([Placement; SIDES]),
}

/// How the Destinations are given out (MSET-3, MSET-4).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Municipality {
    /// As with so many players: letters secret with 3 and 4.
    #[default]
    Usual,
    /// The same, but all letters lie open.
    Loyal,
    /// Set hands for 4 players.
    Strict,
}

impl Municipality {
    /// All of them.
    pub const ALL: [Municipality; 3] =
        [Municipality::Usual, Municipality::Loyal, Municipality::Strict];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Municipality::Usual => "usual",
            Municipality::Loyal => "loyal",
            Municipality::Strict => "strict",
        }
    }
}

/// Whether two players who both ride on a test, or are both at fault, cancel each other (MTEST-5).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Rivalry {
    /// They do: nobody scores, nobody loses.
    #[default]
    Cancel,
    /// They do not.
    Count,
}

impl Rivalry {
    /// Both of them.
    pub const ALL: [Rivalry; 2] = [Rivalry::Cancel, Rivalry::Count];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Rivalry::Cancel => "cancel",
            Rivalry::Count => "count",
        }
    }
}

/// Whether letters are secret until they are placed (MSET-4).
pub fn has_secrets(players: usize, municipality: Municipality) -> bool {
    players > 2 && municipality == Municipality::Usual
}
