//! Which window plays a game.

use crate::storage::Lock;
use crate::toolkit::hooks::Saving;

/// The window that plays the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlaysHere {
    Here,
    /// Another window plays it, or that is not known yet.
    Elsewhere,
    /// Nobody plays it: it is the game of a link.
    Nowhere,
}

impl PlaysHere {
    pub(crate) fn of(lock: Lock, saving: &Saving) -> PlaysHere {
        let waits = lock == Lock::Requested || lock.looks_on() || saving.is_overtaken();
        if waits { PlaysHere::Elsewhere } else { PlaysHere::Here }
    }
}
