//! A new game being laid out: seats, options, the map, and what is still wrong.

mod drag;
mod emblem;
mod goal;
mod handles;
mod options;
mod seat_card;
mod seats;
mod seed;
mod sheet;
mod stage;
mod start_bar;
mod tray;
mod verdict;
mod workbench;

pub use emblem::{Emblem, emblem};
pub use options::Options;
pub use seats::Seats;
pub use stage::Stage;
pub use start_bar::StartBar;

use crate::titles::tramways::view::draft::{Change, Draft};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of every part of the page.
#[derive(Properties, PartialEq)]
pub struct PartProps {
    /// What is chosen.
    pub draft: Rc<Draft>,
    /// Called with each choice.
    pub onchange: Callback<Change>,
}
