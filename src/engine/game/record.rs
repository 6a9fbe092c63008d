//! A game is a record: a setup and the actions taken.

use super::Game;
use std::fmt;

/// A setup and the actions taken since.
pub struct Record<G: Game> {
    /// How the game was set up.
    pub setup: G::Setup,
    /// The decisions, in order.
    pub actions: Vec<G::Action>,
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Record { setup: self.setup.clone(), actions: self.actions.clone() }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.actions == other.actions
    }
}

impl<G: Game> Eq for Record<G> {}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("setup", &self.setup)
            .field("actions", &self.actions)
            .finish()
    }
}

/// Where a replay came to.
pub struct Replay<G: Game> {
    /// The position after the last action that could be carried out.
    pub state: G::State,
    /// How many actions could be carried out.
    pub plies: usize,
    /// Why the next action could not be; nothing where all could.
    pub refusal: Option<G::Refusal>,
}

/// Why a record has no position at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError<E>(
    /// What is wrong with the setup.
    pub E,
);

impl<G: Game> Record<G> {
    /// A record without actions.
    pub fn new(setup: G::Setup) -> Self {
        Record { setup, actions: Vec::new() }
    }

    /// Replays all actions, each one checked, up to the first illegal one.
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
