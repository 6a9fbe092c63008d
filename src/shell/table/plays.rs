//! Which window plays a game.

use crate::storage::Lock;
use crate::toolkit::hooks::Saving;

/// The window that plays the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plays {
    Here,
    /// Another window plays it, or that is not known yet.
    Elsewhere,
    /// Nobody plays it: it is the game of a link.
    Nowhere,
}

impl Plays {
    pub(crate) fn of(lock: Lock, saving: &Saving) -> Plays {
        let waits = lock == Lock::Asked || lock.looks_on() || saving.is_overtaken();
        if waits { Plays::Elsewhere } else { Plays::Here }
    }
}
