//! What lies over the page and can be closed: the Escape key and the browser's way back close what was opened
//! last.

use super::use_effect_on;
use crate::toolkit::hooks::back_button::{settle_soon, use_back_button};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

thread_local! {
    /// What is open with what closes it, the one opened last at the end.
    static OVERLAYS: RefCell<Vec<(u32, Callback<()>)>> = const { RefCell::new(Vec::new()) };
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// Calls `close` at the Escape key or at the way back while `is_open`, unless something else was opened since.
#[hook]
pub fn use_overlay(is_open: bool, close: Callback<()>) {
    let latest = use_mut_ref(|| close.clone());
    latest.replace(close);
    use_effect_on(is_open, move |&is_open| {
        let close = Callback::from(move |()| {
            let now = latest.borrow().clone();
            now.emit(());
        });
        let overlay = is_open.then(|| Overlay::open(close));
        move || drop(overlay)
    });
}

/// Something that is open; closed with this value.
struct Overlay(u32);

impl Overlay {
    fn open(close: Callback<()>) -> Overlay {
        let id = NEXT.replace(NEXT.get() + 1);
        OVERLAYS.with_borrow_mut(|overlays| overlays.push((id, close)));
        settle_soon();
        Overlay(id)
    }
}

impl Drop for Overlay {
    fn drop(&mut self) {
        OVERLAYS.with_borrow_mut(|overlays| overlays.retain(|(id, _)| *id != self.0));
        settle_soon();
    }
}

/// How much is open.
pub(super) fn open_count() -> usize {
    OVERLAYS.with_borrow(Vec::len)
}

/// What closes all but so much of what is open, what was opened last at the beginning.
pub(super) fn closers_down_to(count: usize) -> Vec<Callback<()>> {
    let closers = |overlays: &Vec<(u32, Callback<()>)>| {
        let above = overlays.iter().skip(count).rev();
        above.map(|(_, close)| close.clone()).collect()
    };
    OVERLAYS.with_borrow(closers)
}

/// Listens to the key and to the way back, for the whole page.
#[hook]
pub fn use_overlay_stack() {
    use_back_button();
    use_effect_on((), |()| {
        // It hears the key before anybody else does.
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, |event| {
            let open = open_count();
            if open > 0 && is_escape(event) {
                event.stop_immediate_propagation();
                // A dialog would be closed a second time by the browser.
                event.prevent_default();
                closers_down_to(open - 1).iter().for_each(|close| close.emit(()));
            }
        });
        move || drop(listener)
    });
}

fn is_escape(event: &Event) -> bool {
    let key = event.dyn_ref::<KeyboardEvent>();
    key.is_some_and(|event| event.key() == "Escape" && !event.is_composing())
}
