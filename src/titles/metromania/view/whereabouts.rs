//! Places on the board, by direction and distance from named things and from the open ends of lines.

use super::chart;
use crate::titles::metromania::boards::{Cell, SpotType, Vertex};
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::state::{LineId, State};
use crate::titles::metromania::words::whereabouts::{self as words, Bearing, Heading, Landmark};
use crate::words::Locale;

/// Returns the nearest of the eight headings from one point to another; `None` if the points are equal.
pub fn heading(from: chart::ChartPoint, to: chart::ChartPoint) -> Option<Heading> {
    let (east, south) = (to.0 - from.0, to.1 - from.1);
    let across = if east.abs() * 5 < south.abs() * 2 { 0 } else { east.signum() };
    let down = if south.abs() * 5 < east.abs() * 2 { 0 } else { south.signum() };
    match (across, down) {
        (0, -1) => Some(Heading::North),
        (1, -1) => Some(Heading::NorthEast),
        (1, 0) => Some(Heading::East),
        (1, 1) => Some(Heading::SouthEast),
        (0, 1) => Some(Heading::South),
        (-1, 1) => Some(Heading::SouthWest),
        (-1, 0) => Some(Heading::West),
        (-1, -1) => Some(Heading::NorthWest),
        _ => None,
    }
}

/// Returns the number of edges between two corners.
fn distance(from: Vertex, to: Vertex) -> usize {
    let ((q, r), (s, t)) = (from.place(), to.place());
    let (across, down) = (s - q, t - r);
    [across, down, across + down].map(i8::unsigned_abs).into_iter().max().map_or(0, usize::from)
}

/// Returns the distance and heading from a corner to the nearest of others; `None` if there are none.
fn way(from: Vertex, to: impl IntoIterator<Item = Vertex>) -> Option<Bearing> {
    let nearest = to.into_iter().min_by_key(|&vertex| distance(from, vertex))?;
    let heading = heading(chart::vertex(from), chart::vertex(nearest));
    Some(heading.map(|heading| (distance(from, nearest), heading)))
}

/// Returns the named things of the board with their corners, letters first.
fn landmarks(state: &State) -> Vec<(Landmark, Vec<Vertex>)> {
    let placed = Destination::all().filter_map(|it| {
        let cell = state.placed[it.index()]?;
        Some((Landmark::Destination(it), cell.vertices().to_vec()))
    });
    let city = &state.city;
    let grounds = [(Landmark::Lake, city.lake()), (Landmark::Park, city.park())];
    let grounds = grounds.map(|(landmark, vertices)| (landmark, vertices.iter().collect()));
    let middle = Vertex::named(0, 0).map(|vertex| (Landmark::Middle, vec![vertex]));
    placed.chain(grounds).chain(middle).collect()
}

/// Returns the landmarks nearest to a corner, at most `count`, with the way from each to the corner.
pub fn nearest(state: &State, vertex: Vertex, count: usize) -> Vec<(Landmark, Bearing)> {
    let mut all: Vec<(Landmark, Bearing)> = (landmarks(state).into_iter())
        .filter_map(|(landmark, corners)| {
            let from = corners.into_iter().min_by_key(|&corner| distance(corner, vertex))?;
            Some((landmark, way(from, [vertex])?))
        })
        .collect();
    all.sort_by_key(|(_, way)| way.map_or(0, |(steps, _)| steps));
    all.truncate(count);
    all
}

/// Describes where a corner is, by its nearest landmark.
pub fn describe_place(state: &State, vertex: Vertex, locale: Locale) -> String {
    let nearest = nearest(state, vertex, 1).into_iter();
    nearest.map(|(landmark, way)| words::away(landmark, way, locale)).collect()
}

/// Returns the open end of a line; `None` if it has none.
pub fn open_end(state: &State, line: LineId) -> Option<Vertex> {
    let own = state.line(line);
    if own.is_finished() { None } else { own.head() }
}

/// Returns the way from a line's open end to the nearest of some cells; `None` if it has no open end.
pub fn from_end(state: &State, line: LineId, cells: &[Cell]) -> Option<Bearing> {
    way(open_end(state, line)?, cells.iter().flat_map(|cell| cell.vertices()))
}

/// Returns the Spots of a type without a tunnel.
pub fn free_spots(state: &State, kind: SpotType) -> Vec<Cell> {
    let free = |cell: &Cell| state.spot(*cell) == Some(kind) && state.line_in(*cell).is_none();
    Cell::city().filter(free).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_is_the_nearest_of_eight() {
        let to = |point| heading((100, 100), point);
        assert_eq!(to((100, 100)), None);
        assert_eq!(to((103, 20)), Some(Heading::North));
        assert_eq!(to((150, 50)), Some(Heading::NorthEast));
        assert_eq!(to((300, 110)), Some(Heading::East));
        assert_eq!(to((150, 190)), Some(Heading::SouthEast));
        assert_eq!(to((97, 180)), Some(Heading::South));
        assert_eq!(to((50, 190)), Some(Heading::SouthWest));
        assert_eq!(to((0, 90)), Some(Heading::West));
        assert_eq!(to((50, 10)), Some(Heading::NorthWest));
    }

    #[test]
    fn a_distance_is_that_of_the_shortest_way_along_edges() {
        let middle = Vertex::named(0, 0).expect("the middle");
        let mut reached = vec![middle];
        for steps in 0..=5 {
            let ring: Vec<Vertex> =
                Vertex::city().filter(|it| distance(middle, *it) == steps).collect();
            assert!(ring.iter().all(|vertex| reached.contains(vertex)), "{steps}");
            assert_eq!(ring.len(), if steps == 0 { 1 } else { 6 * steps });
            let next = reached.iter().flat_map(|vertex| vertex.steps()).map(|step| step.to);
            reached = next.chain(reached.iter().copied()).collect();
        }
    }
}
