//! The state of the second copy of the storage.

use super::use_effect_on;
use crate::storage::{MIRROR_CHANGED, MirrorState, mirror_state};
use gloo::events::EventListener;
use yew::prelude::*;

/// Returns the state of the second copy, kept current.
#[hook]
pub(crate) fn use_mirror() -> MirrorState {
    let state = use_state_eq(mirror_state);
    let setter = state.setter();
    use_effect_on((), move |()| {
        let window = gloo::utils::window();
        let renew = move |_: &_| setter.set(mirror_state());
        let listener = EventListener::new(&window, MIRROR_CHANGED, renew);
        move || drop(listener)
    });
    *state
}
