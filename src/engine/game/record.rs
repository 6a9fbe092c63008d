//! A game is a record: a setup and the actions taken.

use super::Game;
use derive_where::derive_where;

/// A setup and the actions taken since.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The setup of the game.
    pub setup: G::Setup,
    /// The actions, in order.
    pub actions: Vec<G::Action>,
}

/// The result of a replay.
pub struct Replay<G: Game> {
    /// The position after the last legal action.
    pub state: G::State,
    /// The number of actions applied.
    pub plies: usize,
    /// Why the next action is not legal; `None` if all were applied.
    pub refusal: Option<G::Refusal>,
}

/// Why a record has no position at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError<E>(
    /// The setup's error.
    pub E,
);

impl<G: Game> Record<G> {
    /// Makes a record without actions.
    pub fn new(setup: G::Setup) -> Self {
        Record { setup, actions: Vec::new() }
    }

    /// Replays all actions with checks, up to the first illegal one.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn replay(&self) -> Result<Replay<G>, ReplayError<G::SetupError>> {
        let mut state = G::new(&self.setup).map_err(ReplayError)?;
        let mut events = Vec::new();
        for (plies, &action) in self.actions.iter().enumerate() {
            events.clear();
            if let Err(refusal) = G::apply(&mut state, action, &mut events) {
                return Ok(Replay { state, plies, refusal: Some(refusal) });
            }
        }
        Ok(Replay { state, plies: self.actions.len(), refusal: None })
    }
}
