//! Decides which of several windows plays a game.

use super::{clone, use_effect_on};
use crate::storage::{ClaimMode, GameId, Lock, claim};
use yew::prelude::*;

/// Returns whether this window plays the game, and a callback that takes it over.
#[hook]
pub(crate) fn use_lock(id: &GameId) -> (Lock, Callback<()>) {
    let lock = use_state_eq(|| Lock::Requested);
    let takeovers = use_state_eq(|| 0);
    {
        let lock = lock.clone();
        use_effect_on((id.clone(), *takeovers), move |(id, takeovers)| {
            let mode = if *takeovers > 0 { ClaimMode::TakeOver } else { ClaimMode::Wait };
            let setter = lock.setter();
            let claim = claim(id, mode, move |new| setter.set(new));
            move || drop(claim)
        });
    }
    let take_over = Callback::from(clone!([takeovers], move |()| takeovers.set(*takeovers + 1)));
    (*lock, take_over)
}
