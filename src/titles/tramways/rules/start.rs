//! A position where a game begins instead of at its deal.

use super::state::State;
use std::sync::Arc;

/// A position that is known to be sound: all its legal actions, and those after them, can be carried out.
///
/// Its Links are sorted by owner and tiles, and discard piles by card; nothing in the game depends on either.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start(Arc<State>);

impl Start {
    /// Wraps a position that is known to be sound.
    pub(super) fn of_sound(state: State) -> Start {
        Start(Arc::new(state))
    }

    /// Returns the position.
    pub fn state(&self) -> &State {
        &self.0
    }
}
