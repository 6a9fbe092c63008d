//! Animations, drawn over the page and ended by the first touch. The page below shows the final position all the time.
//!
//! [`Stage`] belongs to the table: it records positions before each change. All else is fetched with the first touch.

mod cards;
mod marks;
mod page;
mod picture;
mod play;
mod stage;
mod tallies;

pub(crate) use picture::play;
pub(crate) use stage::Stage;

use crate::table::board::camera::Size;
use crate::table::board::orientation::Turned;
use crate::toolkit::browser::window::elements;
use crate::words::Locale;

/// How things move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct MotionStyle {
    /// The speed, as a multiple of the usual.
    pub rate: f64,
    /// The language of texts that move.
    pub locale: Locale,
    /// The orientation of the board.
    pub turned: Turned,
    /// The size of its drawing.
    pub drawing: Size,
}

/// Returns the orientation of the board on the page.
pub(crate) fn board_lies() -> Turned {
    // Read from the class: measuring would force a layout.
    match elements(".board-view__sheet.is-turned").as_slice() {
        [] => Turned::Not,
        _ => Turned::Quarter,
    }
}
