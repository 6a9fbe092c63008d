//! Locations and Routes as places of the board.

use super::claims::{self, Status};
use super::ids::OnBoard;
use super::{Draft, geometry, press};
use crate::engine::game::Game;
use crate::table::title::{Places, SeatView};
use crate::table::view::{Place, PlaceState};
use crate::titles::city::boards::{LocationId, RouteId};
use crate::titles::city::rules::City;
use crate::titles::city::words;

impl Places for City {
    fn places(view: &SeatView<Self>) -> Vec<Place> {
        let data = view.state.data();
        let mut places: Vec<Place> =
            data.all_locations().map(|id| location_place(view, id)).collect();
        places.extend(data.all_routes().map(|(id, _)| route_place(view, id)));
        places.sort_by_key(|place| (place.at.1 / 60, place.at.0));
        places
    }
}

fn route_place(view: &SeatView<City>, id: RouteId) -> Place {
    let middle = geometry::Track::of(view.state.data(), id).middle();
    let standing = match (*view.draft, claims::status(view, id)) {
        (Draft::Route(chosen), _) if chosen == id => PlaceState::Chosen,
        (_, Status::Payable) => PlaceState::Legal,
        _ => PlaceState::Idle,
    };
    Place {
        id: OnBoard::Route(id).id(),
        name: claims::described(view, id),
        at: (middle.0.round() as i32, middle.1.round() as i32),
        state: standing,
    }
}

fn location_place(view: &SeatView<City>, id: LocationId) -> Place {
    let state = view.state;
    let place = OnBoard::Location(id);
    let name = state.data().name(id);
    let stack = state.stack(id).map(|stack| words::stack(stack.height, view.locale));
    Place {
        id: place.id(),
        name: stack.map_or_else(|| name.to_owned(), |stack| format!("{name}, {stack}")),
        at: geometry::location(state.data(), id),
        state: location_standing(view, id),
    }
}

/// Returns the state of a Location: whether it can be pressed.
pub fn location_standing(view: &SeatView<City>, id: LocationId) -> PlaceState {
    let action = press::location_action(view.state, id);
    match action {
        Some(action) if view.may_act() && City::check(view.state, action).is_ok() => {
            PlaceState::Legal
        }
        _ => PlaceState::Idle,
    }
}
