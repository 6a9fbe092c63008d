//! The path of a Link over the map.

use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::view::scene::geometry::{CELL, MapPoint, centre, gate};
use std::fmt::Write;

/// Units that a line reaches into the location at its end.
const REACH: i32 = 7;

/// One rail tile of a run, in the direction of travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileStep {
    pub at: GridPoint,
    /// The side where the run comes in.
    pub from: Direction,
    /// The side where it leaves; never `from`.
    pub to: Direction,
}

impl TileStep {
    /// Returns the spot where the run enters the cell.
    pub fn entry(self) -> MapPoint {
        gate(self.at, self.from)
    }

    /// Returns the spot where it leaves the cell.
    pub fn exit(self) -> MapPoint {
        gate(self.at, self.to)
    }

    /// Returns the middle of the rail on this tile.
    pub fn middle(self) -> MapPoint {
        if self.is_straight() {
            return centre(self.at);
        }
        // A quarter circle around the cell's corner passes 15 units from the centre.
        centre(self.at).towards(self.from, CELL * 15 / 100).towards(self.to, CELL * 15 / 100)
    }

    /// Returns whether the rail joins two sides, in either direction.
    pub fn joins(self, a: Direction, b: Direction) -> bool {
        (self.from, self.to) == (a, b) || (self.from, self.to) == (b, a)
    }

    fn is_straight(self) -> bool {
        self.to == self.from.opposite()
    }

    /// Adds the tile's path, which begins at the end of the last one.
    fn draw(self, path: &mut String) {
        let (exit, half) = (self.exit(), CELL / 2);
        let sweep = u8::from(self.to == self.from.turned(3));
        let _ = if self.is_straight() {
            write!(path, "L{} {}", exit.x, exit.y)
        } else {
            write!(path, "A{half} {half} 0 0 {sweep} {} {}", exit.x, exit.y)
        };
    }
}

/// The end of a run's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PathEnd {
    /// At a stop the line reaches into the location.
    Stop,
    /// An open line ends at the side of its last cell.
    Open,
}

/// Returns the SVG path of connected tiles; empty without tiles.
pub(super) fn track(steps: &[TileStep], ends: [PathEnd; 2]) -> String {
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else {
        return String::new();
    };
    let start = reach(first.entry(), first.from, ends[0]);
    let mut path = format!("M{} {}", start.x, start.y);
    if ends[0] == PathEnd::Stop {
        let _ = write!(path, "L{} {}", first.entry().x, first.entry().y);
    }
    steps.iter().for_each(|step| step.draw(&mut path));
    if ends[1] == PathEnd::Stop {
        let stop = reach(last.exit(), last.to, PathEnd::Stop);
        let _ = write!(path, "L{} {}", stop.x, stop.y);
    }
    path
}

/// Returns the end of a line that leaves a cell at a spot.
pub(super) fn reach(spot: MapPoint, side: Direction, end: PathEnd) -> MapPoint {
    match end {
        PathEnd::Stop => spot.towards(side, REACH),
        PathEnd::Open => spot,
    }
}

#[cfg(test)]
mod tests {
    use super::Direction::*;
    use super::*;

    fn step(x: i16, y: i16, from: Direction, to: Direction) -> TileStep {
        TileStep { at: GridPoint { x, y }, from, to }
    }

    #[test]
    fn a_straight_tile_crosses_its_cell() {
        assert_eq!(track(&[step(0, 0, West, East)], [PathEnd::Open; 2]), "M0 50L100 50");
    }

    #[test]
    fn a_complete_line_reaches_into_both_locations() {
        let path = track(&[step(1, 0, West, East)], [PathEnd::Stop; 2]);
        assert_eq!(path, "M93 50L100 50L200 50L207 50");
    }

    #[test]
    fn curves_turn_the_right_way() {
        let right = track(&[step(0, 0, West, South)], [PathEnd::Open; 2]);
        assert_eq!(right, "M0 50A50 50 0 0 1 50 100");
        let left = track(&[step(0, 0, West, North)], [PathEnd::Open; 2]);
        assert_eq!(left, "M0 50A50 50 0 0 0 50 0");
    }

    #[test]
    fn a_run_of_tiles_is_one_path() {
        let run = [step(0, 0, West, East), step(1, 0, West, South), step(1, 1, North, East)];
        let path = track(&run, [PathEnd::Open; 2]);
        assert_eq!(path.matches('M').count(), 1);
        assert!(path.ends_with("200 150"));
    }

    #[test]
    fn the_path_of_no_tiles_is_empty() {
        assert_eq!(track(&[], [PathEnd::Stop; 2]), "");
    }
}
