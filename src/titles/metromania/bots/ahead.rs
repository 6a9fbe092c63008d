//! How far a line still has to go: to a black arrow, and to Spots.

use crate::titles::metromania::boards::{
    Arrow, CITY_VERTICES, Direction, Edge, Flank, Ground, SpotType, Vertex, VertexSet,
};
use crate::titles::metromania::rules::reading::may_turn;
use crate::titles::metromania::rules::state::{LineId, State};

/// Farther than any line reaches.
pub(super) const FAR: u8 = 99;

/// The tunnels that a line needs from its open end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ahead {
    /// To a black arrow, the end tunnel included.
    pub(super) end: u8,
    /// To a free Spot of each type.
    pub(super) spots: [u8; 3],
    /// The first edge on the way to the black arrow.
    pub(super) first: Option<Edge>,
}

impl Ahead {
    /// What nothing is known of.
    pub(super) const NOTHING: Ahead = Ahead { end: FAR, spots: [FAR; 3], first: None };
}

/// Vertices, by the direction in which they are reached.
type Tips = [VertexSet; 6];

/// The first edge on the way to each vertex, by the direction in which it is reached.
type Firsts = [[Option<Edge>; CITY_VERTICES]; 6];

/// Looks ahead from a line's open end, as far as its tunnels go, through free cells; other lines
/// are crossed where cells are free.
pub(super) fn look(state: &State, line: LineId) -> Ahead {
    let own = state.line(line);
    let (Some(head), Some(direction)) = (own.head(), own.direction()) else {
        return Ahead::NOTHING;
    };
    let mut found = Ahead::NOTHING;
    let sought = TYPES.map(|kind| !state.hands[line.owner()].of_type(kind).is_empty());
    let mut firsts: Firsts = [[None; CITY_VERTICES]; 6];
    let (mut tips, mut tried) = (Tips::default(), Tips::default());
    tips[direction.index()].insert(head);
    for length in 1..=own.tunnels_left() as u8 {
        let mut next = Tips::default();
        for direction in Direction::ALL {
            let from = before(state, &tips, direction).without(tried[direction.index()]);
            tried[direction.index()] = tried[direction.index()].or(from);
            for at in from.iter() {
                let Some(step) = at.step(direction) else { continue };
                if own.vertices.has(step.to) {
                    continue;
                }
                if step.to.is_apex() {
                    if found.end == FAR && is_open_end(state, line, step.edge) {
                        found.end = length;
                        found.first =
                            first(state, &firsts, &tips, at, direction).or(Some(step.edge));
                    }
                    continue;
                }
                if note_sides(state, sought, step.edge, at, length, &mut found.spots) {
                    let first = first(state, &firsts, &tips, at, direction).or(Some(step.edge));
                    firsts[direction.index()][step.to.index()] = first;
                    next[direction.index()].insert(step.to);
                }
            }
        }
        let has_all = found.spots.iter().zip(sought).all(|(&spot, sought)| !sought || spot < FAR);
        if found.end < FAR && has_all {
            break;
        }
        tips = next;
    }
    found
}

/// The tips from which a tunnel in a direction can be dug.
fn before(state: &State, tips: &Tips, direction: Direction) -> VertexSet {
    let all = Direction::ALL.into_iter().map(|last| {
        let (turn, tips) = (direction.turn_from(last), tips[last.index()]);
        match (may_turn(turn, false), may_turn(turn, true)) {
            (true, _) => tips,
            (false, true) => tips.and(state.stations),
            (false, false) => VertexSet::default(),
        }
    });
    all.fold(VertexSet::default(), VertexSet::or)
}

/// The first edge on the way to a tip from which a tunnel in a direction can be dug; nothing at the
/// open end itself.
fn first(
    state: &State,
    firsts: &Firsts,
    tips: &Tips,
    at: Vertex,
    direction: Direction,
) -> Option<Edge> {
    let station = state.stations.has(at);
    let leads = |last: &Direction| {
        tips[last.index()].has(at) && may_turn(direction.turn_from(*last), station)
    };
    let last = Direction::ALL.into_iter().find(leads)?;
    firsts[last.index()].get(at.index()).copied().flatten()
}

/// Notes the free Spots beside an edge; whether the edge can be dug at all.
fn note_sides(
    state: &State,
    sought: [bool; 3],
    edge: Edge,
    from: Vertex,
    length: u8,
    spots: &mut [u8; 3],
) -> bool {
    let mut passable = false;
    for cell in Flank::ALL.into_iter().filter_map(|flank| edge.cell(from, flank)) {
        if state.line_in(cell).is_some() {
            continue;
        }
        match state.city.ground(cell) {
            Ground::Plain => passable = true,
            Ground::Spot(kind) => {
                if sought[kind.index()] {
                    spots[kind.index()] = spots[kind.index()].min(length);
                    passable = true;
                }
            }
            Ground::Lake | Ground::Park => {}
        }
    }
    passable
}

fn is_open_end(state: &State, line: LineId, edge: Edge) -> bool {
    let Some(cell) = edge.arrow_cell() else { return false };
    let start = state.line(line).start_side();
    let far = cell.side().zip(start).is_none_or(|(end, start)| end.is_far_from(start));
    far && state.line_in(cell).is_none() && state.arrow(cell) == Some(Arrow::Black)
}

/// The types of Destinations.
pub(super) const TYPES: [SpotType; 3] = SpotType::ALL;
