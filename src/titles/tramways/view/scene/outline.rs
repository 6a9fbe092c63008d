//! The outline of a group of cells as one rounded path.

use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::view::scene::geometry::{CELL, MapPoint, corner};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The style of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutlineStyle {
    /// Units from the border of the cells inwards to the line.
    pub(super) inset: i32,
    /// The radius of the corners; at most half a cell.
    pub(super) radius: i32,
}

/// Returns an SVG path around cells; groups that touch only at a corner get a loop each.
pub(super) fn outline(cells: &BTreeSet<GridPoint>, edge: OutlineStyle) -> String {
    let mut open = border(cells);
    let mut path = String::new();
    while let Some(&first) = open.first() {
        let corners = walk(first, &mut open);
        draw(&corners, edge, &mut path);
    }
    path
}

/// A side of a border cell, walked clockwise: the cell and its outer side.
type OutlineSide = (GridPoint, Direction);

fn border(cells: &BTreeSet<GridPoint>) -> Vec<OutlineSide> {
    let sides = |&at: &GridPoint| Direction::ALL.map(|side| (at, side));
    cells.iter().flat_map(sides).filter(|&(at, side)| !cells.contains(&at.step(side))).collect()
}

/// A corner of the border: its place, the side before and the side after.
type Corner = (MapPoint, Direction, Direction);

/// Walks one loop of the border and removes its sides from the list.
fn walk(first: OutlineSide, open: &mut Vec<OutlineSide>) -> Vec<Corner> {
    let mut corners = Vec::new();
    let mut here = first;
    loop {
        open.retain(|side| *side != here);
        let next = follow(here, first, open);
        if next.1 != here.1 {
            corners.push((end_of(here), here.1, next.1));
        }
        if next == first {
            return corners;
        }
        here = next;
    }
}

/// The next side: around the same cell, straight on, or into the cell that juts out.
fn follow((at, side): OutlineSide, first: OutlineSide, open: &[OutlineSide]) -> OutlineSide {
    let ahead = side.turned(1);
    let beside = at.step(ahead);
    let options = [(at, ahead), (beside, side), (beside.step(side), side.turned(3))];
    let found = options.into_iter().find(|option| *option == first || open.contains(option));
    found.unwrap_or(first)
}

/// The corner at the end of a side, clockwise.
fn end_of((at, side): OutlineSide) -> MapPoint {
    let (dx, dy) = match side {
        Direction::North => (CELL, 0),
        Direction::East => (CELL, CELL),
        Direction::South => (0, CELL),
        Direction::West => (0, 0),
    };
    corner(at).moved(dx, dy)
}

fn draw(corners: &[Corner], edge: OutlineStyle, path: &mut String) {
    for (i, &(spot, before, after)) in corners.iter().enumerate() {
        let turn =
            spot.towards(before.opposite(), edge.inset).towards(after.opposite(), edge.inset);
        let enter = turn.towards(before.turned(3), edge.radius);
        let leave = turn.towards(after.turned(1), edge.radius);
        let letter = if i == 0 { 'M' } else { 'L' };
        let _ = write!(
            path,
            "{letter}{} {}Q{} {} {} {}",
            enter.x, enter.y, turn.x, turn.y, leave.x, leave.y
        );
    }
    path.push('Z');
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARP: OutlineStyle = OutlineStyle { inset: 10, radius: 0 };

    fn cells(at: &[(i16, i16)]) -> BTreeSet<GridPoint> {
        at.iter().map(|&(x, y)| GridPoint { x, y }).collect()
    }

    fn turns(path: &str) -> usize {
        path.matches('Q').count()
    }

    #[test]
    fn a_single_cell_is_an_inset_square() {
        let path = outline(&cells(&[(0, 0)]), SHARP);
        assert_eq!(turns(&path), 4);
        for corner in ["Q90 10 ", "Q90 90 ", "Q10 90 ", "Q10 10 "] {
            assert!(path.contains(corner), "{path}");
        }
    }

    #[test]
    fn touching_cells_share_one_outline() {
        let path = outline(&cells(&[(0, 0), (1, 0), (1, 1)]), SHARP);
        assert_eq!(path.matches('M').count(), 1);
        assert_eq!(turns(&path), 6);
        assert!(path.contains("Q110 90 "), "the inner corner is set back: {path}");
    }

    #[test]
    fn cells_that_touch_at_a_corner_stay_apart() {
        let path = outline(&cells(&[(0, 0), (1, 1)]), SHARP);
        assert_eq!(path.matches('M').count(), 2);
    }

    #[test]
    fn a_ring_has_an_inner_loop() {
        let ring: Vec<(i16, i16)> = (0..9).filter(|n| *n != 4).map(|n| (n % 3, n / 3)).collect();
        let path = outline(&cells(&ring), SHARP);
        assert_eq!(path.matches('M').count(), 2);
        assert_eq!(turns(&path), 8);
    }
}
