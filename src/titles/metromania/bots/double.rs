//! The choice of the type to take twice (MSET-3).

use crate::titles::metromania::boards::{Arrow, Cell, SpotType, Vertex};
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::state::State;

/// Returns the choice of the type whose Spots are nearest to the line starts, since two of them have to be reached.
pub(super) fn nearest_type(state: &State, legal: &[Action]) -> Action {
    let way = |action: &&Action| match **action {
        Action::Double(kind) => way_to_two(state, kind),
        _ => usize::MAX,
    };
    legal.iter().min_by_key(way).copied().unwrap_or(legal[0])
}

/// Returns the sum, over all line starts, of the distances to the two nearest Spots of a type, in edges.
fn way_to_two(state: &State, kind: SpotType) -> usize {
    let spots: Vec<Cell> = Cell::city().filter(|&cell| state.spot(cell) == Some(kind)).collect();
    let starts = Cell::arrows().filter(|&cell| state.arrow(cell) == Some(Arrow::White));
    let way = |start: Cell| -> usize {
        let mut ways: Vec<usize> = spots.iter().map(|&spot| between(start, spot)).collect();
        ways.sort_unstable();
        ways.iter().take(2).sum()
    };
    starts.map(way).sum()
}

/// Returns the number of edges between the nearest corners of two cells.
fn between(one: Cell, other: Cell) -> usize {
    let corners = |cell: Cell| cell.vertices().into_iter();
    let pairs = corners(one).flat_map(|a| corners(other).map(move |b| distance(a, b)));
    pairs.min().unwrap_or(0)
}

fn distance(a: Vertex, b: Vertex) -> usize {
    let ((aq, ar), (bq, br)) = (a.place(), b.place());
    let (q, r) = (aq - bq, ar - br);
    usize::from(q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs()))
}
