//! An attempt that goes on instead of what was opened, and the notice that says so at its table.

use crate::storage::GameId;
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use std::cell::RefCell;
use yew::prelude::*;

thread_local! {
    /// The attempt that the page goes to now.
    static RESUMED: RefCell<Option<GameId>> = const { RefCell::new(None) };
}

/// Goes to an attempt from a page of its own.
pub(super) fn resume(id: GameId) {
    RESUMED.set(Some(id.clone()));
    Address::Play(id).go();
}

/// Goes to an attempt from an address to which nobody is to come back.
pub(super) fn resume_instead(id: GameId) {
    RESUMED.set(Some(id.clone()));
    Address::Play(id).go_instead();
}

/// Says that the attempt goes on that stands at the set-up that was opened, until that has been read.
#[hook]
pub(super) fn use_resumed_notice(id: &GameId) -> Html {
    let locale = use_locale();
    let is_resumed = use_state_eq(|| RESUMED.take().is_some_and(|resumed| resumed == *id));
    let read = use_callback(is_resumed.setter(), |_: MouseEvent, set| set.set(false));
    if !*is_resumed {
        return Html::default();
    }
    html! {
        <div class="notice" role="status" data-testid="resumed">
            <span>{ locale.attempt_resumed() }</span>
            <button type="button" class="button" onclick={read} data-testid="close-resumed">{ locale.close() }</button>
        </div>
    }
}
