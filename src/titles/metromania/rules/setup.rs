//! The choices before the first action (MSET), and their errors.

use super::Metromania;
use super::start::Start;
use super::state::State;
use super::variants::{CityChoice, MAX_PLAYERS, MIN_PLAYERS, Municipality, Rivalry};
use crate::engine::game::{Game, Rule};
use crate::titles::metromania::boards::{City, EDITION};
use thiserror::Error;

/// Everything chosen before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The rules version that its games are played by ([`Game::rules_version`]).
    pub rules: u16,
    /// The version of districts and arrows ([`EDITION`]).
    pub edition: u16,
    /// The seed of all chance.
    pub seed: u64,
    /// The players, 2 to 4 (MSET-1).
    pub players: u8,
    /// The placed districts (MSET-1).
    pub city: CityChoice,
    /// How the Destinations are dealt (MSET-3, MSET-4).
    pub municipality: Municipality,
    /// How two players score the same test (MTEST-5).
    pub rivalry: Rivalry,
    /// The position from which the game begins, instead of the deal. It then determines everything else ([`Start::setup`]).
    pub start: Option<Start>,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The edition is unknown.
    #[error("edition {0} of the city is not known")]
    Edition(u16),
    /// The number of players is not 2 to 4.
    #[error("{0} players: 2 to 4 can play")]
    Players(u8),
    /// A district is missing or repeated, or its turn is not 0 to 2.
    #[error("the city needs each of the six districts once, turned by 0 to 2 thirds")]
    City,
    /// The strict municipality is for four players.
    #[error("the strict municipality is for 4 players, not {0}")]
    StrictPlayers(u8),
    /// The start position belongs to another setup.
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
    /// Makes the usual setup: a random city, the usual municipality, MTEST-5.
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

    /// Checks the setup.
    ///
    /// # Errors
    /// The first error.
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
}

impl Start {
    /// Returns the setup of games that begin here. Its seed is 0: the position holds the remaining chance.
    pub fn setup(&self) -> Setup {
        let state = self.state();
        Setup {
            rules: state.rules,
            edition: EDITION,
            seed: 0,
            players: state.players() as u8,
            city: CityChoice::Laid(*state.city.placements()),
            municipality: state.municipality,
            rivalry: state.rivalry,
            start: Some(self.clone()),
        }
    }

    /// Returns the position if it belongs to the setup.
    ///
    /// # Errors
    /// The setup belongs to another position.
    pub(super) fn begin(&self, setup: &Setup) -> Result<State, SetupError> {
        if self.setup() == *setup { Ok(self.state().clone()) } else { Err(SetupError::Start) }
    }
}
