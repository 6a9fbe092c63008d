//! The keys of the past, while its bar is open.

use crate::view::act::{Act, Walk};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Whatever has a use of its own for the arrow keys.
const OWN_ARROWS: &str = "input, select, textarea, dialog[open], .map__sheet";

/// Home and End go to the start and to the end, the arrows an action back or on; with Shift a
/// single decision.
#[hook]
pub(super) fn use_past_keys(act: &Callback<Act>) {
    use_effect_with(act.clone(), |act| {
        let act = act.clone();
        let options = EventListenerOptions::enable_prevent_default();
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if event.ctrl_key() || event.meta_key() || event.alt_key() || has_own_arrows(event) {
                return;
            }
            let walk = match (event.key().as_str(), event.shift_key()) {
                ("Home", _) => Walk::First,
                ("End", _) => Walk::Last,
                ("ArrowLeft", true) => Walk::DecisionBack,
                ("ArrowRight", true) => Walk::DecisionOn,
                ("ArrowLeft", false) => Walk::Back,
                ("ArrowRight", false) => Walk::On,
                _ => return,
            };
            event.prevent_default();
            act.emit(Act::Walk(walk));
        });
        move || drop(listener)
    });
}

fn has_own_arrows(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.closest(OWN_ARROWS).ok().flatten().is_some())
}
