//! The setup of a game (CSET), and why one cannot be played.

use super::start::Start;
use super::state::State;
use crate::engine::game::{MAX_SEATS, Rule};
use crate::titles::city::boards::{Board, BoardData};
use thiserror::Error;

/// The fewest players (CSET-1).
pub const MIN_PLAYERS: usize = 2;
/// The most players on any board (CBIG-1).
pub const MAX_PLAYERS: usize = MAX_SEATS;

/// Everything chosen before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Version of the rules.
    pub rules: u16,
    /// The board.
    pub board: Board,
    /// Number of players: 2 to 4, on some big boards 5.
    pub players: u8,
    /// Seed of all randomness.
    pub seed: u64,
    /// The position from which the game begins instead of the deal; the other fields then follow from it
    /// ([`Start::setup`]).
    pub start: Option<Start>,
}

impl Setup {
    /// Returns a setup for a board by the newest rules.
    pub fn standard(board: Board, players: u8, seed: u64) -> Setup {
        let rules = super::RULES_VERSION;
        Setup { rules, board, players, seed, start: None }
    }

    /// Returns the board's data.
    pub fn data(&self) -> &'static BoardData {
        self.board.data()
    }

    /// Checks that the setup can be played.
    ///
    /// # Errors
    /// The number of players does not fit the board.
    pub fn check(&self) -> Result<(), SetupError> {
        let most = self.data().most_players();
        if !(MIN_PLAYERS..=most).contains(&usize::from(self.players)) {
            return Err(SetupError::Players(self.players, most as u8));
        }
        Ok(())
    }
}

impl Start {
    /// Returns the setup of games that begin here. Its seed continues the position's randomness and reveals nothing of
    /// the deal.
    pub fn setup(&self) -> Setup {
        let state = self.state();
        Setup {
            rules: state.rules,
            board: state.board,
            players: state.players.count() as u8,
            seed: state.rng.state(),
            start: Some(self.clone()),
        }
    }

    /// Returns the position if `setup` belongs to this start.
    ///
    /// # Errors
    /// The setup belongs to another start.
    pub(super) fn begin(&self, setup: &Setup) -> Result<State, SetupError> {
        if self.setup() == *setup { Ok(self.state().clone()) } else { Err(SetupError::Start) }
    }
}

/// Why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The number of players, and the most the board allows.
    #[error("{0} players: 2 to {1} can play")]
    Players(u8, u8),
    /// The start position does not belong to the setup.
    #[error("the position from which the game begins is another setup's")]
    Start,
}

impl Rule for SetupError {
    fn rule(&self) -> &'static str {
        match self {
            SetupError::Players(..) | SetupError::Start => "CSET-1",
        }
    }
}
