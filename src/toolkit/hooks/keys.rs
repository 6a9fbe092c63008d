//! The keys of the page.

use super::use_effect_on;
use crate::table::words::{Held, KeyPlace, Keyboard, MapKey, key_name};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Listens to the keys of the whole page.
#[hook]
pub fn use_page_keys<T: PartialEq + Clone + 'static>(with: T, hear: fn(&KeyboardEvent, &T)) {
    use_effect_on(with, move |with| {
        let with = with.clone();
        let options = EventListenerOptions::enable_prevent_default();
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, move |event| {
            event.dyn_ref::<KeyboardEvent>().into_iter().for_each(|event| hear(event, &with));
        });
        move || drop(listener)
    });
}

/// Listens to the keys that open the command box.
#[hook]
pub fn use_command_key(open: Callback<()>) {
    use_page_keys(open, |event, open| {
        let is_command =
            KeyPlace::Table.meaning(Keyboard::Cells, &named(event)) == Some(MapKey::Command);
        if is_command && !event.alt_key() && !is_taken(event) {
            event.prevent_default();
            open.emit(());
        }
    });
}

/// The name of a key, as the list of keys has it.
pub fn named(event: &KeyboardEvent) -> String {
    let ctrl = event.ctrl_key() || event.meta_key();
    key_name(&event.key(), Held { ctrl, shift: event.shift_key() })
}

/// Keys that belong to a field or to an open dialog, or that the map has used.
pub fn is_taken(event: &KeyboardEvent) -> bool {
    let dialog = gloo::utils::document().query_selector("dialog[open]").ok().flatten();
    if event.default_prevented() || dialog.is_some() {
        return true;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let field = |element: &Element| element.closest("input, select, textarea");
    target.is_some_and(|element| field(&element).ok().flatten().is_some())
}
