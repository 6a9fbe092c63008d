//! Overlays of the page: Escape and the browser's Back close the latest one.

use super::{clone, use_effect_on};
use crate::toolkit::hooks::back_button::{settle_soon, use_back_button};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

thread_local! {
    /// The open overlays, latest last.
    static OVERLAYS: RefCell<Vec<Open>> = const { RefCell::new(Vec::new()) };
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// An open overlay with its callbacks.
struct Open {
    id: u32,
    back: Callback<()>,
    escape: Escape,
}

/// The effect of Escape on an overlay.
#[derive(Clone, PartialEq)]
pub(crate) enum Escape {
    /// Calls back.
    Does(Callback<()>),
    /// Nothing: the key is passed to an earlier overlay or the page.
    Passes,
}

/// Calls `close` at Escape or Back while `is_open`, unless a later overlay is open.
#[hook]
pub(crate) fn use_overlay(is_open: bool, close: Callback<()>) {
    use_way_back(is_open, close.clone(), Escape::Does(close));
}

/// Calls `back` at Back while `is_open`, unless a later overlay is open; Escape may do something else.
#[hook]
pub(crate) fn use_way_back(is_open: bool, back: Callback<()>, escape: Escape) {
    let latest = use_mut_ref(|| (back.clone(), escape.clone()));
    latest.replace((back, escape));
    use_effect_on(is_open, move |&is_open| {
        let escapes = matches!(latest.borrow().1, Escape::Does(_));
        let back = Callback::from(clone!([latest], move |()| {
            let now = latest.borrow().0.clone();
            now.emit(());
        }));
        let does = Callback::from(move |()| {
            let now = latest.borrow().1.clone();
            if let Escape::Does(now) = now {
                now.emit(());
            }
        });
        let escape = if escapes { Escape::Does(does) } else { Escape::Passes };
        let overlay = is_open.then(|| OpenOverlay::open(back, escape));
        move || drop(overlay)
    });
}

/// An open overlay; closed when dropped.
struct OpenOverlay(u32);

impl OpenOverlay {
    fn open(back: Callback<()>, escape: Escape) -> OpenOverlay {
        let id = NEXT.replace(NEXT.get() + 1);
        OVERLAYS.with_borrow_mut(|overlays| overlays.push(Open { id, back, escape }));
        settle_soon();
        OpenOverlay(id)
    }
}

impl Drop for OpenOverlay {
    fn drop(&mut self) {
        OVERLAYS.with_borrow_mut(|overlays| overlays.retain(|open| open.id != self.0));
        settle_soon();
    }
}

/// Returns the number of open overlays.
pub(super) fn open_count() -> usize {
    OVERLAYS.with_borrow(Vec::len)
}

/// Returns the close callbacks of all overlays above `count`, latest first.
pub(super) fn closers_down_to(count: usize) -> Vec<Callback<()>> {
    let closers = |overlays: &Vec<Open>| {
        let above = overlays.iter().skip(count).rev();
        above.map(|open| open.back.clone()).collect()
    };
    OVERLAYS.with_borrow(closers)
}

/// Returns the action of Escape: that of the latest overlay that has one.
fn escape() -> Option<Callback<()>> {
    let escape = |open: &Open| match &open.escape {
        Escape::Does(close) => Some(close.clone()),
        Escape::Passes => None,
    };
    OVERLAYS.with_borrow(|overlays| overlays.iter().rev().find_map(escape))
}

/// Listens for Escape and Back on the whole page.
#[hook]
pub(crate) fn use_overlay_stack() {
    use_back_button();
    use_effect_on((), |()| {
        // Captures the key before all other listeners.
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, |event| {
            if is_escape(event)
                && let Some(close) = escape()
            {
                event.stop_immediate_propagation();
                // The browser would close a dialog a second time.
                event.prevent_default();
                close.emit(());
            }
        });
        move || drop(listener)
    });
}

fn is_escape(event: &Event) -> bool {
    let key = event.dyn_ref::<KeyboardEvent>();
    key.is_some_and(|event| event.key() == "Escape" && !event.is_composing())
}
