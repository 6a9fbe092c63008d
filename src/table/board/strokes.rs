//! Strokes: a drag over several places of a board.

use crate::table::view::PlaceId;

/// The part of a board on which strokes are drawn. A drag that begins elsewhere moves the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Strokes {
    /// There are no strokes.
    #[default]
    None,
    /// Strokes begin at one of these spots and press each place that the pointer passes.
    Past(Vec<(i32, i32)>),
    /// Strokes go over the cells of a square grid, each with a place at its centre; a step goes from one cell to the next.
    Over(Cells),
}

/// The cells of a grid, and where strokes may begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    /// The length of a cell's side, in board units.
    pub side: i32,
    /// The places where a stroke may begin.
    pub begins: Vec<PlaceId>,
    /// The places where a stroke may begin only while the whole board is visible; on a zoomed board a drag there moves it.
    pub begins_on_whole: Vec<PlaceId>,
}

/// A step of a stroke, from one cell to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrokeStep {
    /// The first place of the stroke.
    pub start: PlaceId,
    /// The place that the step leaves.
    pub from: PlaceId,
    /// The place that the step enters.
    pub to: PlaceId,
}

/// The column and row of a cell.
pub type StrokeCell = (i32, i32);

/// The margin at the edge of a cell that does not count as entering it, in hundredths of a side, so that a stroke along an
/// edge does not waver.
const INSIDE: i32 = 12;

/// Returns the cell at a spot.
pub fn cell_of((x, y): (f64, f64), side: i32) -> StrokeCell {
    let along = |at: f64| (at / f64::from(side)).floor() as i32;
    (along(x), along(y))
}

/// Returns the cells that a straight stroke from a cell to a spot enters, each adjacent to the one before.
pub fn cells_to(from: StrokeCell, (x, y): (f64, f64), side: i32) -> Vec<StrokeCell> {
    let along = |at: f64, now: i32| {
        let (at, inside) = (at / f64::from(side), f64::from(INSIDE) / 100.0);
        let (first, last) = ((at - inside).floor() as i32, (at + inside).floor() as i32);
        // Between two cells the pointer stays in the nearer one.
        now.clamp(first.min(last), first.max(last))
    };
    let to = (along(x, from.0), along(y, from.1));
    let mut way = vec![from];
    while let Some(&(a, b)) = way.last().filter(|at| **at != to) {
        let (left, up) = ((to.0 - a).abs(), (to.1 - b).abs());
        // Going along the longer axis first keeps close to the drawn line.
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
    fn stays_in_a_cell_until_the_pointer_clearly_leaves_it() {
        for spot in [(101.0, 150.0), (199.0, 101.0), (205.0, 150.0), (150.0, 92.0)] {
            assert_eq!(cells_to((1, 1), spot, 100), [], "{spot:?}");
        }
    }

    #[test]
    fn ends_in_the_cell_under_the_pointer() {
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
