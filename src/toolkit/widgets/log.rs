//! What the logs of all titles share: lines that are doors to their positions.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// When what a line tells was done, seen from the position that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    Before,
    /// The line leads to it.
    Now,
    Later,
}

impl When {
    /// The class of such a line.
    pub(crate) fn class(self) -> Option<&'static str> {
        match self {
            When::Before => None,
            When::Now => Some("is-now"),
            When::Later => Some("is-later"),
        }
    }

    /// What `aria-current` says of its door.
    pub(crate) fn current(self) -> Option<&'static str> {
        (self == When::Now).then_some("step")
    }
}

/// The decision to which the pressed door of a log leads: one listener hears all doors (`.log__door`, `data-ply`).
pub(crate) fn ply_of(event: &MouseEvent) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(".log__door").ok()??.get_attribute("data-ply")?.parse().ok()
}
