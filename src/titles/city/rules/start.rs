//! A position from which a game begins instead of from its deal.

use super::state::State;
use std::sync::Arc;

/// A position that is known to be sound: whatever is legal in it and after it can be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start(Arc<State>);

impl Start {
    /// A position of which all of this is known.
    pub(super) fn of_sound(state: State) -> Start {
        Start(Arc::new(state))
    }

    /// The position.
    pub fn state(&self) -> &State {
        &self.0
    }
}
