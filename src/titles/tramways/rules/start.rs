//! A position from which a game begins instead of from its deal.

use super::state::State;
use std::sync::Arc;

/// A position that is known to be sound: whatever is legal in it and after it can be carried out.
///
/// Its Links are in the order of their owners and tiles, and its players' discard piles in that of
/// the cards: nothing in the game depends on either.
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
