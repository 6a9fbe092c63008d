//! A position from which a game begins instead of from its deal.

use super::state::State;
use std::sync::Arc;

/// A valid position: every legal action in it and after it can be applied.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start(Arc<State>);

impl Start {
    /// Wraps a position already known to be valid.
    pub(super) fn of_sound(state: State) -> Start {
        Start(Arc::new(state))
    }

    /// Returns the position.
    pub fn state(&self) -> &State {
        &self.0
    }
}
