//! A position of Metromania in links.
//!
//! Only positions at the beginning of a turn, or of a choice before the deal, can be coded. Derived data is not written: the
//! tables of cells, edges and vertices, and the stations left. All numbers here are part of the format and frozen.

use super::setup;
use crate::engine::codec::Part;
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::{Bit, Coder};
use crate::engine::game::{BySeat, Seat};
use crate::titles::metromania::boards::{City, Edge, Flank, SpotType, Vertex, VertexSet};
use crate::titles::metromania::rules::deal::{self, CHOOSERS};
use crate::titles::metromania::rules::destination::{Destination, Letter};
use crate::titles::metromania::rules::reading::{STATIONS, TUNNELS};
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::start::Start;
use crate::titles::metromania::rules::state::{LineId, Phase, State, Tunnel, Undealt};
use crate::titles::metromania::rules::turn;
use crate::titles::metromania::rules::variants::CityChoice;

/// Codes the setup of a game that begins at a position; an error names the part with an invalid value.
pub(super) fn code(
    coder: &mut dyn Coder,
    rules: u16,
    given: Option<&Setup>,
) -> Result<Setup, Part> {
    let setup = code_table(coder, rules, given)?;
    let CityChoice::Laid(placements) = setup.city else { return Err(Part::Map) };
    let city = City::new(placements).ok_or(Part::Map)?;
    let mut state = State::empty(&setup, city);
    let blank = state.clone();
    let given = given.and_then(|setup| setup.start.as_ref()).map_or(&blank, Start::state);
    if setup.players == CHOOSERS && coder.bit(&mut Bit::expecting(1, 16), given.undealt.is_some()) {
        code_choices(coder, given, &mut state)?;
    } else {
        for line in state.line_ids() {
            code_line(coder, given, &mut state, line)?;
        }
        code_stations(coder, given, &mut state)?;
        code_hands(coder, given, &mut state)?;
        code_turn(coder, given, &mut state)?;
    }
    let start = Start::new(state).map_err(|_| Part::Position)?;
    Ok(start.setup())
}

/// Codes the table before anything is dug.
fn code_table(coder: &mut dyn Coder, rules: u16, given: Option<&Setup>) -> Result<Setup, Part> {
    let standard = Setup::standard(2, 0);
    let given = given.unwrap_or(&standard);
    Ok(Setup {
        rules,
        edition: setup::code_edition(coder, given.edition)?,
        seed: 0,
        players: setup::code_players(coder, given.players)?,
        city: CityChoice::Laid(setup::code_city(coder, given.city)?),
        municipality: setup::code_municipality(coder, given.municipality)?,
        rivalry: setup::code_rivalry(coder, given.rivalry),
        start: None,
    })
}

/// Codes the choices before the deal, and the seed of the deal.
fn code_choices(coder: &mut dyn Coder, given: &State, state: &mut State) -> Result<(), Part> {
    let players = state.players();
    let blank = Undealt { seed: 0, doubles: BySeat::new(players, |_| None) };
    let known = given.undealt.as_ref().unwrap_or(&blank);
    let seed = Number::new(64).code(coder, known.seed);
    let seat = below(coder, given.seat.index(), players, Part::Turn)?;
    let mut doubles = BySeat::new(players, |_| None);
    for seat in doubles.seats() {
        // A type, or none.
        let kind = known.doubles[seat].map_or(0, |kind| 1 + kind.index());
        let kind = below(coder, kind, 1 + SpotType::ALL.len(), Part::Cards)?;
        doubles[seat] = kind.checked_sub(1).map(|at| SpotType::ALL[at]);
    }
    deal::ask(state, Seat(seat as u8), Undealt { seed, doubles });
    Ok(())
}

/// Codes a number below a bound, all equally likely.
fn below(coder: &mut dyn Coder, given: usize, bound: usize, part: Part) -> Result<usize, Part> {
    let depth = bound.max(1).next_power_of_two().ilog2();
    let read = Tree::new(depth, bound).code(coder, given);
    if read < bound { Ok(read) } else { Err(part) }
}

/// Codes a line: its length, its start, then the turns, sides and letters of its tunnels.
fn code_line(
    coder: &mut dyn Coder,
    given: &State,
    state: &mut State,
    line: LineId,
) -> Result<(), Part> {
    let tunnels = &given.line(line).tunnels;
    let count = below(coder, tunnels.len(), TUNNELS + 1, Part::Lines)?;
    let mut from = given.line(line).start();
    for at in 0..count {
        let known = tunnels.get(at).copied().zip(from);
        let tunnel = match state.line(line).head() {
            None => code_start(coder, known)?,
            Some(head) => code_tunnel(coder, state, line, head, known)?,
        };
        if state.line_in(tunnel.cell).is_some() {
            return Err(Part::Lines);
        }
        state.lay(line, tunnel);
        code_letter(coder, given, state, tunnel)?;
        from = known.map(|(tunnel, _)| tunnel.to);
    }
    let mut is_closed = || coder.bit(&mut Bit::expecting(1, 2), given.closed.has(line));
    if state.line(line).is_finished() && is_closed() {
        state.closed.insert(line);
    }
    Ok(())
}

