//! A position from which a game begins instead of from its deal.

use super::state::State;
use std::sync::Arc;

/// A position known to be sound, at the beginning of a turn or of a choice before the deal: everything legal in it and after it
/// can be applied.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start(Arc<State>);

impl Start {
    /// Makes a start from a position known to be sound.
    pub(super) fn of_sound(state: State) -> Start {
        Start(Arc::new(state))
    }

    /// Returns the position.
    pub fn state(&self) -> &State {
        &self.0
    }
}
