//! The zoom and turn buttons of a board, next to the board or in a menu.

use crate::table::board::camera::Size;
use crate::table::board::orientation::Turned;
use crate::toolkit::border::table_ui::TableHandle;
use crate::words::{Locale, shell};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A command to the view of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Steer {
    Closer,
    /// Zooms out.
    Farther,
    Whole,
    Turn,
}

impl Steer {
    fn label(self, locale: Locale) -> &'static str {
        match self {
            Steer::Closer => shell::closer(locale),
            Steer::Farther => shell::farther(locale),
            Steer::Whole => shell::whole_board(locale),
            Steer::Turn => shell::turn_board(locale),
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Steer::Closer => "+",
            Steer::Farther => "−",
            Steer::Whole => "⤢",
            Steer::Turn => "↻",
        }
    }
}

/// Controls of a board for buttons elsewhere; does nothing while there is no board.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct BoardControls(Rc<RefCell<Callback<Steer>>>);

impl BoardControls {
    /// Sets the callback that receives the commands.
    pub(crate) fn set(&self, steers: Callback<Steer>) {
        self.0.replace(steers);
    }

    pub(crate) fn steer(&self, steer: Steer) {
        let steers = self.0.borrow().clone();
        steers.emit(steer);
    }
}

/// Draws the buttons of a board's view.
pub(crate) fn board_controls(table: &TableHandle, wheel: &BoardControls, locale: Locale) -> Html {
    let (width, height) = table.0.facts().extent;
    let drawing = Size { width: f64::from(width), height: f64::from(height) };
    let turn = Turned::is_for(drawing).then_some(Steer::Turn);
    let button = |steer: Steer| {
        let (label, wheel) = (steer.label(locale), wheel.clone());
        let onclick = Callback::from(move |event: MouseEvent| {
            // Keeps an enclosing menu open, so that it can be pressed again.
            event.stop_propagation();
            wheel.steer(steer);
        });
        html! {
            <button type="button" class="map__control" aria-label={label} title={label} {onclick}>
                <span aria-hidden="true">{ steer.sign() }</span>
            </button>
        }
    };
    let all = [Steer::Closer, Steer::Farther, Steer::Whole].into_iter().chain(turn);
    html! { <>{ for all.map(button) }</> }
}
