//! How far a line still has to go: to a black arrow, and to Spots.

use crate::titles::metromania::boards::{
    Arrow, CITY_VERTICES, Direction, Edge, Flank, Ground, SpotType, Vertex,
};
use crate::titles::metromania::rules::reading::may_turn;
use crate::titles::metromania::rules::state::{LineId, State};
use arrayvec::ArrayVec;

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

/// The ways in which vertices can be reached, and the open end.
const MOST_REACHED: usize = 6 * CITY_VERTICES + 1;

/// The directions in which a vertex is reached, six bits a vertex.
type Reached = [u8; CITY_VERTICES];

/// Looks ahead from a line's open end, as far as its tunnels go, through free cells; other lines
/// are crossed where cells are free.
pub(super) fn look(state: &State, line: LineId) -> Ahead {
    let own = state.line(line);
    let (Some(head), Some(direction)) = (own.head(), own.direction()) else {
        return Ahead::NOTHING;
    };
    let mut found = Ahead::NOTHING;
    let mut reached: Reached = [0; CITY_VERTICES];
    let mut queue = ArrayVec::<(Vertex, Direction, u8, Option<Edge>), MOST_REACHED>::new();
    queue.push((head, direction, 0, None));
    let mut next = 0;
    while let Some(&(at, last, length, first)) = queue.get(next) {
        next += 1;
        if usize::from(length) >= own.tunnels_left() {
            break;
        }
        let station = state.stations.has(at);
        for direction in Direction::ALL {
            let Some(step) = at.step(direction) else { continue };
            if !may_turn(direction.turn_from(last), station) || own.vertices.has(step.to) {
                continue;
            }
            let first = first.or(Some(step.edge));
            if step.to.is_apex() {
                if found.end == FAR && is_open_end(state, line, step.edge) {
                    found = Ahead { end: length + 1, first, ..found };
                }
                continue;
            }
            if !note_sides(state, line, step.edge, at, length + 1, &mut found.spots) {
                continue;
            }
            let seen = &mut reached[step.to.index()];
            if *seen >> direction.index() & 1 == 0 {
                *seen |= 1 << direction.index();
                queue.push((step.to, direction, length + 1, first));
            }
        }
    }
    found
}

/// Notes the free Spots beside an edge; whether the edge can be dug at all.
fn note_sides(
    state: &State,
    line: LineId,
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
                let has = !state.hands[line.owner()].of_type(kind).is_empty();
                if has {
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
