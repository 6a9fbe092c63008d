//! Strokes: several places of a board, drawn without letting go.

use crate::table::view::PlaceId;

/// The strokes that can be drawn on a board. A drag that begins elsewhere moves it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Strokes {
    /// None.
    #[default]
    None,
    /// From one of these spots on; each place that the pointer passes near is pressed.
    Past(Vec<(i32, i32)>),
    /// Over square cells of a grid, each the place in its middle; each cell that the pointer comes to is reached from the one
    /// before.
    Over(Cells),
}

/// The cells of a grid, and where strokes over them begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    /// The length of a side.
    pub side: i32,
    /// The places in which a stroke begins.
    pub begins: Vec<PlaceId>,
    /// The places in which one begins while the whole board is seen; a board that was come closer to is moved there.
    pub begins_on_whole: Vec<PlaceId>,
}

/// A step of a stroke over cells: from a place into one beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrokeStep {
    /// The first cell of the stroke.
    pub start: PlaceId,
    /// The place before.
    pub from: PlaceId,
    /// The one that it comes to.
    pub to: PlaceId,
}

/// Column and row of a cell.
pub type Cell = (i32, i32);

/// So far, in hundredths of a side, the pointer must be inside of a cell to have come to it: a way along an edge does not
/// waver between two cells.
const INSIDE: i32 = 12;

/// The cell of a spot.
pub fn cell_of((x, y): (f64, f64), side: i32) -> Cell {
    let along = |at: f64| (at / f64::from(side)).floor() as i32;
    (along(x), along(y))
}

/// The cells that a pointer comes to on a straight way to a spot, one beside the other, after the cell in which it is.
pub fn cells_to(from: Cell, (x, y): (f64, f64), side: i32) -> Vec<Cell> {
    let along = |at: f64, now: i32| {
        let (at, inside) = (at / f64::from(side), f64::from(INSIDE) / 100.0);
        let (first, last) = ((at - inside).floor() as i32, (at + inside).floor() as i32);
        // Between two cells it is still in the nearer one to where it was.
        now.clamp(first.min(last), first.max(last))
    };
    let to = (along(x, from.0), along(y, from.1));
    let mut way = vec![from];
    while let Some(&(a, b)) = way.last().filter(|at| **at != to) {
        let (left, up) = ((to.0 - a).abs(), (to.1 - b).abs());
        // The longer way first keeps to the line that is drawn.
        way.push(match left >= up {
            true => (a + (to.0 - a).signum(), b),
            false => (a, b + (to.1 - b).signum()),
        });
    }
    way.split_off(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_reached_before_the_cell_is_left() {
        for spot in [(101.0, 150.0), (199.0, 101.0), (205.0, 150.0), (150.0, 92.0)] {
            assert_eq!(cells_to((1, 1), spot, 100), [], "{spot:?}");
        }
    }

    #[test]
    fn the_cell_that_is_reached_is_the_one_the_pointer_is_in() {
        let to = |x, y| cells_to((1, 1), (x, y), 100);
        assert_eq!(to(250.0, 150.0), [(2, 1)]);
        assert_eq!(to(50.0, 150.0), [(0, 1)]);
        assert_eq!(to(150.0, 250.0), [(1, 2)]);
        assert_eq!(to(150.0, 50.0), [(1, 0)]);
        assert_eq!(to(450.0, 195.0), [(2, 1), (3, 1), (4, 1)]);
        assert_eq!(to(-50.0, 150.0), [(0, 1), (-1, 1)]);
    }

    #[test]
    fn cells_follow_each_other_side_by_side() {
        let mut at = (2, 2);
        for spot in [(390.0, 330.0), (20.0, 480.0), (20.0, 20.0)] {
            for next in cells_to(at, spot, 100) {
                assert_eq!((next.0 - at.0).abs() + (next.1 - at.1).abs(), 1);
                at = next;
            }
            assert_eq!(at, cell_of(spot, 100));
        }
    }
}
