//! The cells of the map as places, with the effect of a press.

use crate::table::title::{Places, SeatView};
use crate::table::view::{Place, PlaceState, Tip};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::view::drafts::derived::{on_map, overlay};
use crate::titles::tramways::view::drafts::ids::place_of;
use crate::titles::tramways::view::drafts::move_draft::UseMenu;
use crate::titles::tramways::view::map::position::plan;
use crate::titles::tramways::view::map::spoken::{Spoken, SpokenCell};
use crate::titles::tramways::view::scene::{MapPoint, centre};
use crate::titles::tramways::view::telling::reader::reader;
use crate::titles::tramways::view::uses::CardOrCell;

impl Places for Tramways {
    fn places(view: &SeatView<Self>) -> Vec<Place> {
        let (state, players, reader) = (view.state, view.players, reader(view));
        let plan = plan(state, players);
        let (overlay, choices) = (overlay(view), on_map(view));
        let spoken = Spoken { plan: &plan, overlay, choices, players, reader };
        let place = |spoken_cell: SpokenCell| {
            let cell = state.map.lattice.at(spoken_cell.at)?;
            let middle = centre(spoken_cell.at);
            let standing = match is_started(view, cell) {
                true => PlaceState::Chosen,
                false if spoken_cell.is_target => PlaceState::Legal,
                false => PlaceState::Idle,
            };
            Some(Place {
                id: place_of(cell),
                name: spoken_cell.words,
                at: (middle.x, middle.y),
                state: standing,
            })
        };
        let mut cells = spoken.cells();
        cells.sort_by_key(|spoken_cell| reader.turn.point(spoken_cell.at));
        cells.into_iter().filter_map(place).collect()
    }
}

/// Returns whether rails are to start at a cell, or its uses are shown.
fn is_started(view: &SeatView<Tramways>, cell: CellId) -> bool {
    let location = |cell| view.state.location(cell);
    let starts = view.draft.start_location.and_then(location);
    let asked = matches!(view.draft.menu, Some(UseMenu { about: CardOrCell::Cell(about), .. }) if about == cell);
    asked || starts.is_some() && starts == location(cell)
}

/// Returns the cell under a spot of the map.
pub fn cell_at(view: &SeatView<Tramways>, spot: MapPoint) -> Option<CellId> {
    view.state.map.lattice.at(spot.point())
}

/// Returns the tip of a cell; `None` if there is nothing on it.
pub fn tip(view: &SeatView<Tramways>, cell: CellId) -> Option<Tip> {
    let place = Tramways::places(view).into_iter().find(|it| it.id == place_of(cell))?;
    Some(Tip { name: place.name, more: Vec::new() })
}
