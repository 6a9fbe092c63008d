//! Draws what moves: laid over the page, gone at the first touch. The page below shows the final position all the while.
//!
//! [`Stage`] lies with the table: it notes what is where before something is done. All else is fetched with the first touch.

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
use crate::table::board::turned::Turned;
use crate::toolkit::browser::window::elements;
use crate::words::Locale;

/// How things move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Manner {
    /// How many times quicker than usual.
    pub rate: f64,
    /// The language of what is told on the way.
    pub locale: Locale,
    /// How the board lies.
    pub turned: Turned,
    /// The size of its drawing.
    pub drawing: Size,
}

/// How the board lies on the page.
pub(crate) fn board_lies() -> Turned {
    // Nothing is measured: the page would be laid out for it.
    match elements(".board-view__sheet.is-turned").as_slice() {
        [] => Turned::Not,
        _ => Turned::Quarter,
    }
}
