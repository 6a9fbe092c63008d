//! Draws overlays of the board: a Ticket's path, a hovered Route, the final count.

use super::board::tokens;
use super::routes::{band, claimed, spaces};
use super::signs::seat_class;
use crate::engine::game::Seat;
use crate::table::Aid;
use crate::table::title::SeatView;
use crate::table::view::Pressed;
use crate::titles::city::boards::{LocationId, RouteId, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::card::Card;
use crate::titles::city::rules::plan::{Prospect, outlook};
use crate::titles::city::rules::scoring::score;
use crate::titles::city::rules::set::RouteSet;
use crate::titles::city::rules::state::State;
use crate::titles::city::view::Draft;
use crate::titles::city::view::claims::asked_route;
use crate::titles::city::view::geometry::{extent, location};
use crate::titles::city::view::hint::aim;
use crate::titles::city::view::ids::{OnBoard, TablePiece};
use crate::titles::city::view::panels::{BETWEEN_PLAYERS, BETWEEN_ROUTES, Row, revealed};
use yew::prelude::*;

/// Draws the draft of the move: the path of a Ticket, or a Route before its payment.
pub(super) fn pinned(view: &SeatView<City>) -> Html {
    if let Some(route) = asked_route(view) {
        return html! { <g class="city-chosen">{ lit(view, route, "city-glow is-chosen") }</g> };
    }
    match *view.draft {
        Draft::Ticket(ticket) => ways_of(view, [ticket]),
        Draft::Nothing | Draft::Route(_) | Draft::TicketDeck => Html::default(),
    }
}

/// Draws the overlay of a hovered item.
pub(super) fn hover(view: &SeatView<City>, at: Pressed) -> Html {
    match at {
        Pressed::Piece(id) => match TablePiece::of(id, view.state.data()) {
            Some(TablePiece::Ticket(ticket)) if *view.draft == Draft::Ticket(ticket) => {
                Html::default()
            }
            Some(TablePiece::Ticket(ticket)) => ways_of(view, [ticket]),
            Some(TablePiece::Slot(slot)) => {
                let card = view.state.display.get(usize::from(slot.0)).copied().flatten();
                card.map_or_else(Html::default, |card| payable_with(view, card))
            }
            Some(TablePiece::Deck | TablePiece::TicketDeck) | None => Html::default(),
        },
        Pressed::Place(id) => match OnBoard::of(id, view.state.data()) {
            Some(OnBoard::Route(route)) if *view.draft == Draft::Route(route) => Html::default(),
            Some(OnBoard::Route(route)) => lit(view, route, "city-point"),
            Some(OnBoard::Location(location)) => ring(view, location),
            None => Html::default(),
        },
        Pressed::Choice(_) | Pressed::Spot(..) | Pressed::Back => Html::default(),
    }
}

/// Highlights the Routes claimed since an earlier position.
pub(super) fn recent(view: &SeatView<City>, before: &State) -> Html {
    let data = view.state.data();
    let is_new = |id: &RouteId| {
        let owner = view.state.owner(*id);
        owner.is_some() && owner != before.owner(*id)
    };
    let routes = data.all_routes().map(|(id, _)| id).filter(is_new);
    html! { <g class="city-chosen">{ for routes.map(|id| lit(view, id, "city-glow is-new")) }</g> }
}

/// Draws a plan: the path of the Ticket it serves or keeps, the Routes it claims, and the Locations of its tokens.
pub(super) fn plan(view: &SeatView<City>, plan: &[Action]) -> Html {
    let mark = |action: &Action| match *action {
        Action::Claim(route) => lit(view, route, "city-glow is-chosen"),
        Action::Token(location) | Action::Place(location) => ring(view, location),
        _ => Html::default(),
    };
    let served = plan.first().and_then(|&first| aim(view, first)).map(|(ticket, _)| ticket);
    let kept = plan.iter().filter_map(|action| match *action {
        Action::Keep(ticket) => Some(ticket),
        _ => None,
    });
    html! {
        <g class="city-chosen">
            { ways_of(view, served.into_iter().chain(kept)) }
            { for plan.iter().map(mark) }
        </g>
    }
}

/// Draws the Locations of Tickets with their cheapest remaining paths, and dims everything else; empty without Tickets.
fn ways_of(view: &SeatView<City>, tickets: impl IntoIterator<Item = TicketId>) -> Html {
    let Some(seat) = view.viewer else { return Html::default() };
    let data = view.state.data();
    let tickets = tickets.into_iter().filter_map(|id| data.tickets.get(id.index()));
    let ways: Vec<Html> = tickets.map(|ticket| way(view, seat, ticket.ends)).collect();
    if ways.is_empty() {
        return Html::default();
    }
    let own = view.state.players[seat].routes;
    let seat_color = view.players.color(seat);
    html! {
        <g class="city-plan">
            { dim(view) }
            { for own.iter().map(|id| claimed(data, id, seat_color)) }
            { for ways }
        </g>
    }
}

/// Draws the cheapest remaining path between a Ticket's Locations.
fn way(view: &SeatView<City>, seat: Seat, ends: [LocationId; 2]) -> Html {
    let data = view.state.data();
    let open = match outlook(view.state, seat, ends) {
        Prospect::Possible(way) if view.shows(Aid::Plan) => way.routes,
        _ => RouteSet::EMPTY,
    };
    html! {
        <>
            { for open.iter().map(|id| html! { <>{ band(data, id, "city-plan__way") }{ spaces(data, id) }</> }) }
            { for stops_of(view, open).map(|id| small_stop(view, id)) }
            { for ends.map(|end| html! { <>{ ring(view, end) }{ super::ground::name(data, end) }</> }) }
        </>
    }
}

fn dim(view: &SeatView<City>) -> Html {
    let (width, height) = extent(view.state.data());
    html! {
        <rect class="city-dim" x="-600" y="-600" width={(width + 1200).to_string()} height={(height + 1200).to_string()} />
    }
}

fn stops_of(view: &SeatView<City>, routes: RouteSet) -> impl Iterator<Item = LocationId> {
    let data = view.state.data();
    routes.iter().flat_map(|id| data.routes[id.index()].ends)
}

fn small_stop(view: &SeatView<City>, id: LocationId) -> Html {
    let (x, y) = location(view.state.data(), id);
    html! { <circle class="city-stop__sign" cx={x.to_string()} cy={y.to_string()} r="10" /> }
}

/// Draws a ring around a Location, with its Tourist tokens on top.
fn ring(view: &SeatView<City>, id: LocationId) -> Html {
    let (x, y) = location(view.state.data(), id);
    html! {
        <g class="city-ring" transform={format!("translate({x} {y})")}>
            <circle class="city-ring__out" r="22" /><circle class="city-stop__sign" r="12" />
            { for view.state.stack(id).map(tokens) }
        </g>
    }
}

/// Highlights the open Routes that a card helps to pay for.
fn payable_with(view: &SeatView<City>, card: Card) -> Html {
    let Some(seat) = view.viewer else { return Html::default() };
    let state = view.state;
    let closed = crate::titles::city::rules::claim::closed_to(state, seat);
    let fits = |id: &RouteId| {
        let color = state.data().routes[id.index()].color;
        color.is_some() && color == card.color() && !closed.has(*id)
    };
    let routes = state.data().all_routes().map(|(id, _)| id).filter(fits);
    html! { <g>{ for routes.map(|id| lit(view, id, "city-point")) }</g> }
}

/// Draws a Route in a band of light, with its pieces or spaces on top.
fn lit(view: &SeatView<City>, id: RouteId, class: &'static str) -> Html {
    let data = view.state.data();
    let drawn = match view.state.owner(id) {
        Some(owner) => claimed(data, id, view.players.color(owner)),
        None => spaces(data, id),
    };
    html! { <g key={id.0}>{ band(data, id, class) }{ drawn }</g> }
}

/// Draws the overlay of a row of the final count: Routes one by one, Tickets by player.
pub(super) fn count_overlay(view: &SeatView<City>, row: usize) -> Html {
    let state = view.state;
    let drawn = match Row::of(state.data()).nth(row) {
        Some(Row::Routes) => routes_in_turn(view),
        Some(row @ Row::Failed) => tickets_in_turn(view, row),
        Some(row @ Row::Completed) => {
            let routes = state.players.seats().map(|seat| routes_of(view, seat));
            html! { <>{ for routes }{ tickets_in_turn(view, row) }</> }
        }
        Some(Row::LongestPath) => longest_paths(view),
        Some(Row::Tokens) | None => match alone(view, row) {
            Some(seat) => {
                html! { <>{ routes_of(view, seat) }{ for [Row::Completed, Row::Failed].map(|row| tickets_of(view, seat, row)) }</> }
            }
            None => return Html::default(),
        },
    };
    html! { <g class="city-plan">{ dim(view) }{ drawn }</g> }
}

/// Delays a drawing by a number of milliseconds from the beginning of the row.
fn later(at: u32, what: Html) -> Html {
    html! { <g class="city-later" ~style={format!("--at:{at}ms")}>{ what }</g> }
}

fn routes_in_turn(view: &SeatView<City>) -> Html {
    let players = &view.state.players;
    let all =
        players.seats().flat_map(|seat| players[seat].routes.iter().map(move |id| (seat, id)));
    let shown = (0..).zip(all).map(|(at, (seat, id)): (u32, (Seat, RouteId))| {
        later(at * BETWEEN_ROUTES, claimed(view.state.data(), id, view.players.color(seat)))
    });
    html! { <>{ for shown }</> }
}

fn tickets_in_turn(view: &SeatView<City>, row: Row) -> Html {
    let shown = (0..)
        .zip(revealed(view.state, row))
        .map(|(at, (seat, _)): (u32, _)| later(at * BETWEEN_PLAYERS, tickets_of(view, seat, row)));
    html! { <>{ for shown }</> }
}

/// Returns the seat whose network is shown alone, after the last row of the count.
fn alone(view: &SeatView<City>, row: usize) -> Option<Seat> {
    let rows = Row::of(view.state.data()).count();
    view.state.players.seats().nth(row.checked_sub(rows + 1)?)
}

fn routes_of(view: &SeatView<City>, seat: Seat) -> Html {
    let seat_color = view.players.color(seat);
    let routes = view.state.players[seat].routes;
    html! { <>{ for routes.iter().map(|id| claimed(view.state.data(), id, seat_color)) }</> }
}

/// Draws the longest paths of the seats that score them.
fn longest_paths(view: &SeatView<City>) -> Html {
    let state = view.state;
    let best = state.players.seats().filter(|&seat| score(state, seat).longest_path > 0);
    let paths = best.map(|seat| {
        let routes = state.data().longest_path(state.players[seat].routes, 0).routes;
        let seat_color = view.players.color(seat);
        html! { <>{ for routes.iter().map(|id| claimed(state.data(), id, seat_color)) }</> }
    });
    html! { <>{ for paths }</> }
}

/// Draws a player's Tickets of a row.
fn tickets_of(view: &SeatView<City>, seat: Seat, row: Row) -> Html {
    let (state, data) = (view.state, view.state.data());
    let all = revealed(state, row).into_iter().filter(|(of, _)| *of == seat);
    let wanted = all.flat_map(|(_, tickets)| tickets).map(|id| data.tickets[id.index()]);
    let line = |ends: [LocationId; 2]| {
        let [(x1, y1), (x2, y2)] = ends.map(|end| location(data, end));
        let class =
            if row == Row::Failed { "city-thread city-thread--failed" } else { "city-thread" };
        html! {
            <>
                <line class="city-thread__edge" x1={x1.to_string()} y1={y1.to_string()} x2={x2.to_string()} y2={y2.to_string()} />
                <line {class} x1={x1.to_string()} y1={y1.to_string()} x2={x2.to_string()} y2={y2.to_string()} />
                { for ends.map(|end| small_stop(view, end)) }
                { for ends.map(|end| super::ground::name(data, end)) }
            </>
        }
    };
    html! { <g class={seat_class(view.players.color(seat))}>{ for wanted.map(|ticket| line(ticket.ends)) }</g> }
}
