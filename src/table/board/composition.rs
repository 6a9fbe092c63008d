//! Layout of prompt and hand: below the board, or in a column at its left if that makes the board larger.

use super::camera::{MARGIN, Size};

/// The layout of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Composition {
    /// For small windows: everything is above, below or next to the board, and the log is a drawer.
    #[default]
    Stacked,
    /// Prompt and hand are side by side below the board.
    Below,
    /// Prompt and hand are in a column at the left of the board.
    Left,
}

/// The kind of pieces in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandShape {
    /// Small pieces in one row.
    Line,
    /// Large cards, in one or more rows.
    Cards,
}

/// Heights and widths of `styles/frame.css` in pixels, for a font size of 16: the top line, the narrowest column next to the
/// board, the buttons of the board, and the lowest foot with large cards.
const HEAD: f64 = 52.0;
const COLUMN: f64 = 340.0;
const RAIL: f64 = 44.0;
const FOOT: f64 = 168.0;
/// The narrowest window with room for two columns.
const TWO_COLUMNS: f64 = 1200.0;
/// A column at the left must make the board larger by this factor.
const WORTHWHILE: f64 = 1.1;

impl Composition {
    /// Returns the layout of a wide window of this size, in pixels for a font size of 16.
    pub fn of_wide(drawing: Size, window: Size, hand: HandShape) -> Composition {
        if hand == HandShape::Line || window.width < TWO_COLUMNS {
            return Composition::Below;
        }
        let scale = |width: f64, height: f64| {
            let across = width / (drawing.width + 2.0 * MARGIN);
            across.min(height / (drawing.height + 2.0 * MARGIN))
        };
        let below = scale(window.width - COLUMN - RAIL, window.height - HEAD - FOOT);
        let left = scale(window.width - 2.0 * COLUMN, window.height - HEAD);
        if left >= WORTHWHILE * below { Composition::Left } else { Composition::Below }
    }

    /// Returns the height of a drawing with its margin, as a share of its width.
    pub fn share(drawing: Size) -> f64 {
        (drawing.height + 2.0 * MARGIN) / (drawing.width + 2.0 * MARGIN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The layout for a map of this number of columns and rows.
    fn of((columns, rows): (u32, u32), (width, height): (u32, u32)) -> Composition {
        let size = |width: u32, height: u32| Size { width: width.into(), height: height.into() };
        Composition::of_wide(size(columns * 100, rows * 100), size(width, height), HandShape::Cards)
    }

    #[test]
    fn puts_the_hand_at_the_left_if_that_makes_the_board_larger() {
        use Composition::{Below, Left};
        let [small, middle, large] = [(1366, 768), (1440, 900), (1920, 1080)];
        // Maps for two to five players, then a long and a square one.
        for (map, wanted) in [
            ((10, 6), [Below; 3]),
            ((9, 10), [Left; 3]),
            ((15, 10), [Below; 3]),
            ((9, 5), [Below; 3]),
            ((8, 8), [Left; 3]),
        ] {
            let found = [small, middle, large].map(|window| of(map, window));
            assert_eq!(found, wanted, "{map:?}");
        }
    }

    #[test]
    fn tablets_and_hands_in_one_line_have_the_hand_below() {
        assert_eq!(of((9, 10), (1024, 768)), Composition::Below);
        let square = Size { width: 900.0, height: 1000.0 };
        let window = Size { width: 1440.0, height: 900.0 };
        let line = Composition::of_wide(square, window, HandShape::Line);
        assert_eq!(line, Composition::Below);
    }
}
