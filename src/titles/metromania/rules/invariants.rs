//! The invariants of every position.

use super::destination::Destination;
use super::reading::STATIONS;
use super::state::{Decision, Line, LineId, Lines, State};
use crate::titles::metromania::boards::{
    Arrow, CELLS, Cell, Direction, Edge, Faces, Flank, Vertex, VertexSet,
};

/// Checks everything; returns the first broken invariant.
pub(super) fn check(state: &State) -> Result<(), String> {
    for line in state.line_ids() {
        check_line(state, line)?;
    }
    check_choices(state)?;
    check_tables(state)?;
    check_stations(state)?;
    Destination::all().try_for_each(|destination| check_destination(state, destination))?;
    check_spots(state)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// A line is a path of edges, each with an adjacent cell, from a white arrow to at most a black one (MLINE).
fn check_line(state: &State, line: LineId) -> Result<(), String> {
    let own = state.line(line);
    let Some(start) = own.start() else {
        return require(own.vertices.is_empty(), || format!("{line:?} is not begun but somewhere"));
    };
    let first = own.tunnels.first().map(|tunnel| tunnel.cell);
    let begins = start.is_apex() && first.and_then(|cell| state.arrow(cell)) == Some(Arrow::White);
    require(begins, || format!("{line:?} does not start at a white arrow"))?;
    let mut from = start;
    let mut met = VertexSet::from_iter([start]);
    let mut last: Option<Direction> = None;
    for tunnel in &own.tunnels {
        let direction = tunnel.edge.direction_from(from);
        let joined = tunnel.edge.other(from) == Some(tunnel.to)
            && Flank::ALL.iter().any(|&side| tunnel.edge.cell(from, side) == Some(tunnel.cell));
        require(joined, || format!("{line:?} is broken at {from:?}"))?;
        require(!met.has(tunnel.to), || format!("{line:?} meets itself at {:?}", tunnel.to))?;
        let turn = last.map_or(0, |last| direction.turn_from(last));
        let bends = super::reading::may_turn(turn, state.stations.has(from));
        require(bends, || format!("{line:?} has an acute angle without a station at {from:?}"))?;
        met.insert(tunnel.to);
        (from, last) = (tunnel.to, Some(direction));
    }
    require(met == own.vertices, || format!("{line:?} has stale vertices"))?;
    check_end(state, line, own)
}

fn check_end(state: &State, line: LineId, own: &Line) -> Result<(), String> {
    let inner = own.tunnels.iter().rev().skip(1);
    let ends_once = inner.clone().all(|tunnel| !tunnel.to.is_apex());
    require(ends_once, || format!("{line:?} goes on behind its end"))?;
    let end = if own.is_finished() { own.tunnels.last() } else { None };
    let ends = end.is_none_or(|tunnel| state.arrow(tunnel.cell) == Some(Arrow::Black));
    require(ends, || format!("{line:?} does not end at a black arrow"))?;
    let closes = !state.closed.has(line) || own.is_finished();
    require(closes, || format!("{line:?} is closed before its end"))
}

/// Types are chosen before the letters are dealt, each by one player (MSET-3).
fn check_choices(state: &State) -> Result<(), String> {
    let is_asked = state.decision == Decision::Double;
    let doubles = state.undealt.as_ref().map(|undealt| &undealt.doubles);
    require(doubles.is_some() == is_asked, || "letters are dealt too early or late".to_owned())?;
    let chosen = doubles.into_iter().flat_map(|doubles| doubles.iter().flatten());
    let mut kinds: Vec<_> = chosen.copied().collect();
    let count = kinds.len();
    kinds.sort_unstable();
    kinds.dedup();
    require(kinds.len() == count, || "two players have chosen one type".to_owned())
}

/// The tables of cells, edges and vertices agree with the lines, and no cell has two tunnels.
fn check_tables(state: &State) -> Result<(), String> {
    let mut cells = [None; CELLS];
    let mut edges = state.edges.map(|_| Lines::default());
    let mut vertices = state.vertices.map(|_| Lines::default());
    for line in state.line_ids() {
        for tunnel in &state.line(line).tunnels {
            let before = cells[tunnel.cell.index()].replace(line);
            require(before.is_none(), || format!("two tunnels in {:?}", tunnel.cell))?;
            edges[tunnel.edge.index()].insert(line);
        }
        state.line(line).vertices.iter().for_each(|vertex| vertices[vertex.index()].insert(line));
    }
    let filled: Faces = Cell::city().filter(|cell| cells[cell.index()].is_some()).collect();
    let same = cells == state.cells && filled == state.filled;
    let same = same && edges == state.edges && vertices == state.vertices;
    require(same, || "the tables of lines are stale".to_owned())
}

/// The number of stations is constant, each is on a line, and there is one wherever lines part or meet (MSTAT-1).
fn check_stations(state: &State) -> Result<(), String> {
    let all = state.stations.len() + usize::from(state.supply);
    require(all == usize::from(STATIONS), || format!("{all} stations in all"))?;
    for vertex in state.stations.iter() {
        let stands = !vertex.is_apex() && !state.lines_at(vertex).is_empty();
        require(stands, || format!("the station at {vertex:?} is on no line"))?;
    }
    for vertex in Vertex::city().filter(|&vertex| !state.stations.has(vertex)) {
        let lines: Vec<LineId> = state.lines_at(vertex).iter().collect();
        let pairs = lines.iter().flat_map(|&a| lines.iter().map(move |&b| (a, b)));
        for (a, b) in pairs.filter(|(a, b)| a < b) {
            let apart = needs_station(state, vertex, a, b);
            require(!apart, || format!("{a:?} and {b:?} need a station at {vertex:?}"))?;
        }
    }
    Ok(())
}

/// Returns whether two lines use different edges at a vertex, unless one of them ends there on the other's edge.
fn needs_station(state: &State, vertex: Vertex, a: LineId, b: LineId) -> bool {
    let edges = |line| edges_at(state.line(line), vertex);
    let (of_a, of_b) = (edges(a), edges(b));
    let ends_alongside = |own: &[Edge], other: &[Edge], line| {
        state.line(line).head() == Some(vertex) && own.iter().all(|edge| other.contains(edge))
    };
    let same = of_a.iter().all(|edge| of_b.contains(edge)) && of_a.len() == of_b.len();
    !same && !ends_alongside(&of_a, &of_b, a) && !ends_alongside(&of_b, &of_a, b)
}

fn edges_at(line: &Line, vertex: Vertex) -> Vec<Edge> {
    let touching = line.tunnels.iter().filter(|tunnel| tunnel.edge.other(vertex).is_some());
    touching.map(|tunnel| tunnel.edge).collect()
}

/// A Destination is in one hand, or on a tunnel on a Spot of its type, not touching its twin (MDEST-1).
fn check_destination(state: &State, destination: Destination) -> Result<(), String> {
    let hands = state.hands.iter().filter(|hand| hand.has(destination)).count();
    let Some(cell) = state.placed[destination.index()] else {
        let wanted = usize::from(state.undealt.is_none());
        return require(hands == wanted, || format!("{destination:?} is in {hands} hands"));
    };
    let lies = state.spot(cell) == Some(destination.kind()) && state.line_in(cell).is_some();
    require(lies && hands == 0, || format!("{destination:?} lies wrongly on {cell:?}"))?;
    let apart = !super::dig::touches_twin(state, destination, cell);
    require(apart, || format!("{destination:?} touches its twin"))
}

/// Every tunnel on a Spot has a Destination.
fn check_spots(state: &State) -> Result<(), String> {
    let tunnels = state.lines.iter().flat_map(|line| &line.tunnels);
    for tunnel in tunnels.filter(|tunnel| state.spot(tunnel.cell).is_some()) {
        let covered = state.destination_on(tunnel.cell).is_some();
        require(covered, || format!("{:?} has a tunnel but no Destination", tunnel.cell))?;
    }
    Ok(())
}
