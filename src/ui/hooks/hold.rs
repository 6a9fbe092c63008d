//! Which of several windows plays a game.

use crate::storage::{GameId, Hold, Manner, claim};
use yew::prelude::*;

/// Whether this window plays the game, and what takes it over.
#[hook]
pub fn use_hold(id: &GameId) -> (Hold, Callback<()>) {
    let hold = use_state_eq(|| Hold::Asked);
    let takeovers = use_state_eq(|| 0);
    {
        let hold = hold.clone();
        use_effect_with((id.clone(), *takeovers), move |(id, takeovers)| {
            let manner = if *takeovers > 0 { Manner::TakeOver } else { Manner::Wait };
            let setter = hold.setter();
            let claim = claim(id, manner, move |new| setter.set(new));
            move || drop(claim)
        });
    }
    let take_over = {
        let takeovers = takeovers.clone();
        Callback::from(move |()| takeovers.set(*takeovers + 1))
    };
    (*hold, take_over)
}
