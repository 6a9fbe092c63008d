//! Stations: those made by tunnels, and those built (MSTAT).

use super::event::{Event, StationCause};
use super::refusal::Refusal;
use super::state::{Dig, LineId, Lines, Pattern, State};
use crate::engine::game::Seat;
use crate::titles::metromania::boards::Vertex;
use arrayvec::ArrayVec;

/// The most stations made by a tunnel (MSTAT-1).
pub const MOST_STATIONS: usize = 2;

/// Returns the stations that a tunnel makes: where its line parts from another one, and where it meets one (MSTAT-1).
pub fn made(state: &State, dig: Dig) -> ArrayVec<Vertex, MOST_STATIONS> {
    let mut made = ArrayVec::new();
    let here = state.lines_on(dig.edge);
    let before = state.line(dig.line).tunnels.last().map(|tunnel| state.lines_on(tunnel.edge));
    let own = Lines::of(dig.line);
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

/// Builds a station and scores the Spots it touches (MSTAT-2).
pub(super) fn build(
    state: &mut State,
    vertex: Vertex,
    reason: StationCause,
    events: &mut Vec<Event>,
) {
    let (seat, points) = (state.seat, state.city.spots_at(vertex));
    state.stations.insert(vertex);
    state.supply = state.supply.saturating_sub(1);
    state.points[seat] += i32::from(points);
    events.push(Event::Built { seat, vertex, points, reason });
}

/// Builds an intermediate station. It closes each of the player's finished lines there (MLINE-6).
pub(super) fn build_intermediate(
    state: &mut State,
    vertex: Vertex,
    reason: StationCause,
    events: &mut Vec<Event>,
) {
    build(state, vertex, reason, events);
    let own = Pattern::ALL.map(|pattern| LineId::of(state.seat, pattern));
    let on_it =
        |line: &LineId| state.line(*line).is_finished() && state.line(*line).vertices.has(vertex);
    state.closed = own.into_iter().filter(on_it).fold(state.closed, Lines::with);
}

/// Returns the vertices where a player can build an intermediate station, in order (MSTAT-4).
pub fn sites(state: &State, seat: Seat) -> Vec<Vertex> {
    let mut sites: Vec<Vertex> = player_sites(state, seat).collect();
    sites.sort_unstable();
    sites.dedup();
    sites
}

/// Returns whether a player can build an intermediate station.
pub(super) fn has_site(state: &State, seat: Seat) -> bool {
    player_sites(state, seat).next().is_some()
}

/// Iterates over the vertices where a player can build an intermediate station; those on both lines appear twice.
pub(super) fn player_sites(state: &State, seat: Seat) -> impl Iterator<Item = Vertex> + '_ {
    let lines = Pattern::ALL.map(|pattern| LineId::of(seat, pattern));
    lines.into_iter().flat_map(|line| line_sites(state, line))
}

/// Iterates over the vertices of a line where its owner can build an intermediate station: between its start and its last
/// station, or up to its end if it is finished and open (MLINE-6, MSTAT-4).
pub fn line_sites(state: &State, line: LineId) -> impl Iterator<Item = Vertex> + '_ {
    let tunnels = &state.line(line).tunnels;
    let last = if state.supply == 0 || state.closed.has(line) {
        None
    } else if state.line(line).is_finished() {
        tunnels.len().checked_sub(1)
    } else {
        tunnels.iter().rposition(|tunnel| state.stations.has(tunnel.to))
    };
    let between = tunnels[..last.unwrap_or(0)].iter().map(|tunnel| tunnel.to);
    between.filter(|&vertex| !state.stations.has(vertex))
}

/// Checks that a player can build an intermediate station on a vertex.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check_site(state: &State, seat: Seat, vertex: Vertex) -> Result<(), Refusal> {
    let lines = Pattern::ALL.map(|pattern| LineId::of(seat, pattern));
    check(state, &lines, vertex)
}

/// Checks that the free station of a finished line can be built on a vertex.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check_bonus(state: &State, line: LineId, vertex: Vertex) -> Result<(), Refusal> {
    check(state, &[line], vertex)
}

fn check(state: &State, lines: &[LineId], vertex: Vertex) -> Result<(), Refusal> {
    if state.supply == 0 {
        return Err(Refusal::SupplyEmpty);
    }
    let mut through =
        lines.iter().copied().filter(|&line| state.line(line).vertices.has(vertex)).peekable();
    if through.peek().is_none() {
        return Err(Refusal::NotOnOwnLine);
    }
    if state.stations.has(vertex) {
        return Err(Refusal::StationThere);
    }
    let open: ArrayVec<LineId, 2> = through.filter(|&line| !state.closed.has(line)).collect();
    if open.is_empty() {
        return Err(Refusal::LineClosed);
    }
    let fits = open.iter().any(|&line| line_sites(state, line).any(|site| site == vertex));
    if fits { Ok(()) } else { Err(Refusal::NotBetween) }
}
