//! Sets of vertices and of cells.

use super::grid::{Cell, Vertex};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct VertexSet(u128);

impl VertexSet {
    /// A bit for each vertex, in order.
    pub(super) fn bits(self) -> u128 {
        self.0
    }

    /// Whether the vertex is in it.
    pub fn has(self, vertex: Vertex) -> bool {
        self.0 >> vertex.index() & 1 == 1
    }

    /// Adds a vertex.
    pub fn insert(&mut self, vertex: Vertex) {
        self.0 |= 1 << vertex.index();
    }

    /// Those that are in both.
    pub fn and(self, other: VertexSet) -> VertexSet {
        VertexSet(self.0 & other.0)
    }

    /// Those that are in either.
    pub fn or(self, other: VertexSet) -> VertexSet {
        VertexSet(self.0 | other.0)
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many it has.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its vertices in order.
    pub fn iter(self) -> impl Iterator<Item = Vertex> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = Vertex::at(rest.trailing_zeros() as usize);
            rest &= rest.wrapping_sub(1);
            next
        })
    }
}

impl FromIterator<Vertex> for VertexSet {
    fn from_iter<I: IntoIterator<Item = Vertex>>(vertices: I) -> Self {
        let mut set = VertexSet::default();
        vertices.into_iter().for_each(|vertex| set.insert(vertex));
        set
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet([u64; 3]);

impl CellSet {
    /// Whether the cell is in it.
    pub fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }
}
