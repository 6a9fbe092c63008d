//! Keys for the whole page.

use super::use_effect_on;
use crate::table::words::{HeldModifiers, KeyPlace, KeyStroke, MapKey};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Listens for keys on the whole page; `hear` gets the values of the latest render, even before its effects have run.
#[hook]
pub(crate) fn use_page_keys<T: Clone + 'static>(with: T, hear: fn(&KeyboardEvent, &T)) {
    let latest = use_mut_ref(|| with.clone());
    latest.replace(with);
    use_effect_on((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, move |event| {
            let with = latest.borrow().clone();
            event.dyn_ref::<KeyboardEvent>().into_iter().for_each(|event| hear(event, &with));
        });
        move || drop(listener)
    });
}

/// Listens for the keys that open the command box.
#[hook]
pub(crate) fn use_command_key(open: Callback<()>) {
    use_page_keys(open, |event, open| {
        let is_command = KeyPlace::Table.meaning(&stroke(event)) == Some(MapKey::Command);
        if is_command && !event.alt_key() && !is_taken(event) {
            event.prevent_default();
            open.emit(());
        }
    });
}

/// Returns the key of an event.
pub(crate) fn stroke(event: &KeyboardEvent) -> KeyStroke {
    let ctrl = event.ctrl_key() || event.meta_key();
    KeyStroke::new(&event.key(), &event.code(), HeldModifiers { ctrl, shift: event.shift_key() })
}

/// Overlays that take all keys.
const OVER: &str = "dialog[open], .curtain";

/// Returns whether a key belongs to a field, an open dialog or the curtain, or was already handled.
pub(crate) fn is_taken(event: &KeyboardEvent) -> bool {
    let over = gloo::utils::document().query_selector(OVER).ok().flatten();
    if event.default_prevented() || over.is_some() {
        return true;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let field = |element: &Element| element.closest("input, select, textarea");
    target.is_some_and(|element| field(&element).ok().flatten().is_some())
}
