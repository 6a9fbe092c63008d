//! Held keys act once; only keys that move, zoom or scroll repeat, and keys typed into a field.

use super::keys::stroke;
use super::use_effect_on;
use crate::table::words::KeyPlace;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent};
use yew::prelude::*;

/// Fields to type in.
const FIELDS: &str =
    "input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]";

/// Stops the repeats of a held key on every page and in every dialog. Must be used before all other hooks that listen for keys.
#[hook]
pub(crate) fn use_held_keys() {
    use_effect_on((), |()| {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        // The element on which the held key went down.
        let began = RefCell::new(None::<EventTarget>);
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if event.repeat() {
                hear_again(event, began.borrow().as_ref());
            } else {
                began.replace(event.target());
            }
        });
        move || drop(listener)
    });
}

/// Stops a repeat that must not act. The browser still moves the focus and scrolls, but presses and closes nothing, and a field
/// that opened under a held key gets no text.
fn hear_again(event: &KeyboardEvent, began: Option<&EventTarget>) {
    let key = event.key();
    let is_decision = matches!(key.as_str(), "Enter" | "Escape");
    let target = event.target();
    let field = target.as_ref().and_then(|it| it.dyn_ref::<Element>());
    let field = field.filter(|it| it.matches(FIELDS).unwrap_or(false));
    let is_long = field.is_some_and(|it| it.tag_name() == "TEXTAREA");
    let is_typed = field.is_some() && target.as_ref() == began && (!is_decision || is_long);
    if is_typed || key == "Tab" || KeyPlace::repeats(&stroke(event)) {
        return;
    }
    event.stop_immediate_propagation();
    if is_decision || field.is_some() {
        event.prevent_default();
    }
}
