//! Long boards are turned by a quarter where they are larger so: decided when such a board is first seen in an upright window
//! and in one on its side, and by a button. Both ways are kept apart.

use crate::storage::{keep_turned, kept_turned};
use crate::table::board::camera::Size;
use crate::table::board::turned::Turned;
use crate::toolkit::browser::window::page_size;
use crate::toolkit::hooks::use_effect_on;
use std::ops::Deref;
use yew::prelude::*;

/// How a board lies on this device, and what turns it.
#[derive(Clone)]
pub(crate) struct Turning {
    shape: Shape,
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
    pub(crate) fn turn(&self) {
        let next = match *self.state {
            Turned::Not => Turned::Quarter,
            Turned::Quarter => Turned::Not,
        };
        keep_turned(&self.shape.key(), next);
        self.state.set(next);
    }
}

/// How the boards of a title that are long in one direction lie in windows that are upright, or on their side: as they were
/// left there, else as the first of them fits the window.
#[hook]
pub(crate) fn use_turned(title: &'static str, drawing: Size, window: Size) -> Turning {
    let (wide, high) = page_size();
    let shape = Shape { title, is_high: drawing.height > drawing.width, is_upright: high > wide };
    // Where the device was turned, the room of the board is measured a little later.
    let fits = window.width <= f64::from(wide) && window.height <= f64::from(high);
    let is_measured = window.width > 0.0 && fits;
    let state = use_state_eq(|| kept_turned(&shape.key()).unwrap_or_default());
    {
        let state = state.clone();
        use_effect_on((shape, is_measured), move |&(shape, is_measured)| {
            let kept = kept_turned(&shape.key());
            if is_measured && kept.is_none() && Turned::is_for(drawing) {
                let first = Turned::fitting(drawing, window);
                keep_turned(&shape.key(), first);
                state.set(first);
            } else {
                state.set(kept.unwrap_or_default());
            }
        });
    }
    Turning { shape, state }
}

/// A title has wide boards and high ones, which fit a window in different ways.
#[derive(Clone, Copy, PartialEq)]
struct Shape {
    title: &'static str,
    is_high: bool,
    /// Whether the window is higher than wide.
    is_upright: bool,
}

impl Shape {
    fn key(self) -> String {
        let high = if self.is_high { ".high" } else { "" };
        let upright = if self.is_upright { ".upright" } else { "" };
        format!("{}{high}{upright}", self.title)
    }
}
