//! The map's turn on the screen, which lets a wide map fill a tall window.

use super::{Direction, GridPoint};

/// The map's turn on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MapTurn {
    /// As printed.
    #[default]
    Upright,
    /// A quarter clockwise.
    Quarter {
        /// The rows of the map before the turn.
        rows: i16,
    },
}

impl MapTurn {
    /// Returns the turn that makes a map fill a window better.
    pub fn fitting(size: (i32, i32), window: (i32, i32)) -> MapTurn {
        let wide_map = size.0 > size.1;
        let wide_window = window.0 >= window.1;
        if size.0 == size.1 || wide_map == wide_window || window.1 == 0 {
            return MapTurn::Upright;
        }
        MapTurn::quarter(size)
    }

    /// Returns a quarter turn of a map of this size.
    pub fn quarter((_, rows): (i32, i32)) -> MapTurn {
        MapTurn::Quarter { rows: i16::try_from(rows).unwrap_or(i16::MAX) }
    }

    /// Returns a cell's place after the turn.
    pub fn point(self, at: GridPoint) -> GridPoint {
        match self {
            MapTurn::Upright => at,
            MapTurn::Quarter { rows } => GridPoint { x: rows - 1 - at.y, y: at.x },
        }
    }

    /// Returns a side after the turn.
    pub fn side(self, side: Direction) -> Direction {
        match self {
            MapTurn::Upright => side,
            MapTurn::Quarter { .. } => side.turned(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUARTER: MapTurn = MapTurn::Quarter { rows: 5 };

    #[test]
    fn neighbours_stay_neighbours() {
        let at = GridPoint { x: 4, y: 2 };
        for side in Direction::ALL {
            assert_eq!(QUARTER.point(at.step(side)), QUARTER.point(at).step(QUARTER.side(side)));
        }
    }

    #[test]
    fn a_wide_map_is_turned_in_a_tall_window() {
        assert_eq!(MapTurn::fitting((9, 5), (390, 560)), QUARTER);
        assert_eq!(MapTurn::fitting((9, 5), (1000, 560)), MapTurn::Upright);
        assert_eq!(MapTurn::fitting((5, 5), (390, 560)), MapTurn::Upright);
    }
}
