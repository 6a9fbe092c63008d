//! Changes of the storage by other windows.

use super::use_effect_on;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// Calls `changed` whenever another window changes an entry for which `concerns` returns true, or clears everything.
#[hook]
pub(crate) fn use_storage_changes(concerns: fn(&str) -> bool, changed: Callback<()>) {
    use_effect_on(changed, move |changed| {
        let changed = changed.clone();
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, "storage", move |event| {
            let event = event.dyn_ref::<web_sys::StorageEvent>();
            // An event without a key means that everything was cleared.
            let key = event.and_then(web_sys::StorageEvent::key);
            if key.is_none_or(|key| concerns(&key)) {
                changed.emit(());
            }
        });
        move || drop(listener)
    });
}
