//! A map turned on the screen, so that a wide map fills a tall window.

use super::{Direction, Point};

/// How far the map is turned on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// As it is printed.
    #[default]
    Upright,
    /// A quarter clockwise, for a map of so many rows.
    Quarter {
        /// The rows of the map before it is turned.
        rows: i16,
    },
}

impl Turn {
    /// The turn that lets a map fill a window better.
    pub fn fitting(size: (i32, i32), window: (i32, i32)) -> Turn {
        let wide_map = size.0 > size.1;
        let wide_window = window.0 >= window.1;
        if size.0 == size.1 || wide_map == wide_window || window.1 == 0 {
            return Turn::Upright;
        }
        Turn::quarter(size)
    }

    /// A quarter, for a map of this size.
    pub fn quarter((_, rows): (i32, i32)) -> Turn {
        Turn::Quarter { rows: i16::try_from(rows).unwrap_or(i16::MAX) }
    }

    /// Where a cell comes to lie.
    pub fn point(self, at: Point) -> Point {
        match self {
            Turn::Upright => at,
            Turn::Quarter { rows } => Point { x: rows - 1 - at.y, y: at.x },
        }
    }

    /// Where a side comes to lie.
    pub fn side(self, side: Direction) -> Direction {
        match self {
            Turn::Upright => side,
            Turn::Quarter { .. } => side.turned(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUARTER: Turn = Turn::Quarter { rows: 5 };

    #[test]
    fn neighbours_stay_neighbours() {
        let at = Point { x: 4, y: 2 };
        for side in Direction::ALL {
            assert_eq!(QUARTER.point(at.step(side)), QUARTER.point(at).step(QUARTER.side(side)));
        }
    }

    #[test]
    fn a_wide_map_is_turned_in_a_tall_window() {
        assert_eq!(Turn::fitting((9, 5), (390, 560)), QUARTER);
        assert_eq!(Turn::fitting((9, 5), (1000, 560)), Turn::Upright);
        assert_eq!(Turn::fitting((5, 5), (390, 560)), Turn::Upright);
    }
}
