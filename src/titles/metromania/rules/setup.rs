//! What is chosen before the first action (MSET), and why a choice cannot be played.

use super::Metromania;
use super::start::Start;
use crate::engine::game::{Game, Rule};
use crate::titles::metromania::boards::{City, EDITION, Placement, SIDES};
use thiserror::Error;

/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// Everything that is chosen before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The rules version that its games are played by ([`Game::rules_version`]).
    pub rules: u16,
    /// The version of districts and arrows ([`EDITION`]).
    pub edition: u16,
    /// Where all chance comes from.
    pub seed: u64,
    /// The players, 2 to 4 (MSET-1).
    pub players: u8,
    /// How the districts lie (MSET-1).
    pub city: CityChoice,
    /// How the Destinations are given out (MSET-3, MSET-4).
    pub municipality: Municipality,
    /// What two players score together (MTEST-5).
    pub rivalry: Rivalry,
    /// The position from which the game begins, instead of the deal. Everything else follows from
    /// it then ([`Start::setup`]).
    pub start: Option<Start>,
}

/// How the districts lie (MSET-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CityChoice {
    /// In any sector and any turn, from the seed.
    Random,
    /// As laid by hand, in sectors 0 to 5.
    Laid([Placement; SIDES]),
}

/// How the Destinations are given out (MSET-3, MSET-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Municipality {
    /// As with so many players: letters secret with 3 and 4.
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
}

/// Whether two players who both ride on a test, or are both at fault, cancel each other (MTEST-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rivalry {
    /// They do: nobody scores, nobody loses.
    Cancel,
    /// They do not.
    Count,
}

impl Rivalry {
    /// Both of them.
    pub const ALL: [Rivalry; 2] = [Rivalry::Cancel, Rivalry::Count];
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The setup names an edition that this program does not have.
    #[error("edition {0} of the city is not known")]
    Edition(u16),
    /// The number of players is not 2 to 4.
    #[error("{0} players: 2 to 4 can play")]
    Players(u8),
    /// A district is missing or lies there twice, or its turn is not 0 to 2.
    #[error("the city needs each of the six districts once, turned by 0 to 2 thirds")]
    City,
    /// The strict municipality is for four players.
    #[error("the strict municipality is for 4 players, not {0}")]
    StrictPlayers(u8),
    /// The position from which the game begins is another setup's.
    #[error("the game begins at a position of another setup")]
    Start,
}

impl Rule for SetupError {
    fn rule(&self) -> &'static str {
        match self {
            SetupError::Edition(_) => "MBOARD-3",
            SetupError::StrictPlayers(_) => "MSET-4",
            SetupError::City => "MBOARD-2",
            SetupError::Players(_) | SetupError::Start => "MSET-1",
        }
    }
}

impl Setup {
    /// The usual setup: a random city, Destinations as with so many players, MTEST-5.
    pub fn standard(players: u8, seed: u64) -> Setup {
        Setup {
            rules: Metromania::RULES_VERSION,
            edition: EDITION,
            seed,
            players,
            city: CityChoice::Random,
            municipality: Municipality::Usual,
            rivalry: Rivalry::Cancel,
            start: None,
        }
    }

    /// Checks everything.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        if self.edition != EDITION {
            return Err(SetupError::Edition(self.edition));
        }
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&usize::from(self.players)) {
            return Err(SetupError::Players(self.players));
        }
        if self.municipality == Municipality::Strict && self.players != 4 {
            return Err(SetupError::StrictPlayers(self.players));
        }
        match self.city {
            CityChoice::Laid(placements) if City::new(placements).is_none() => {
                Err(SetupError::City)
            }
            _ => Ok(()),
        }
    }

    /// Whether letters are secret until they are placed (MSET-4).
    pub fn has_secrets(&self) -> bool {
        has_secrets(usize::from(self.players), self.municipality)
    }
}

/// Whether letters are secret until they are placed (MSET-4).
pub(super) fn has_secrets(players: usize, municipality: Municipality) -> bool {
    players > 2 && municipality == Municipality::Usual
}
