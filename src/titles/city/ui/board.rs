//! Draws the changing parts of the board.

use super::ground::name;
use super::routes::{band, claimed, spaces};
use super::signs::token_symbol;
use crate::engine::game::Seat;
use crate::table::Aid;
use crate::table::PlayerColor;
use crate::table::title::SeatView;
use crate::table::view::PlaceState;
use crate::titles::city::boards::{Board, LocationId, RouteId, SYMBOLS};
use crate::titles::city::rules::City;
use crate::titles::city::rules::plan::Prospect;
use crate::titles::city::rules::set::{RouteSet, Symbol};
use crate::titles::city::rules::state::{Stack, State};
use crate::titles::city::view::claims::{Status, status};
use crate::titles::city::view::geometry::location;
use crate::titles::city::view::ids::OnBoard;
use crate::titles::city::view::places::location_standing;
use crate::titles::city::view::tickets::held;
use yew::prelude::*;

/// Draws everything on the board that changes.
pub(super) fn board(view: &SeatView<City>) -> Html {
    let State { board, .. } = *view.state;
    let data = view.state.data();
    let routes: Vec<(RouteId, Status)> =
        data.all_routes().map(|(id, _)| (id, status(view, id))).collect();
    let route = |&(id, status): &(RouteId, Status)| {
        let owner = match status {
            Status::Owned(seat) => Some(view.players.color(seat)),
            _ => None,
        };
        html! { <RouteGroup key={OnBoard::Route(id).id().to_string()} {board} {id} {status} {owner} /> }
    };
    let stop = |id: LocationId| {
        let (stack, standing) = (view.state.stack(id), location_standing(view, id));
        html! { <Stop key={OnBoard::Location(id).id().to_string()} {board} {id} {stack} {standing} /> }
    };
    html! {
        <>
            { glows(view, &routes) }
            { for routes.iter().map(route) }
            { for data.all_locations().map(stop) }
            { for data.all_locations().map(|id| name(data, id)) }
            { super::plan::pinned(view) }
        </>
    }
}

/// Draws the glows around Routes beneath all of them, so that no lane covers its neighbour: Routes one card short,
/// claimable Routes, and the most useful of these more strongly.
fn glows(view: &SeatView<City>, routes: &[(RouteId, Status)]) -> Html {
    let data = view.state.data();
    let of = |wanted: Status| {
        let some = routes.iter().filter(move |(_, status)| *status == wanted);
        some.map(|&(id, _)| id)
    };
    let best = best(view, &of(Status::Payable).collect::<Vec<_>>());
    let payable = |id: RouteId| {
        let class =
            if best.contains(&id) { "city-glow is-legal is-best" } else { "city-glow is-legal" };
        band(data, id, class)
    };
    html! {
        <g class="city-glows">{ for of(Status::Near).map(|id| band(data, id, "city-glow is-near")) }{ for of(Status::Payable).map(payable) }</g>
    }
}

/// Returns the most useful claimable Routes: those on the cheapest path of a Ticket, if the viewer shows the plan and
/// there are any; otherwise those of most points.
fn best(view: &SeatView<City>, payable: &[RouteId]) -> Vec<RouteId> {
    if !view.shows(Aid::Plan) {
        return most_points(view, payable);
    }
    let ways = held(view).into_iter().filter_map(|held| match held.prospect {
        Prospect::Possible(way) => Some(way.routes),
        _ => None,
    });
    let ways: Vec<RouteSet> = ways.collect();
    let on_the_way: Vec<RouteId> =
        payable.iter().copied().filter(|&id| ways.iter().any(|way| way.has(id))).collect();
    if on_the_way.is_empty() { most_points(view, payable) } else { on_the_way }
}

fn most_points(view: &SeatView<City>, payable: &[RouteId]) -> Vec<RouteId> {
    let points = |id: &RouteId| view.state.data().routes[id.index()].points;
    let most = payable.iter().map(points).max();
    payable.iter().copied().filter(|id| Some(points(id)) == most).collect()
}

#[derive(Properties, PartialEq)]
struct RouteGroupProps {
    board: Board,
    id: RouteId,
    status: Status,
    /// The colour of its owner.
    owner: Option<PlayerColor>,
}

/// A Route, rendered only when its look changes.
#[component]
fn RouteGroup(props: &RouteGroupProps) -> Html {
    let RouteGroupProps { board, id, status, owner } = *props;
    let data = board.data();
    let stands = match status {
        Status::Payable => Some("is-legal"),
        Status::Near => Some("is-near"),
        Status::Closed => Some("is-closed"),
        Status::Owned(_) | Status::Open => None,
    };
    let drawn = match owner {
        Some(color) => claimed(data, id, color),
        None => spaces(data, id),
    };
    let disabled = (status != Status::Payable).then_some("true");
    html! {
        <g class={classes!("city-route", stands)} data-place={OnBoard::Route(id).id().to_string()} aria-disabled={disabled}>
            { band(data, id, "city-hit") }
            { drawn }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct StopProps {
    board: Board,
    id: LocationId,
    stack: Option<Stack>,
    standing: PlaceState,
}

/// A Location with its Tourist tokens, rendered only when its look changes.
#[component]
fn Stop(props: &StopProps) -> Html {
    let StopProps { board, id, stack, standing } = *props;
    let (x, y) = location(board.data(), id);
    let class = classes!("city-stop", (standing == PlaceState::Legal).then_some("is-legal"));
    html! {
        <g {class} transform={format!("translate({x} {y})")} data-place={OnBoard::Location(id).id().to_string()}>
            if standing == PlaceState::Legal { <circle class="city-stop__glow" r="24" /> }
            <circle class="city-stop__sign" r="12" />
            { for stack.map(tokens) }
        </g>
    }
}

/// Draws a stack of Tourist tokens.
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

/// Draws the symbols of a player's Tourist tokens, with gaps for the missing ones.
pub(super) fn player_board(view: &SeatView<City>, seat: Seat) -> Option<Html> {
    let own = view.state.players[seat].tokens;
    if view.state.data().stacks.is_empty() {
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
