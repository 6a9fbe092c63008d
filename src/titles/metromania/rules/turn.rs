//! The course of a turn and the end of construction (MTURN, MLINE-7, MEND-1).

use super::destination::Letter;
use super::dig::{self, DigOption, SpotKnowledge};
use super::event::{Ending, Event, StationCause};
use super::reading::{DIGS, lines_that_end, passes_that_end};
use super::state::{Decision, Dig, LineId, Pattern, Phase, State, Tunnel, Turn};
use super::{Metromania, station};
use crate::engine::game::{Seat, Turns};
use crate::titles::metromania::boards::{Edge, Flank, Vertex};

/// The possibilities to dig in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigProspect {
    /// None.
    Closed,
    /// Only on Spots, which nobody is forced to do (MTURN-2).
    OnlySpots,
    /// Also off the Spots.
    Open,
}

/// Returns the player's possibilities to dig in this turn, over both lines (MTURN-1).
pub fn prospect(state: &State) -> DigProspect {
    let mut found = DigProspect::Closed;
    for way in digger_options(state) {
        if way.avoids_spots() {
            return DigProspect::Open;
        }
        found = DigProspect::OnlySpots;
    }
    found
}

/// Iterates over all tunnels that the player can dig next in this turn.
pub fn digger_options(state: &State) -> impl Iterator<Item = DigOption> + '_ {
    let lines = Pattern::ALL.map(|pattern| LineId::of(state.seat, pattern));
    lines.into_iter().flat_map(|line| dig::options(state, line, SpotKnowledge::ByDigger))
}

/// Returns whether the turn may be passed (MTURN-1, MTURN-2, MEND-1).
pub(super) fn may_pass(state: &State) -> bool {
    let has_nothing =
        || prospect(state) != DigProspect::Open && !station::has_site(state, state.seat);
    state.turn.dug == 0 && (state.is_last_turn() || has_nothing())
}

/// Opens a new turn of a player.
pub fn open(state: &mut State, seat: Seat) {
    let has_line = Pattern::ALL.map(|own| state.line(LineId::of(seat, own)).is_started());
    state.seat = seat;
    state.turn = Turn { first: has_line == [false, false], ..Turn::default() };
    state.decision = Decision::Turn;
}

impl Turns for Metromania {
    fn is_ending(state: &State) -> bool {
        state.is_last_turn()
    }

    fn has_secrets(state: &State) -> bool {
        state.has_secrets()
    }

    /// Returns the position at the seat's next turn, without the turns before it. `None` while a turn is under way, or if
    /// the seat has no turn left or could do nothing in it.
    fn as_if_to_act(state: &State, seat: Seat) -> Option<State> {
        if state.decision != Decision::Turn || state.turn.dug > 0 || state.turn.placed {
            return None;
        }
        let players = state.players();
        let left_out = (seat.index() + players - state.seat.index()) % players;
        let mut started = state.clone();
        if let Phase::LastTurns(left) = &mut started.phase {
            *left = left.checked_sub(left_out as u8).filter(|&left| left > 0)?;
        }
        open(&mut started, seat);
        let can_act =
            prospect(&started) != DigProspect::Closed || station::has_site(&started, seat);
        can_act.then_some(started)
    }
}

/// Begins a turn; passes it at once if nothing is possible.
pub(super) fn begin(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    open(state, seat);
    events.push(Event::Turn { seat });
    if prospect(state) == DigProspect::Closed && !station::has_site(state, seat) {
        pass(state, events);
    }
}

/// Passes a turn. Passes in last turns are not counted: everybody has one (MEND-1).
pub(super) fn pass(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Passed { seat: state.seat });
    if !state.is_last_turn() {
        state.passes += 1;
        if usize::from(state.passes) >= passes_that_end(state.players()) {
            return end(state, events);
        }
    }
    finish(state, events);
}

/// Ends a turn (MEND-1).
pub(super) fn finish(state: &mut State, events: &mut Vec<Event>) {
    match (state.phase, ending(state)) {
        (Phase::LastTurns(left), _) => state.phase = Phase::LastTurns(left.saturating_sub(1)),
        (Phase::Construction, Some(ending)) => {
            state.phase = Phase::LastTurns(state.players() as u8 - 1);
            events.push(Event::LastTurns { seat: state.seat, ending });
        }
        (Phase::Construction, None) => {}
    }
    if state.phase == Phase::LastTurns(0) {
        return end(state, events);
    }
    begin(state, state.after(state.seat), events);
}

fn end(state: &mut State, events: &mut Vec<Event>) {
    state.decision = Decision::Over;
    let hidden = state.hands.iter().any(|hand| !hand.is_empty());
    events.push(Event::Ended { secret: hidden && state.has_secrets() });
}

