//! What a pressed pointer is about to do.

use crate::titles::tramways::network::Point;
use crate::titles::tramways::view::scene::Spot;

/// A pointer that moved no farther than this many pixels has clicked.
pub(super) const SLACK: f64 = 6.0;

/// A pointer that is held longer than this many milliseconds asks what can be done.
pub(super) const LONG: f64 = 700.0;

/// A finger or mouse button that is down.
#[derive(Clone, Copy)]
pub(super) struct Press {
    pub id: i32,
    pub start: (f64, f64),
    pub now: (f64, f64),
    /// When it was pressed, in milliseconds.
    pub since: f64,
    pub tool: Tool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tool {
    /// A finger, which moves the map wherever it is put down, but for rails that are being laid.
    Finger,
    /// A mouse or a pen, which begins rails too.
    Fine,
}

impl Tool {
    /// What presses, by the pointer's type.
    pub(super) fn of(pointer_type: &str) -> Tool {
        if pointer_type == "touch" { Tool::Finger } else { Tool::Fine }
    }
}

/// What the pressed pointer is doing.
#[derive(Clone, Copy, Default)]
pub(super) enum Deed {
    #[default]
    Nothing,
    /// It may still become a click.
    Click,
    /// It moves the map.
    Pan,
    /// It lays rails; the cell it was last in, and where a start is still to be reported.
    Lay(Point, Option<Spot>),
}
