//! Which window plays a game.

use crate::storage::Lock;
use crate::toolkit::hooks::Saving;

/// Whether this window plays the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plays {
    Here,
    /// Another one does, or nobody knows yet.
    Elsewhere,
    /// It is a link's, which nobody plays.
    Nowhere,
}

impl Plays {
    pub(crate) fn of(lock: Lock, saving: &Saving) -> Plays {
        let waits = lock == Lock::Asked || lock.looks_on() || saving.is_overtaken();
        if waits { Plays::Elsewhere } else { Plays::Here }
    }
}
