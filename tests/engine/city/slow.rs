//! A slow reference implementation, written from the rules alone: claims and payments, connections, scores, winners.

use catenary::engine::game::Seat;
use catenary::titles::city::boards::{Kind, LocationId, Route, RouteId};
use catenary::titles::city::rules::action::Payment;
use catenary::titles::city::rules::card::Card;
use catenary::titles::city::rules::state::State;
use std::collections::BTreeSet;

/// Returns the points for a Route (CBOARD-4, CBIG-4).
fn points(route: &Route) -> i32 {
    let table: &[(u8, i32)] = match route.kind {
        Kind::Metro => &[(2, 1), (3, 3), (4, 5)],
        Kind::Tram | Kind::Ferry => {
            &[(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15), (7, 18), (8, 21), (9, 27)]
        }
    };
    table.iter().find(|(length, _)| *length == route.length).expect("a length of the table").1
}

fn routes_of(state: &State, seat: Seat) -> Vec<&'static Route> {
    let all = state.data().all_routes();
    all.filter(|(id, _)| state.owner(*id) == Some(seat)).map(|(_, route)| route).collect()
}

fn same_ends(one: &Route, two: &Route) -> bool {
    let set = |route: &Route| BTreeSet::from(route.ends);
    set(one) == set(two)
}

/// Returns whether a Route is open to a seat (CCLAIM-1, CCLAIM-4, CBIG-5).
fn is_open(state: &State, seat: Seat, id: RouteId) -> bool {
    let route = &state.data().routes[id.index()];
    if state.owner(id).is_some() {
        return false;
    }
    if routes_of(state, seat).iter().any(|own| same_ends(own, route)) {
        return false;
    }
    let open = state.data().rules.open_lanes.0[state.players.count() - 2];
    let all = state.players.seats().flat_map(|other| routes_of(state, other));
    all.filter(|other| same_ends(other, route)).count() < open.into()
}

/// Returns the length of the longest path of some Routes in spaces (CBIG-7), by trying every path.
pub(crate) fn longest_path(routes: &[&Route]) -> u32 {
    fn from(place: LocationId, routes: &[&Route], used: &mut Vec<usize>) -> u32 {
        let mut longest = 0;
        for (at, route) in routes.iter().enumerate() {
            if !used.contains(&at)
                && let Some(next) = route.beyond(place)
            {
                used.push(at);
                longest = longest.max(u32::from(route.length) + from(next, routes, used));
                used.pop();
            }
        }
        longest
    }
    let places: BTreeSet<LocationId> = routes.iter().flat_map(|route| route.ends).collect();
    places.into_iter().map(|place| from(place, routes, &mut Vec::new())).max().unwrap_or(0)
}

/// Returns the longest path of a seat.
pub(crate) fn path_of(state: &State, seat: Seat) -> u32 {
    longest_path(&routes_of(state, seat))
}

/// Returns the points of a seat for the longest path (CBIG-7).
pub(crate) fn path_points(state: &State, seat: Seat) -> i32 {
    let longest = state.players.seats().map(|other| path_of(state, other)).max().unwrap_or(0);
    let points = state.data().rules.longest_path;
    if longest > 0 && path_of(state, seat) == longest { points.into() } else { 0 }
}

/// Returns whether a seat has the pieces for a Route (CCLAIM-1, CCLAIM-2, CCLAIM-7), counted from its placed pieces.
fn has_pieces(state: &State, seat: Seat, route: &Route) -> bool {
    let own = routes_of(state, seat);
    let trams: u8 = own.iter().filter(|own| own.kind != Kind::Metro).map(|own| own.length).sum();
    let metros = own.iter().filter(|own| own.kind == Kind::Metro).count() as u8;
    let pieces = state.data().rules.pieces;
    match route.kind {
        Kind::Metro => metros < pieces.metros,
        Kind::Tram | Kind::Ferry => trams + route.length <= pieces.trams,
    }
}

/// Returns every payment for a Route, by trying all sets of cards of the right size (CCLAIM-1, CCLAIM-5, CCLAIM-7).
pub(crate) fn payments(state: &State, seat: Seat, route: &Route) -> BTreeSet<Payment> {
    let hand = state.players[seat].hand;
    let mut ways = BTreeSet::new();
    for card in Card::ALL.into_iter().filter(|&card| card != Card::Wild) {
        for colored in 0..=route.length {
            let wilds = route.length - colored;
            let fits = route.color.is_none_or(|color| card == Card::of(color)) || colored == 0;
            if fits && colored <= hand[card] && wilds <= hand[Card::Wild] && wilds >= route.symbols
            {
                let named = if colored == 0 { Card::Wild } else { card };
                ways.insert(Payment { card: named, wilds });
            }
        }
    }
    ways
}

/// Returns the Routes that may be claimed.
pub(crate) fn claims(state: &State, seat: Seat) -> BTreeSet<RouteId> {
    let can = |(id, route): &(RouteId, &Route)| {
        is_open(state, seat, *id)
            && has_pieces(state, seat, route)
            && !payments(state, seat, route).is_empty()
    };
    state.data().all_routes().filter(can).map(|(id, _)| id).collect()
}

/// Returns all Locations that a seat has connected to one (CTICK-3).
pub(crate) fn joined(state: &State, seat: Seat, from: LocationId) -> BTreeSet<LocationId> {
    let own = routes_of(state, seat);
    let mut found = BTreeSet::from([from]);
    loop {
        let next = own.iter().filter(|route| route.ends.iter().any(|end| found.contains(end)));
        let more: BTreeSet<LocationId> = next.flat_map(|route| route.ends).collect();
        let before = found.len();
        found.extend(more);
        if found.len() == before {
            return found;
        }
    }
}

/// Returns the score of a seat (CEND-2): Routes, completed Tickets, failed ones, tokens; and the number of completed
/// Tickets.
pub(crate) fn score(state: &State, seat: Seat) -> ([i32; 4], u32) {
    let player = &state.players[seat];
    let routes = routes_of(state, seat).into_iter().map(points).sum();
    let (mut completed, mut failed, mut count) = (0, 0, 0);
    for id in player.tickets.iter() {
        let ticket = &state.data().tickets[id.index()];
        if joined(state, seat, ticket.ends[0]).contains(&ticket.ends[1]) {
            completed += i32::from(ticket.points);
            count += 1;
        } else {
            failed -= i32::from(ticket.points);
        }
    }
    let tokens = match player.tokens.iter().count() {
        0 | 1 => 0,
        2 => 1,
        3 => 2,
        4 => 4,
        5 => 6,
        6 => 9,
        _ => 12,
    };
    ([routes, completed, failed, tokens], count)
}

/// Returns the winners (CEND-2, CEND-3, CBIG-8).
pub(crate) fn winners(state: &State) -> Vec<Seat> {
    let rank = |seat: Seat| {
        let (parts, completed) = score(state, seat);
        let is_big = state.data().rules.longest_path > 0;
        let (path, points) =
            if is_big { (path_of(state, seat), path_points(state, seat)) } else { (0, 0) };
        (parts.iter().sum::<i32>() + points, completed, path)
    };
    let best = state.players.seats().map(rank).max();
    state.players.seats().filter(|&seat| Some(rank(seat)) == best).collect()
}
