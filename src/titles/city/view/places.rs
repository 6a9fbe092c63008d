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
    fn places(seen: &SeatView<Self>) -> Vec<Place> {
        let data = seen.state.data();
        let mut places: Vec<Place> =
            data.all_locations().map(|id| location_place(seen, id)).collect();
        places.extend(data.all_routes().map(|(id, _)| route_place(seen, id)));
        places.sort_by_key(|place| (place.at.1 / 60, place.at.0));
        places
    }
}

fn route_place(seen: &SeatView<City>, id: RouteId) -> Place {
    let middle = geometry::Track::of(seen.state.data(), id).middle();
    let standing = match (*seen.draft, claims::status(seen, id)) {
        (Draft::Route(chosen), _) if chosen == id => PlaceState::Chosen,
        (_, Status::Payable) => PlaceState::Legal,
        _ => PlaceState::Idle,
    };
    Place {
        id: OnBoard::Route(id).id(),
        name: claims::described(seen, id),
        at: (middle.0.round() as i32, middle.1.round() as i32),
        state: standing,
    }
}

fn location_place(seen: &SeatView<City>, id: LocationId) -> Place {
    let state = seen.state;
    let place = OnBoard::Location(id);
    let name = state.data().name(id);
    let stack = state.stack(id).map(|stack| words::stack(stack.height, seen.locale));
    Place {
        id: place.id(),
        name: stack.map_or_else(|| name.to_owned(), |stack| format!("{name}, {stack}")),
        at: geometry::location(state.data(), id),
        state: location_standing(seen, id),
    }
}

/// Returns the state of a Location: whether it can be pressed.
pub fn location_standing(seen: &SeatView<City>, id: LocationId) -> PlaceState {
    let action = press::location_action(seen.state, id);
    match action {
        Some(action) if seen.may_act() && City::check(seen.state, action).is_ok() => {
            PlaceState::Legal
        }
        _ => PlaceState::Idle,
    }
}
