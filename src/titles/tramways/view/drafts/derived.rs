//! Values computed once for each shown position.

use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::view::map::meaning::{self, MapOption};
use crate::titles::tramways::view::prompts::offer::{self, Offer};
use crate::titles::tramways::view::scene::MapOverlay;
use std::cell::OnceCell;

/// Values derived from the position and the chosen start of rails.
#[derive(Default)]
pub struct Derived {
    map: OnceCell<(Vec<MapOption>, MapOverlay)>,
    offers: OnceCell<Vec<Offer>>,
}

fn map<'a>(view: &SeatView<'a, Tramways>) -> &'a (Vec<MapOption>, MapOverlay) {
    view.derived.map.get_or_init(|| {
        let start = view.draft.start_location;
        let choices = if view.may_act() { meaning::choices(view.state, start) } else { Vec::new() };
        let overlay = meaning::overlay(view.state, view.players, &choices);
        (choices, overlay)
    })
}

/// Lists the clickable choices on the map, in the order of the overlay's targets.
pub fn on_map<'a>(view: &SeatView<'a, Tramways>) -> &'a [MapOption] {
    &map(view).0
}

/// Returns the overlay of the current position.
pub fn overlay<'a>(view: &SeatView<'a, Tramways>) -> &'a MapOverlay {
    &map(view).1
}

/// Lists the offers off the map, for any viewer.
pub fn offers<'a>(view: &SeatView<'a, Tramways>) -> &'a [Offer] {
    view.derived.offers.get_or_init(|| offer::offers(view.state))
}
