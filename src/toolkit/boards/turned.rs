//! Long boards are turned by a quarter once, when such a board is first opened on this device, and by a button. A low window,
//! as a phone on its side has, keeps an orientation of its own.

use crate::storage::{keep_turned, kept_turned};
use crate::table::board::camera::Size;
use crate::table::board::turned::Turned;
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

/// A low window gives the board less height than this, in pixels, and more width than height.
const LOW: f64 = 560.0;

/// How the boards of a title that are long in one direction lie: as they were left, else as the first of them fits the window.
#[hook]
pub(crate) fn use_turned(title: &'static str, drawing: Size, window: Size) -> Turning {
    let is_low = window.width > window.height && window.height < LOW;
    let shape = Shape { title, is_high: drawing.height > drawing.width, is_low };
    let state = use_state_eq(|| kept_turned(&shape.key()).unwrap_or_default());
    let setter = state.setter();
    use_effect_on((shape, window.width > 0.0), move |&(shape, is_seen)| {
        let kept = kept_turned(&shape.key());
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

/// Wide boards and high ones fit a window in different ways, and so do usual windows and low ones.
#[derive(Clone, Copy, PartialEq)]
struct Shape {
    title: &'static str,
    is_high: bool,
    is_low: bool,
}

impl Shape {
    fn key(self) -> String {
        let high = if self.is_high { ".high" } else { "" };
        let low = if self.is_low { ".low" } else { "" };
        format!("{}{high}{low}", self.title)
    }
}
