//! Long boards are turned by a quarter once, when such a board is first opened on this device, and by
//! a button; never because the device was turned.

use crate::table::board::camera::Size;
use crate::table::board::turned::Turned;
use crate::toolkit::hooks::use_effect_on;
use std::ops::Deref;
use yew::prelude::*;

/// How the board of a title lies on this device, and what turns it.
#[derive(Clone)]
pub(super) struct Turning {
    title: &'static str,
    state: UseStateHandle<Turned>,
}

impl Deref for Turning {
    type Target = Turned;

    fn deref(&self) -> &Turned {
        &self.state
    }
}

impl Turning {
    /// Turns the board, and keeps it so on this device.
    pub(super) fn turn(&self) {
        let next = match *self.state {
            Turned::Not => Turned::Quarter,
            Turned::Quarter => Turned::Not,
        };
        keep_turned(self.title, next);
        self.state.set(next);
    }
}

/// How the board of a title lies: as it was left, else as it fits the window that it is first seen in.
#[hook]
pub(super) fn use_turned(title: &'static str, drawing: Size, window: Size) -> Turning {
    let state = use_state_eq(|| kept_turned(title).unwrap_or_default());
    {
        let state = state.clone();
        use_effect_on((title, window.width > 0.0), move |&(title, is_seen)| {
            if is_seen && kept_turned(title).is_none() && Turned::is_for(drawing) {
                let first = Turned::fitting(drawing, window);
                keep_turned(title, first);
                state.set(first);
            }
        });
    }
    Turning { title, state }
}

const KEY: &str = "catenary.turned.";
const QUARTER: &str = "quarter";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// How a title's board was left on this device; nothing where it was never opened here.
fn kept_turned(title: &str) -> Option<Turned> {
    let text = storage()?.get_item(&format!("{KEY}{title}")).ok()??;
    Some(if text == QUARTER { Turned::Quarter } else { Turned::Not })
}

/// Keeps how a title's board lies; where that fails it lasts until the page is closed.
fn keep_turned(title: &str, turned: Turned) {
    let text = if turned == Turned::Quarter { QUARTER } else { "not" };
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{KEY}{title}"), text);
    }
}
