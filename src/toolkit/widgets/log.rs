//! The common part of all titles' logs: lines that link to their positions.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// When the action of a line was done, relative to the position shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    Before,
    /// The line leads to the position shown.
    Now,
    Later,
}

impl When {
    /// Returns the class of such a line.
    pub(crate) fn class(self) -> Option<&'static str> {
        match self {
            When::Before => None,
            When::Now => Some("is-now"),
            When::Later => Some("is-later"),
        }
    }

    /// Returns the `aria-current` of its link.
    pub(crate) fn current(self) -> Option<&'static str> {
        (self == When::Now).then_some("step")
    }
}

/// Returns the ply of the pressed line of a log: one listener serves all of them (`.log__door`, `data-ply`).
pub(crate) fn ply_of(event: &MouseEvent) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(".log__door").ok()??.get_attribute("data-ply")?.parse().ok()
}
