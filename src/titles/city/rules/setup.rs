//! What is chosen before the first action (CSET), and why a choice cannot be played.

use super::start::Start;
use super::state::State;
use crate::engine::game::{MAX_SEATS, Rule};
use crate::titles::city::boards::{Board, BoardData};
use thiserror::Error;

/// The fewest players (CSET-1).
pub const MIN_PLAYERS: usize = 2;
/// The most players of any board (CBIG-1).
pub const MAX_PLAYERS: usize = MAX_SEATS;

/// Everything that is chosen before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The rules version that its games are played by.
    pub rules: u16,
    /// The board.
    pub board: Board,
    /// How many players: 2 to 4, on some big boards 5.
    pub players: u8,
    /// Where all chance comes from.
    pub seed: u64,
    /// The position from which the game begins, instead of the deal. Everything else follows from
    /// it then ([`Start::setup`]).
    pub start: Option<Start>,
}

impl Setup {
    /// A game on a board by the newest rules.
    pub fn standard(board: Board, players: u8, seed: u64) -> Setup {
        let rules = super::RULES_VERSION;
        Setup { rules, board, players, seed, start: None }
    }

    /// The board's tables.
    pub fn data(&self) -> &'static BoardData {
        self.board.data()
    }

    /// Checks that it can be played.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        let most = self.data().most_players();
        if !(MIN_PLAYERS..=most).contains(&usize::from(self.players)) {
            return Err(SetupError::Players(self.players, most as u8));
        }
        Ok(())
    }
}

impl Start {
    /// The setup of the games that begin here. Its seed is where chance goes on from, and says
    /// nothing of the deal.
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

    /// The position of a setup that is this start's.
    ///
    /// # Errors
    /// The setup is another one's.
    pub(super) fn begin(&self, setup: &Setup) -> Result<State, SetupError> {
        if self.setup() == *setup { Ok(self.state().clone()) } else { Err(SetupError::Start) }
    }
}

/// Why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The wrong number of players.
    #[error("{0} players: 2 to {1} can play")]
    Players(u8, u8),
    /// The position from which the game begins is another setup's.
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
