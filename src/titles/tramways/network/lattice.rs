//! The cells of a map and their neighbours.

use super::Direction;
use crate::engine::bits::{Set, counted};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most cells of a map: ten boards of fifteen.
pub const MAX_CELLS: usize = 150;

/// A cell of the map, numbered row by row from the top left, without holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CellId(pub u8);

impl CellId {
    /// Returns its index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

counted!(CellId [u64; 3]);

/// A set of cells.
pub type CellSet = Set<CellId>;

/// Column and row of a cell, from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GridPoint {
    pub y: i16,
    /// Columns to the right.
    pub x: i16,
}

impl GridPoint {
    /// Returns the point one step away.
    pub fn step(self, direction: Direction) -> GridPoint {
        let (dx, dy) = direction.step();
        GridPoint { x: self.x + dx, y: self.y + dy }
    }
}

/// Returns the letters of a column: A to Z, then AA.
pub fn column_name(x: i16) -> String {
    let (high, low) = (x / 26, x % 26);
    let letter = |n: i16| char::from(b'A' + n as u8);
    let first = (high > 0).then(|| letter(high - 1));
    first.into_iter().chain([letter(low)]).collect()
}

/// Returns a cell's name: the column's letters, then the row from 1, such as `C4`.
pub fn cell_name(at: GridPoint) -> String {
    format!("{}{}", column_name(at.x), at.y + 1)
}

/// The cells of a map on a square grid with holes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lattice {
    points: ArrayVec<GridPoint, MAX_CELLS>,
    neighbours: ArrayVec<[Option<CellId>; 4], MAX_CELLS>,
    width: u16,
    height: u16,
}

impl Lattice {
    /// Creates a lattice whose top left corner becomes 0, 0; `None` unless the points are distinct,
    /// at least one and at most [`MAX_CELLS`].
    pub fn new(points: impl IntoIterator<Item = GridPoint>) -> Option<Lattice> {
        let mut sorted: Vec<GridPoint> = points.into_iter().collect();
        sorted.sort();
        let distinct = sorted.windows(2).all(|pair| pair[0] != pair[1]);
        if sorted.is_empty() || sorted.len() > MAX_CELLS || !distinct {
            return None;
        }
        let (left, top) = (sorted.iter().map(|p| p.x).min()?, sorted.iter().map(|p| p.y).min()?);
        let points: ArrayVec<GridPoint, MAX_CELLS> =
            sorted.iter().map(|p| GridPoint { x: p.x - left, y: p.y - top }).collect();
        let find = |p: GridPoint| points.binary_search(&p).ok().map(|i| CellId(i as u8));
        let neighbours = points.iter().map(|p| Direction::ALL.map(|d| find(p.step(d)))).collect();
        let width = points.iter().map(|p| p.x).max()? as u16 + 1;
        let height = points.iter().map(|p| p.y).max()? as u16 + 1;
        Some(Lattice { points, neighbours, width, height })
    }

    /// Returns the number of cells.
    pub fn count(&self) -> usize {
        self.points.len()
    }

    /// Returns all cells in order.
    pub fn cells(&self) -> impl Iterator<Item = CellId> + use<> {
        (0..self.count() as u8).map(CellId)
    }

    /// Returns the columns and rows of the smallest rectangle around the cells.
    pub fn size(&self) -> (u16, u16) {
        (self.width, self.height)
    }

    /// Returns a cell's point.
    pub fn point(&self, cell: CellId) -> GridPoint {
        self.points[cell.index()]
    }

    /// Returns the cell at a point; `None` in a hole or off the map.
    pub fn at(&self, point: GridPoint) -> Option<CellId> {
        self.points.binary_search(&point).ok().map(|i| CellId(i as u8))
    }

    /// Returns the cell across a side; `None` at the edge.
    pub fn next(&self, cell: CellId, side: Direction) -> Option<CellId> {
        self.neighbours[cell.index()][side.index()]
    }

    /// Returns a cell's name, such as `C4`; `?` if the map has no such cell.
    pub fn name(&self, cell: CellId) -> String {
        self.points.get(cell.index()).map_or("?".to_owned(), |&at| cell_name(at))
    }

    /// Returns the cell with a name, in upper or lower case.
    pub fn named(&self, name: &str) -> Option<CellId> {
        let name = name.to_ascii_uppercase();
        self.cells().find(|&cell| self.name(cell) == name)
    }
}
