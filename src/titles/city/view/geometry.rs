//! Coordinates of Routes and Locations in the drawing.

use crate::titles::city::boards::{BoardData, LocationId, Point, RouteId};

/// Drawing units per step of the board's grid.
pub const UNIT: i32 = 12;
/// Distance of the lanes of a Double Route from their link's line.
const ASIDE: f64 = 9.0;
/// Length of a Route hidden beneath the sign of each Location.
const TRIM: f64 = 17.0;
/// Gap between two spaces.
const GAP: f64 = 5.0;

/// A point of the drawing.
pub type Spot = (f64, f64);

/// Returns the coordinates of a Location.
pub fn location(data: &BoardData, id: LocationId) -> (i32, i32) {
    let Point { x, y } = data.locations[id.index()].at;
    (i32::from(x) * UNIT, i32::from(y) * UNIT)
}

/// Returns the width and height of a board's drawing.
pub fn extent(data: &BoardData) -> (u32, u32) {
    let of = |length: i16| (i32::from(length) * UNIT).unsigned_abs();
    (of(data.size.x), of(data.size.y))
}

/// The line of a Route, from its first Location to its second.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    points: Vec<Spot>,
}

impl Track {
    /// Returns the line of a Route; the lanes of a Double Route run next to their link's line.
    pub fn of(data: &BoardData, id: RouteId) -> Track {
        let route = &data.routes[id.index()];
        let line = data.line(&data.links[usize::from(route.link)]);
        let unit = f64::from(UNIT);
        let points: Vec<Spot> = line
            .points()
            .iter()
            .map(|it| (f64::from(it.x) * unit, f64::from(it.y) * unit))
            .collect();
        let (lane, of) = data.lane(id);
        Track::lane(&points, lane, of)
    }

    /// Returns one of `of` lanes along a line.
    pub fn lane(points: &[Spot], lane: usize, of: usize) -> Track {
        let aside = ASIDE * (of as f64 - 1.0 - 2.0 * lane as f64);
        Track { points: beside(points, aside) }
    }

    pub fn length(&self) -> f64 {
        self.points.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
    }

    /// Returns the point at a distance along the line, and the direction there in degrees.
    pub fn at(&self, along: f64) -> (Spot, f64) {
        let mut left = along.max(0.0);
        let last = self.points.len().saturating_sub(2);
        for (index, pair) in self.points.windows(2).enumerate() {
            let long = distance(pair[0], pair[1]);
            if left <= long || index == last {
                let share = if long > 0.0 { left / long } else { 0.0 };
                let (dx, dy) = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
                let spot = (pair[0].0 + dx * share, pair[0].1 + dy * share);
                return (spot, dy.atan2(dx).to_degrees());
            }
            left -= long;
        }
        ((0.0, 0.0), 0.0)
    }

    /// Returns the part between two distances along the line.
    pub fn part(&self, from: f64, to: f64) -> Vec<Spot> {
        let mut part = vec![self.at(from).0];
        let mut passed = 0.0;
        for pair in self.points.windows(2) {
            passed += distance(pair[0], pair[1]);
            if passed > from + 0.5 && passed < to - 0.5 {
                part.push(pair[1]);
            }
        }
        part.push(self.at(to).0);
        part
    }

    /// Returns the part between the signs of its Locations.
    pub fn open(&self) -> Vec<Spot> {
        self.part(TRIM, self.length() - TRIM)
    }

    /// Returns `count` spaces between its Locations, each as its start and end along the line.
    pub fn spaces(&self, count: u8) -> Vec<(f64, f64)> {
        let each = (self.length() - 2.0 * TRIM) / f64::from(count.max(1));
        let from = |index: u8| TRIM + each * f64::from(index);
        (0..count).map(|it| (from(it) + GAP / 2.0, from(it) + each - GAP / 2.0)).collect()
    }

    pub fn middle(&self) -> Spot {
        self.at(self.length() / 2.0).0
    }

    /// Returns the distance along the line to the middle of its longest straight part.
    pub fn straight(&self) -> f64 {
        let mut passed = 0.0;
        let parts = self.points.windows(2).map(|pair| {
            let (from, long) = (passed, distance(pair[0], pair[1]));
            passed += long;
            (from + long / 2.0, long)
        });
        parts.max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0.0, |(middle, _)| middle)
    }
}

/// Returns the spot for the price of a metro Route; those of a Double Route are staggered.
pub fn price_spot(data: &BoardData, id: RouteId) -> Spot {
    let track = Track::of(data, id);
    let (lane, of) = data.lane(id);
    let share = 0.5 + 0.14 * (2.0 * lane as f64 + 1.0 - of as f64);
    track.at(track.length() * share).0
}

fn distance(a: Spot, b: Spot) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Returns a parallel line, to the left if `aside` is positive.
fn beside(points: &[Spot], aside: f64) -> Vec<Spot> {
    let mut points = points.to_vec();
    points.dedup();
    let left: Vec<Spot> = points
        .windows(2)
        .map(|pair| {
            let long = distance(pair[0], pair[1]).max(1.0);
            ((pair[1].1 - pair[0].1) / long, (pair[0].0 - pair[1].0) / long)
        })
        .collect();
    let at = |index: usize| {
        let before = left[index.saturating_sub(1).min(left.len() - 1)];
        let after = left[index.min(left.len() - 1)];
        let cosine = before.0 * after.0 + before.1 * after.1;
        let scale = aside / (1.0 + cosine).max(0.2);
        (
            points[index].0 + (before.0 + after.0) * scale,
            points[index].1 + (before.1 + after.1) * scale,
        )
    };
    if left.is_empty() { points } else { (0..points.len()).map(at).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::boards::Board;

    #[test]
    fn every_route_has_room_for_its_spaces() {
        for data in Board::BUILT_IN.map(Board::data) {
            for (id, route) in data.all_routes() {
                let track = Track::of(data, id);
                let spaces = track.spaces(route.length);
                assert_eq!(spaces.len(), usize::from(route.length));
                assert!(spaces.iter().all(|(from, to)| to - from > 15.0), "{route:?}");
                assert!(track.open().len() >= 2);
            }
        }
    }

    #[test]
    fn the_lanes_of_a_double_route_are_side_by_side() {
        for data in Board::BUILT_IN.map(Board::data) {
            for (id, route) in data.all_routes() {
                let Some(twin) = route.twin else { continue };
                let (one, two) = (Track::of(data, id).middle(), Track::of(data, twin).middle());
                let apart = distance(one, two);
                assert!((15.0..30.0).contains(&apart), "{route:?}: {apart}");
            }
        }
    }
}
