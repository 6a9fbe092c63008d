//! What lies over the page and can be closed: the Escape key and the browser's way back close what was opened
//! last.

use super::{clone, use_effect_on};
use crate::toolkit::hooks::back_button::{settle_soon, use_back_button};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

thread_local! {
    /// What is open, the one opened last at the end.
    static OVERLAYS: RefCell<Vec<Open>> = const { RefCell::new(Vec::new()) };
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// Something that is open, with what closes it.
struct Open {
    id: u32,
    back: Callback<()>,
    escape: Escape,
}

/// What the Escape key does to something that is open.
#[derive(Clone, PartialEq)]
pub(crate) enum Escape {
    /// Something of its own.
    Does(Callback<()>),
    /// Nothing: the key is for what was opened before, or for the page.
    Passes,
}

/// Calls `close` at the Escape key or at the way back while `is_open`, unless something else was opened since.
#[hook]
pub(crate) fn use_overlay(is_open: bool, close: Callback<()>) {
    use_way_back(is_open, close.clone(), Escape::Does(close));
}

/// Calls `back` at the way back while `is_open`, unless something else was opened since; the Escape key may do something else.
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
        let overlay = is_open.then(|| Overlay::open(back, escape));
        move || drop(overlay)
    });
}

/// Something that is open; closed with this value.
struct Overlay(u32);

impl Overlay {
    fn open(back: Callback<()>, escape: Escape) -> Overlay {
        let id = NEXT.replace(NEXT.get() + 1);
        OVERLAYS.with_borrow_mut(|overlays| overlays.push(Open { id, back, escape }));
        settle_soon();
        Overlay(id)
    }
}

impl Drop for Overlay {
    fn drop(&mut self) {
        OVERLAYS.with_borrow_mut(|overlays| overlays.retain(|open| open.id != self.0));
        settle_soon();
    }
}

/// How much is open.
pub(super) fn open_count() -> usize {
    OVERLAYS.with_borrow(Vec::len)
}

/// What closes all but so much of what is open, what was opened last at the beginning.
pub(super) fn closers_down_to(count: usize) -> Vec<Callback<()>> {
    let closers = |overlays: &Vec<Open>| {
        let above = overlays.iter().skip(count).rev();
        above.map(|open| open.back.clone()).collect()
    };
    OVERLAYS.with_borrow(closers)
}

/// What the Escape key does to what was opened last of what it closes.
fn escape() -> Option<Callback<()>> {
    let escape = |open: &Open| match &open.escape {
        Escape::Does(close) => Some(close.clone()),
        Escape::Passes => None,
    };
    OVERLAYS.with_borrow(|overlays| overlays.iter().rev().find_map(escape))
}

/// Listens to the key and to the way back, for the whole page.
#[hook]
pub(crate) fn use_overlay_stack() {
    use_back_button();
    use_effect_on((), |()| {
        // It hears the key before anybody else does.
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, |event| {
            if is_escape(event)
                && let Some(close) = escape()
            {
                event.stop_immediate_propagation();
                // A dialog would be closed a second time by the browser.
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
