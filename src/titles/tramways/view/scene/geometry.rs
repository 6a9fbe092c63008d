//! The coordinates of the drawing: whole units, [`CELL`] to a cell, y down.

use crate::titles::tramways::network::{Direction, GridPoint};

/// The width and height of a cell.
pub const CELL: i32 = 100;

/// A point of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MapPoint {
    /// Units to the right.
    pub x: i32,
    pub y: i32,
}

impl MapPoint {
    /// Returns the spot moved by units.
    pub fn moved(self, dx: i32, dy: i32) -> MapPoint {
        MapPoint { x: self.x + dx, y: self.y + dy }
    }

    /// Returns the spot moved by units in a direction.
    pub fn towards(self, side: Direction, distance: i32) -> MapPoint {
        let (dx, dy) = side.step();
        self.moved(i32::from(dx) * distance, i32::from(dy) * distance)
    }

    /// Returns the squared distance to another spot.
    pub fn square_distance(self, other: MapPoint) -> i32 {
        let (dx, dy) = (self.x - other.x, self.y - other.y);
        dx * dx + dy * dy
    }

    /// Returns the cell around the spot, which may be off the map.
    pub fn point(self) -> GridPoint {
        let cell = |n: i32| i16::try_from(n.div_euclid(CELL)).unwrap_or(i16::MAX);
        GridPoint { x: cell(self.x), y: cell(self.y) }
    }
}

/// Returns the top left corner of a cell.
pub fn corner(at: GridPoint) -> MapPoint {
    MapPoint { x: i32::from(at.x) * CELL, y: i32::from(at.y) * CELL }
}

/// Returns the middle of a cell.
pub fn centre(at: GridPoint) -> MapPoint {
    corner(at).moved(CELL / 2, CELL / 2)
}

/// Returns the middle of a cell's side, where rails cross it.
pub fn gate(at: GridPoint, side: Direction) -> MapPoint {
    centre(at).towards(side, CELL / 2)
}

/// Returns a fixed pseudorandom number for a cell: for trees and mirrored houses.
pub(super) fn grain(at: GridPoint) -> u32 {
    let mixed = (at.x as u32).wrapping_mul(0x9E37_79B1) ^ (at.y as u32).wrapping_mul(0x85EB_CA77);
    (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D) >> 12
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gate_is_shared_by_both_cells() {
        let here = GridPoint { x: 2, y: 1 };
        for side in Direction::ALL {
            assert_eq!(gate(here, side), gate(here.step(side), side.opposite()));
        }
    }

    #[test]
    fn finds_the_cell_of_a_spot() {
        assert_eq!(MapPoint { x: 199, y: 100 }.point(), GridPoint { x: 1, y: 1 });
        assert_eq!(MapPoint { x: -1, y: 0 }.point(), GridPoint { x: -1, y: 0 });
    }
}
