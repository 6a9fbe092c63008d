//! The layer that never changes: boards, grid, lakes, mountains, trees.

use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::view::scene::geometry::{CELL, MapPoint, centre, corner, grain};
use crate::titles::tramways::view::scene::outline::{OutlineStyle, outline};
use crate::titles::tramways::view::scene::plan::{CellGround, Era, MapPlan, PlanSite, groups};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The ground of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    pub boards: Vec<BoardShape>,
    /// Outlines of the lakes.
    pub lakes: Vec<String>,
    /// Corners of the lake cells, for waves.
    pub waves: Vec<MapPoint>,
    pub peaks: Vec<Peak>,
    /// Trees in corners that no rail passes.
    pub trees: Vec<MapTree>,
}

/// A modular board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardShape {
    /// The side that is up.
    pub era: Era,
    pub path: String,
    /// The lines between its cells.
    pub grid: String,
    pub name: String,
    /// The corner for its letter.
    pub label: MapPoint,
}

/// A mountain cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peak {
    /// The cell's corner.
    pub spot: MapPoint,
    /// The drawing, 0 or 1.
    pub variant: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapTree {
    pub spot: MapPoint,
    /// Height in units.
    pub height: i32,
}

const BOARD: OutlineStyle = OutlineStyle { inset: 1, radius: 8 };
const SHORE: OutlineStyle = OutlineStyle { inset: 8, radius: 24 };

impl Land {
    /// Draws the ground of a plan.
    pub fn of(plan: &MapPlan) -> Land {
        let lakes = plan.cells(|ground| *ground == CellGround::Lake);
        Land {
            boards: (0..plan.boards.len()).filter_map(|n| board(plan, n)).collect(),
            waves: lakes.iter().map(|&at| corner(at)).collect(),
            lakes: groups(lakes).iter().map(|lake| outline(lake, SHORE)).collect(),
            peaks: plan
                .cells(|ground| *ground == CellGround::Mountain)
                .into_iter()
                .map(peak)
                .collect(),
            trees: plan.sites.iter().flat_map(trees).collect(),
        }
    }
}

fn board(plan: &MapPlan, number: usize) -> Option<BoardShape> {
    let of_board = |site: &&PlanSite| site.board == number;
    let cells: BTreeSet<GridPoint> =
        plan.sites.iter().filter(of_board).map(|site| site.at).collect();
    let first = cells.first()?;
    let is_plain = |at: &&GridPoint| plan.site(**at).is_some_and(|s| s.ground == CellGround::Plain);
    Some(BoardShape {
        era: plan.boards[number].era,
        path: outline(&cells, BOARD),
        grid: grid(&cells),
        name: plan.boards[number].name.clone(),
        label: corner(*cells.iter().find(is_plain).unwrap_or(first)),
    })
}

/// The lines between adjacent cells of a board.
fn grid(cells: &BTreeSet<GridPoint>) -> String {
    let mut path = String::new();
    for &at in cells {
        let MapPoint { x, y } = corner(at).moved(CELL, CELL);
        if cells.contains(&at.step(Direction::East)) {
            let _ = write!(path, "M{x} {}V{y}", y - CELL);
        }
        if cells.contains(&at.step(Direction::South)) {
            let _ = write!(path, "M{} {y}H{x}", x - CELL);
        }
    }
    path
}

fn peak(at: GridPoint) -> Peak {
    Peak { spot: corner(at), variant: (grain(at) % 2) as u8 }
}

/// Some plain cells have a few trees near a corner.
fn trees(site: &PlanSite) -> Vec<MapTree> {
    let grain = grain(site.at);
    if site.ground != CellGround::Plain || !grain.is_multiple_of(3) {
        return Vec::new();
    }
    // The upper left corner is for the board's letter.
    let corners = [(34, -22), (34, 40), (-34, 40)];
    let (dx, dy) = corners[grain as usize / 3 % 3];
    let foot = centre(site.at).moved(dx, dy);
    let second = MapTree { spot: foot.moved(if dx > 0 { -13 } else { 13 }, 3), height: 15 };
    let first = MapTree { spot: foot, height: 20 };
    if grain.is_multiple_of(2) { vec![first, second] } else { vec![first] }
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::sketch;
    use super::*;

    #[test]
    fn touching_lakes_are_one_water() {
        let land = Land::of(&sketch(&["~ ~ .", ". . ~"]));
        assert_eq!(land.lakes.len(), 2);
        assert_eq!(land.waves.len(), 3);
    }

    #[test]
    fn grid_lines_are_drawn_once() {
        let land = Land::of(&sketch(&[". . .", ". ^ ."]));
        assert_eq!(land.boards[0].grid.matches('M').count(), 7);
        assert_eq!(land.peaks, [peak(GridPoint { x: 1, y: 1 })]);
    }

    #[test]
    fn trees_stay_clear_of_rails() {
        let land = Land::of(&sketch(&[". . . . .", ". . . . .", ". . . . ."]));
        assert!(!land.trees.is_empty());
        for tree in land.trees {
            let (x, y) = (tree.spot.x.rem_euclid(CELL), tree.spot.y.rem_euclid(CELL));
            assert!((x - 50).abs() > 18 && (y - 50).abs() > 18, "{tree:?}");
        }
    }
}
