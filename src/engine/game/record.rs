//! A game is a record: a setup and the actions taken.

use super::Game;
use derive_where::derive_where;

/// A setup and the actions taken since.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// How the game was set up.
    pub setup: G::Setup,
    /// The decisions, in order.
    pub actions: Vec<G::Action>,
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