fn code_start(coder: &mut dyn Coder, known: Option<(Tunnel, Vertex)>) -> Result<Tunnel, Part> {
    let arrows: Vec<Edge> = Edge::all().filter(|edge| edge.arrow_cell().is_some()).collect();
    let at = arrows.iter().position(|&edge| known.is_some_and(|(known, _)| known.edge == edge));
    let edge = arrows[below(coder, at.unwrap_or(0), arrows.len(), Part::Lines)?];
    let cell = edge.arrow_cell().ok_or(Part::Lines)?;
    Ok(Tunnel { edge, to: edge.ends()[1], cell })
}

fn code_tunnel(
    coder: &mut dyn Coder,
    state: &State,
    line: LineId,
    head: Vertex,
    known: Option<(Tunnel, Vertex)>,
) -> Result<Tunnel, Part> {
    let last = state.line(line).direction().ok_or(Part::Lines)?;
    let turn = known.map_or(0, |(tunnel, from)| tunnel.edge.direction_from(from).turn_from(last));
    let turn = below(coder, turn.into(), 6, Part::Lines)?;
    let step = head.step(last.turned(turn as u8)).ok_or(Part::Lines)?;
    let is_right =
        |(tunnel, from): (Tunnel, Vertex)| tunnel.edge.cell(from, Flank::Left) != Some(tunnel.cell);
    let right = coder.plain(known.is_some_and(is_right));
    let cell = step.edge.cell(head, if right { Flank::Right } else { Flank::Left });
    Ok(Tunnel { edge: step.edge, to: step.to, cell: cell.ok_or(Part::Lines)? })
}

/// Codes the letter of the Destination on a Spot's tunnel.
fn code_letter(
    coder: &mut dyn Coder,
    given: &State,
    state: &mut State,
    tunnel: Tunnel,
) -> Result<(), Part> {
    let Some(kind) = state.spot(tunnel.cell) else { return Ok(()) };
    let letter = given.destination_on(tunnel.cell).map_or(0, |one| one.letter().index());
    let letter = Letter::ALL[below(coder, letter, Letter::ALL.len(), Part::Cards)?];
    let destination = Destination::of(letter, kind).ok_or(Part::Cards)?;
    let before = state.placed[destination.index()].replace(tunnel.cell);
    if before.is_some() { Err(Part::Cards) } else { Ok(()) }
}

/// Codes the stations, which are only on lines.
fn code_stations(coder: &mut dyn Coder, given: &State, state: &mut State) -> Result<(), Part> {
    let mut bit = Bit::expecting(1, 3);
    let on_lines = Vertex::city().filter(|&vertex| !state.lines_at(vertex).is_empty());
    let stand = on_lines.filter(|&vertex| coder.bit(&mut bit, given.stations.has(vertex)));
    let stations: VertexSet = stand.collect();
    state.stations = stations;
    let left = usize::from(STATIONS).checked_sub(stations.len()).ok_or(Part::Lines)?;
    state.supply = left as u8;
    Ok(())
}

/// Codes the holder of each Destination that is not placed.
fn code_hands(coder: &mut dyn Coder, given: &State, state: &mut State) -> Result<(), Part> {
    for destination in Destination::all() {
        if state.placed[destination.index()].is_none() {
            let holder = given.holder(destination).map_or(0, Seat::index);
            let seat = below(coder, holder, state.players(), Part::Cards)?;
            state.hands[Seat(seat as u8)].insert(destination);
        }
    }
    Ok(())
}

fn code_turn(coder: &mut dyn Coder, given: &State, state: &mut State) -> Result<(), Part> {
    let players = state.players();
    let seat = Seat(below(coder, given.seat.index(), players, Part::Turn)? as u8);
    state.passes = below(coder, given.passes.into(), players, Part::Turn)? as u8;
    let last = match given.phase {
        Phase::Construction => 0,
        Phase::LastTurns(left) => usize::from(left),
    };
    state.phase = match below(coder, last, players, Part::Turn)? {
        0 => Phase::Construction,
        left => Phase::LastTurns(left as u8),
    };
    for owner in state.points.seats() {
        let points = given.points.get(owner).map_or(0, |&points| points.max(0) as u64);
        let points = Number::new(5).code(coder, points);
        state.points[owner] = points.try_into().map_err(|_| Part::Turn)?;
    }
    turn::open(state, seat);
    Ok(())
}
