//! The orientation of long boards: chosen when a board is first opened on this device, then changed by a button. A low window,
//! such as a phone held sideways, has an orientation of its own.

use crate::storage::{keep_turned, saved_orientation};
use crate::table::board::camera::Size;
use crate::table::board::orientation::Turned;
use crate::toolkit::hooks::use_effect_on;
use std::ops::Deref;
use yew::prelude::*;

/// The orientation of a board on this device, and how to turn it.
#[derive(Clone)]
pub(crate) struct Turning {
    shape: OrientationKey,
    state: UseStateHandle<Turned>,
}

impl Deref for Turning {
    type Target = Turned;

    fn deref(&self) -> &Turned {
        &self.state
    }
}

impl Turning {
    /// Turns the board and saves that for this device.
    pub(crate) fn turn(&self) {
        let next = match *self.state {
            Turned::Not => Turned::Quarter,
            Turned::Quarter => Turned::Not,
        };
        keep_turned(&self.shape.key(), next);
        self.state.set(next);
    }
}

/// A window wider than high and lower than this, in pixels, is low.
const LOW: f64 = 560.0;

/// Returns the orientation for long boards of a title: the saved one, else the one in which the board fits the window.
#[hook]
pub(crate) fn use_turned(title: &'static str, drawing: Size, window: Size) -> Turning {
    let is_low = window.width > window.height && window.height < LOW;
    let shape = OrientationKey { title, is_high: drawing.height > drawing.width, is_low };
    let state = use_state_eq(|| saved_orientation(&shape.key()).unwrap_or_default());
    let setter = state.setter();
    use_effect_on((shape, window.width > 0.0), move |&(shape, is_seen)| {
        let kept = saved_orientation(&shape.key());
        if is_seen && kept.is_none() && Turned::is_for(drawing) {
            let first = Turned::fitting(drawing, window);
            keep_turned(&shape.key(), first);
            setter.set(first);
        } else {
            setter.set(kept.unwrap_or_default());
        }
    });
    Turning { shape, state }
}

/// The key of a saved orientation: wide or high boards, usual or low windows.
#[derive(Clone, Copy, PartialEq)]
struct OrientationKey {
    title: &'static str,
    is_high: bool,
    is_low: bool,
}

impl OrientationKey {
    fn key(self) -> String {
        let high = if self.is_high { ".high" } else { "" };
        let low = if self.is_low { ".low" } else { "" };
        format!("{}{high}{low}", self.title)
    }
}