/// Returns why construction ends with this turn, if it does (MEND-1).
pub fn ending(state: &State) -> Option<Ending> {
    if state.points.seats().any(|seat| state.finished_lines(seat) == 2) {
        return Some(Ending::BothLines);
    }
    if state.supply == 0 {
        return Some(Ending::Stations);
    }
    let done = |&line: &LineId| state.line(line).is_finished() || is_blocked(state, line);
    let enough = lines_that_end(state.players());
    (state.line_ids().filter(done).count() >= enough).then_some(Ending::Lines)
}

/// Returns whether an unfinished line cannot continue by public knowledge (MLINE-7).
pub fn is_blocked(state: &State, line: LineId) -> bool {
    let own = state.line(line);
    match (own.is_started(), own.is_finished()) {
        (_, true) => false,
        (false, _) => !dig::has_start(state, line),
        (true, _) => dig::options(state, line, SpotKnowledge::ByAll).next().is_none(),
    }
}

/// Digs along an edge; asks for the side if there is a choice.
pub(super) fn dig(state: &mut State, pattern: Pattern, edge: Edge, events: &mut Vec<Event>) {
    let line = LineId::of(state.seat, pattern);
    let dug = dig::dig(state, line, edge);
    let Ok(way) = dug.and_then(|dug| dig::way(state, dug, SpotKnowledge::ByDigger)) else { return };
    match way.only_flank() {
        Some(flank) => lay(state, way.dig, flank, events),
        None => state.decision = Decision::Flank(way.dig),
    }
}

/// Chooses the cell; asks for the Destination if there is a choice.
pub(super) fn lay(state: &mut State, dig: Dig, flank: Flank, events: &mut Vec<Event>) {
    let Some(cell) = dig.edge.cell(dig.from, flank) else { return };
    if state.spot(cell).is_none() {
        return commit(state, dig, flank, None, events);
    }
    let fitting = dig::placeable(state, dig.line, cell);
    match fitting.iter().next() {
        Some(only) if fitting.len() == 1 => commit(state, dig, flank, Some(only.letter()), events),
        _ => state.decision = Decision::Destination(dig, flank),
    }
}

/// Lays the tunnel, builds its stations and continues the turn.
pub(super) fn commit(
    state: &mut State,
    dig: Dig,
    flank: Flank,
    letter: Option<Letter>,
    events: &mut Vec<Event>,
) {
    let (Some(cell), Some(to)) = (dig.edge.cell(dig.from, flank), dig.edge.other(dig.from)) else {
        return;
    };
    let stations = station::made(state, dig);
    let tunnel = Tunnel { edge: dig.edge, to, cell };
    state.lay(dig.line, tunnel);
    state.turn.dug += 1;
    state.passes = 0;
    events.push(Event::Dug { line: dig.line, tunnel });
    if let Some(letter) = letter {
        place(state, tunnel, letter, events);
    }
    for vertex in stations {
        station::build(state, vertex, StationCause::Junction, events);
    }
    if state.line(dig.line).is_finished() {
        return finish_line(state, dig.line, events);
    }
    go_on(state, events);
}

fn place(state: &mut State, tunnel: Tunnel, letter: Letter, events: &mut Vec<Event>) {
    let hand = state.hands[state.seat];
    let fitting = hand.iter().find(|destination| {
        destination.letter() == letter && Some(destination.kind()) == state.spot(tunnel.cell)
    });
    let Some(destination) = fitting else { return };
    state.hands[state.seat].remove(destination);
    state.placed[destination.index()] = Some(tunnel.cell);
    state.turn.placed = true;
    let (seat, cell, secret) = (state.seat, tunnel.cell, state.has_secrets());
    events.push(Event::Placed { seat, destination, cell, secret });
}

/// Asks for the free station of a finished line (MLINE-6).
fn finish_line(state: &mut State, line: LineId, events: &mut Vec<Event>) {
    events.push(Event::Finished { line });
    if station::line_sites(state, line).next().is_some() {
        state.decision = Decision::Bonus(line);
    } else {
        go_on(state, events);
    }
}

/// Builds the free station of a finished line, or none (MLINE-6).
pub(super) fn bonus(state: &mut State, site: Option<Vertex>, events: &mut Vec<Event>) {
    if let Some(vertex) = site {
        station::build_intermediate(state, vertex, StationCause::Bonus, events);
    }
    go_on(state, events);
}

/// Builds an intermediate station, which takes a whole turn (MSTAT-4).
pub(super) fn intermediate(state: &mut State, vertex: Vertex, events: &mut Vec<Event>) {
    state.passes = 0;
    station::build_intermediate(state, vertex, StationCause::Intermediate, events);
    finish(state, events);
}

/// Stops digging (MTURN-2).
pub(super) fn stop(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Stopped { seat: state.seat });
    finish(state, events);
}

/// Continues after a tunnel: with the next one, or with the next turn.
fn go_on(state: &mut State, events: &mut Vec<Event>) {
    if state.turn.dug >= DIGS {
        finish(state, events);
    } else if prospect(state) == DigProspect::Closed {
        stop(state, events);
    } else {
        state.decision = Decision::Turn;
    }
}
