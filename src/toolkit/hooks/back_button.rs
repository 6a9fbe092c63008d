//! The browser's Back (button, gesture or key) closes open overlays before it leaves the page.
//!
//! Each overlay has a history entry of the same address whose state is the number of overlays open there; going back closes
//! the last one. Browsers skip entries on which nothing was touched, so an entry is added only after a touch. An overlay
//! closed another way removes its entry.
//!
//! A `CloseWatcher` needs no entries, but no browser supports it for its own Back button or the gesture of iOS. On Android it
//! closes every dialog unasked; the dialog's entry is removed then.

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
    /// True while the page itself moves through the history.
    static OWN_WAY: Cell<bool> = const { Cell::new(false) };
    /// True if something was touched on this entry: overlays that open without a touch get their entry at the next one, so that
    /// the player can still go forward.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
    /// The address at which the first overlay got its entry.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
    /// The address to go to once all entries of overlays are removed.
    static GOAL: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Milliseconds after which the browser has restored an entry's scroll position, so that the next page begins at its top.
const SCROLLED: u32 = 50;

/// Events that count as a touch; clicks need not come from a finger or key.
const TOUCHES: [&str; 3] = ["pointerdown", "keydown", "click"];

/// Goes to an address of the site. Entries of overlays are removed first, so that Back leads to this page without overlays that
/// are closed by then.
pub(crate) fn go(address: String) {
    GOAL.set(Some(address));
    settle();
}

/// Listens for Back, and for plain clicks on links while overlays are open.
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
        // A reloaded page begins without overlays.
        settle_soon();
        move || drop((back, touches, links))
    });
}

/// Matches the history to the open overlays, after all changes of one event.
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
            // Without an entry Back leaves the page, as usual.
            let _ = history.push_state(&JsValue::from_f64(count as f64), "");
        }
    }
    if let Some(address) = GOAL.take() {
        set_address(&address);
    }
}

/// Handles a step through the history, by the page or by a player who closes an overlay. Going forward may reach an entry whose
/// overlay is already closed; it is left again.
fn arrived() {
    if OWN_WAY.replace(false) {
        let pause = if GOAL.with_borrow(Option::is_some) { SCROLLED } else { 0 };
        Timeout::new(pause, settle).forget();
        return;
    }
    TOUCHED.set(false);
    let marked = marked();
    // Going to another address leaves the overlays with their page.
    let leaves = marked == 0 && PLACE.with_borrow(|place| *place != hash());
    let closers = closers_down_to(marked);
    if leaves || closers.is_empty() {
        return settle_soon();
    }
    // Closing may change the address; browsers do not report that during this event.
    Timeout::new(0, move || closers.iter().for_each(|close| close.emit(()))).forget();
}

/// Returns the number of overlays of the present entry.
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

/// Returns the address within the site that a plain click on a link opens in this window.
fn clicked(event: &MouseEvent) -> Option<String> {
    let held = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if held || event.button() != 0 || event.default_prevented() {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    let link = target.closest("a[href^='#']:not([target])").ok()??;
    link.get_attribute("href")
}
