//! The board: what changes on it.

use super::routes::{band, claimed, spaces};
use super::signs::token_symbol;
use crate::engine::game::Seat;
use crate::table::title::{Seen, Title};
use crate::table::view::Standing;
use crate::titles::city::boards::{LocationId, RouteId, SYMBOLS};
use crate::titles::city::rules::City;
use crate::titles::city::rules::set::Symbol;
use crate::titles::city::rules::state::Stack;
use crate::titles::city::view::claims::{Status, status};
use crate::titles::city::view::geometry::location;
use crate::titles::city::view::ids::OnBoard;
use yew::prelude::*;

/// Everything that changes on the board.
pub(super) fn board(seen: &Seen<City>) -> Html {
    let data = seen.state.data();
    let places = City::places(seen);
    let stands = |id: LocationId| {
        let place = places.iter().find(|place| place.id == OnBoard::Location(id).id());
        place.map_or(Standing::Idle, |place| place.standing)
    };
    html! {
        <>
            { glows(seen) }
            { for data.all_routes().map(|(id, _)| route(seen, id)) }
            { for data.all_locations().map(|id| stop(seen, id, stands(id))) }
            { super::plan::pinned(seen) }
        </>
    }
}

/// What glows around Routes, under all of them, so that no lane of a Double Route covers the other's
/// spaces: one card short, then what can be claimed.
fn glows(seen: &Seen<City>) -> Html {
    let of = |wanted: Status, class: &'static str| {
        let data = seen.state.data();
        let all = data.all_routes().map(|(id, _)| id);
        let some = all.filter(move |&id| status(seen, id) == wanted);
        some.map(move |id| band(data, id, class)).collect::<Html>()
    };
    html! {
        <g class="city-glows">{ of(Status::Near, "city-glow is-near") }{ of(Status::Payable, "city-glow is-legal") }</g>
    }
}

fn route(seen: &Seen<City>, id: RouteId) -> Html {
    let data = seen.state.data();
    let stands = status(seen, id);
    let class = classes!(
        "city-route",
        (stands == Status::Payable).then_some("is-legal"),
        (stands == Status::Near).then_some("is-near"),
        (stands == Status::Closed).then_some("is-closed")
    );
    let drawn = match stands {
        Status::Owned(owner) => claimed(data, id, seen.players.color(owner)),
        _ => spaces(data, id),
    };
    let disabled = (stands != Status::Payable).then_some("true");
    html! {
        <g key={id.0} {class} data-place={OnBoard::Route(id).id().0.to_string()} aria-disabled={disabled}>
            { band(data, id, "city-hit") }
            { drawn }
        </g>
    }
}

fn stop(seen: &Seen<City>, id: LocationId, standing: Standing) -> Html {
    let (x, y) = location(seen.state.data(), id);
    let class = classes!("city-stop", (standing == Standing::Legal).then_some("is-legal"));
    html! {
        <g key={100 + u16::from(id.0)} {class} transform={format!("translate({x} {y})")} data-place={OnBoard::Location(id).id().0.to_string()}>
            if standing == Standing::Legal { <circle class="city-stop__glow" r="24" /> }
            <circle class="city-stop__sign" r="12" />
            { for seen.state.stack(id).map(tokens) }
        </g>
    }
}

/// A stack of Tourist tokens.
pub(super) fn tokens(stack: Stack) -> Html {
    let lift = |index: u8| f64::from(index) * -4.0;
    let top = lift(stack.height.saturating_sub(1));
    html! {
        <g class="city-token upright">
            { for (0..stack.height).map(|index| html! { <circle r="16" cy={lift(index).to_string()} /> }) }
            <g transform={format!("translate(0 {top})")}>{ token_symbol(stack.symbol) }</g>
            if stack.height > 1 { <text class="city-token__height" x="16" y="16">{ stack.height }</text> }
        </g>
    }
}

/// The symbols of a player's Tourist tokens, and the places of those that are still missing.
pub(super) fn gathered(seen: &Seen<City>, seat: Seat) -> Option<Html> {
    let own = seen.state.players[seat].tokens;
    if seen.state.data().stacks.is_empty() {
        return None;
    }
    let token = |number: u8| {
        let symbol = Symbol(number);
        let class = classes!("city-token", (!own.has(symbol)).then_some("is-missing"));
        html! {
            <g {class} transform={format!("translate({} 19)", 19 + 40 * i32::from(number))}>
                <circle r="16" />{ token_symbol(symbol) }
            </g>
        }
    };
    let width = 38 + 40 * (SYMBOLS - 1);
    Some(html! {
        <svg class="city-gathered" viewBox={format!("0 0 {width} 38")} aria-hidden="true" focusable="false" data-testid="gathered">
            { for (0..SYMBOLS as u8).map(token) }
        </svg>
    })
}
