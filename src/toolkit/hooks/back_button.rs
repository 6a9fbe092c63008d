//! The browser's way back (its button, a gesture, a key) closes what lies over the page before it leaves the page.
//!
//! For each thing that is open the history has an entry of the same address, whose state says how many are open
//! there; going back is leaving the last of them. So a browser that passes over entries on which nothing was touched
//! has nothing to pass over: each was made by a touch. What is closed otherwise takes its entry back.
//!
//! A `CloseWatcher` would do without entries, but no browser has it for a way back that is a button of its window or
//! a gesture of iOS. On Android it serves every dialog unasked: the dialog is closed then, and its entry taken back.

use super::use_effect_on;
use crate::toolkit::address::set_address;
use crate::toolkit::hooks::overlay_stack::{closers_down_to, open_count};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, History, MouseEvent};
use yew::prelude::*;

thread_local! {
    /// Whether the page itself is on its way through the history.
    static OWN_WAY: Cell<bool> = const { Cell::new(false) };
    /// Whether something was touched since one came here: what opens by itself gets its entry at a touch, so that
    /// whoever only passes by can go on forward.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
    /// The address at which the first thing that is open got its entry.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
    /// The address to go to once no entry of something open is left.
    static GOAL: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// After so many milliseconds the browser has scrolled an entry to where it was: the page that comes next begins at its top.
const SCROLLED: u32 = 50;

/// What is a touch; a click may come from elsewhere than a finger or a key.
const TOUCHES: [&str; 3] = ["pointerdown", "keydown", "click"];

/// Goes to an address of the site, as a link does. The entries of what is open are taken back before, so that the
/// way back from there leads here and to nothing that is not open any more.
pub(crate) fn go(address: String) {
    GOAL.set(Some(address));
    settle();
}

/// Listens to the way back, and to plain clicks on links that lead elsewhere while something is open.
#[hook]
pub(super) fn use_back_button() {
    use_effect_on((), |()| {
        let window = gloo::utils::window();
        let back = EventListener::new(&window, "popstate", |_| arrived());
        let touches = TOUCHES.map(|name| {
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, name, options, |_| {
                if !TOUCHED.replace(true) {
                    settle_soon();
                }
            })
        });
        let options = EventListenerOptions::enable_prevent_default();
        let links = EventListener::new_with_options(&window, "click", options, |event| {
            if let Some(address) = event.dyn_ref().and_then(clicked)
                && marked() > 0
            {
                event.prevent_default();
                go(address);
            }
        });
        // A page that is loaded again begins with nothing open.
        settle_soon();
        move || drop((back, touches, links))
    });
}

/// Makes the history agree with what is open, once all is opened and closed that belongs together.
pub(super) fn settle_soon() {
    Timeout::new(0, settle).forget();
}

fn settle() {
    if OWN_WAY.get() {
        return;
    }
    let Some(history) = history() else { return };
    let wanted = if GOAL.with_borrow(Option::is_some) { 0 } else { open_count() };
    let marked = marked();
    if marked > wanted {
        OWN_WAY.set(history.go_with_delta(wanted as i32 - marked as i32).is_ok());
        return;
    }
    if TOUCHED.get() {
        if marked == 0 && wanted > 0 {
            PLACE.replace(hash());
        }
        for count in marked + 1..=wanted {
            // Without an entry the way back leaves the page, as it does without us.
            let _ = history.push_state(&JsValue::from_f64(count as f64), "");
        }
    }
    if let Some(address) = GOAL.take() {
        set_address(&address);
    }
}

/// After a step through the history: the page's own, or the player's, who goes back from what is open. An entry
/// whose thing is closed already, as going forward finds it, is left again.
fn arrived() {
    if OWN_WAY.replace(false) {
        let pause = if GOAL.with_borrow(Option::is_some) { SCROLLED } else { 0 };
        Timeout::new(pause, settle).forget();
        return;
    }
    TOUCHED.set(false);
    let marked = marked();
    // Who goes to another address leaves what is open with its page, as it is.
    let leaves = marked == 0 && PLACE.with_borrow(|place| *place != hash());
    let closers = closers_down_to(marked);
    if leaves || closers.is_empty() {
        return settle_soon();
    }
    // What closes may change the address, which is told at once; it is not told while this is.
    Timeout::new(0, move || closers.iter().for_each(|close| close.emit(()))).forget();
}

/// How many things are open by the present entry.
fn marked() -> usize {
    let state = history().and_then(|history| history.state().ok());
    state.and_then(|state| state.as_f64()).unwrap_or_default() as usize
}

fn hash() -> String {
    gloo::utils::window().location().hash().unwrap_or_default()
}

fn history() -> Option<History> {
    gloo::utils::window().history().ok()
}

/// The address within the site that a plain click on a link leads to in this window.
fn clicked(event: &MouseEvent) -> Option<String> {
    let held = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if held || event.button() != 0 || event.default_prevented() {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    let link = target.closest("a[href^='#']:not([target])").ok()??;
    link.get_attribute("href")
}
