//! Stations: where tunnels make them, and where they can be built (MSTAT).

use super::event::{Event, Reason};
use super::refusal::Refusal;
use super::state::{Dig, LineId, Lines, Pattern, State};
use crate::engine::game::Seat;
use crate::titles::metromania::boards::Vertex;
use arrayvec::ArrayVec;

/// The most stations that a tunnel makes (MSTAT-1).
pub const MOST_STATIONS: usize = 2;

/// The stations that a tunnel makes: where its line parts from another one, and where it meets one
/// (MSTAT-1).
pub fn made(state: &State, dig: Dig) -> ArrayVec<Vertex, MOST_STATIONS> {
    let mut made = ArrayVec::new();
    let here = state.lines_on(dig.edge);
    let before = state.line(dig.line).tunnels.last().map(|tunnel| state.lines_on(tunnel.edge));
    let own = Lines::only(dig.line);
    let parts = |lines: Lines| !lines.without(here).without(own).is_empty();
    if before.is_some_and(parts) && !state.stations.has(dig.from) {
        made.push(dig.from);
    }
    if let Some(to) = dig.edge.other(dig.from)
        && parts(state.lines_at(to))
        && !state.stations.has(to)
    {
        made.push(to);
    }
    made
}

/// Builds a station and scores the Spots that it touches (MSTAT-2).
pub(super) fn build(
    state: &mut State,
    seat: Seat,
    vertex: Vertex,
    reason: Reason,
    events: &mut Vec<Event>,
) {
    let points = state.city.spots_at(vertex);
    state.stations.insert(vertex);
    state.supply = state.supply.saturating_sub(1);
    state.points[seat] += i32::from(points);
    events.push(Event::Built { seat, vertex, points, reason });
}

/// The vertices on which a player can build an intermediate station, in order (MSTAT-4).
pub fn sites(state: &State, seat: Seat) -> Vec<Vertex> {
    let mut sites = Vec::new();
    each_site(state, seat, |vertex| sites.push(vertex));
    sites.sort_unstable();
    sites.dedup();
    sites
}

/// Whether a player can build an intermediate station.
pub(super) fn has_site(state: &State, seat: Seat) -> bool {
    let mut found = false;
    each_site(state, seat, |_| found = true);
    found
}

/// Those on both lines come twice.
pub(super) fn each_site(state: &State, seat: Seat, mut give: impl FnMut(Vertex)) {
    if state.supply == 0 {
        return;
    }
    for line in Pattern::ALL.map(|pattern| LineId::of(seat, pattern)) {
        let own = state.line(line);
        if own.is_finished() {
            continue;
        }
        let last = own.tunnels.iter().rposition(|tunnel| state.stations.has(tunnel.to));
        let between = &own.tunnels[..last.unwrap_or(0)];
        let free = between.iter().filter(|tunnel| !state.stations.has(tunnel.to));
        free.for_each(|tunnel| give(tunnel.to));
    }
}

/// The vertices of the free station of a finished line (MLINE-6).
pub fn bonus_sites(state: &State, line: LineId) -> impl Iterator<Item = Vertex> + '_ {
    let tunnels = &state.line(line).tunnels;
    let between = &tunnels[..tunnels.len().saturating_sub(1)];
    let any_left = state.supply > 0;
    let free = between.iter().map(|tunnel| tunnel.to);
    free.filter(move |&vertex| any_left && !state.stations.has(vertex))
}

/// Why a player cannot build an intermediate station on a vertex.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check_site(state: &State, seat: Seat, vertex: Vertex) -> Result<(), Refusal> {
    let own = Pattern::ALL.map(|pattern| state.line(LineId::of(seat, pattern)));
    let on_own = own.iter().any(|line| line.vertices.has(vertex) && !line.is_finished());
    if state.supply == 0 {
        return Err(Refusal::NoStationLeft);
    }
    if !on_own {
        return Err(Refusal::NotOnOwnLine);
    }
    if state.stations.has(vertex) {
        return Err(Refusal::StationThere);
    }
    if sites(state, seat).contains(&vertex) { Ok(()) } else { Err(Refusal::NotBetween) }
}

/// Why the free station of a finished line cannot stand on a vertex.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check_bonus(state: &State, line: LineId, vertex: Vertex) -> Result<(), Refusal> {
    if !state.line(line).vertices.has(vertex) {
        return Err(Refusal::NotOnOwnLine);
    }
    if state.stations.has(vertex) {
        return Err(Refusal::StationThere);
    }
    let fits = bonus_sites(state, line).any(|site| site == vertex);
    if fits { Ok(()) } else { Err(Refusal::NotBetween) }
}
