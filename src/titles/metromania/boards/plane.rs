//! Sets of the city's vertices and cells as bit boards: a step in a direction is a shift of bits.

use super::grid::VertexSet;
use super::grid::{Cell, Direction, Vertex};

const ROW: u32 = 11;
/// The number of vertices from the centre to a side.
const RADIUS: i8 = 5;

/// A set of vertices of the city. The bits are a rhombus of eleven rows of eleven, with the city in its middle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plane(u128);

/// A set of cells of the city, each stored at its leftmost vertex: cells that point up, and cells that point down. Contains no
/// arrow cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faces {
    up: Plane,
    down: Plane,
}

impl Plane {
    /// Makes a set of one vertex; empty for an apex.
    pub fn only(vertex: Vertex) -> Plane {
        if vertex.is_apex() { Plane::default() } else { Plane::at(vertex.place()) }
    }

    /// Makes a set of the vertex at a place of the city.
    fn at((q, r): (i8, i8)) -> Plane {
        Plane(1 << ((q + RADIUS) as u32 + ROW * (r + RADIUS) as u32))
    }

    /// Returns the vertices in both sets.
    pub fn and(self, other: Plane) -> Plane {
        Plane(self.0 & other.0)
    }

    /// Returns the vertices in either set.
    pub fn or(self, other: Plane) -> Plane {
        Plane(self.0 | other.0)
    }

    /// Returns the vertices that are not in the other set.
    pub fn without(self, other: Plane) -> Plane {
        Plane(self.0 & !other.0)
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the vertices one step further. A step out of the city ends outside, or wraps to a vertex without an edge in
    /// the opposite direction.
    pub fn stepped(self, direction: Direction) -> Plane {
        match direction.index() {
            0 => Plane(self.0 << 1),
            1 => Plane(self.0 >> (ROW - 1)),
            2 => Plane(self.0 >> ROW),
            3 => Plane(self.0 >> 1),
            4 => Plane(self.0 << (ROW - 1)),
            _ => Plane(self.0 << ROW),
        }
    }
}

impl From<VertexSet> for Plane {
    /// Converts a set; keeps only vertices of the city.
    fn from(set: VertexSet) -> Plane {
        let mut rest = set.word();
        let mut plane = 0;
        for r in -RADIUS..=RADIUS {
            let length = ROW - u32::from(r.unsigned_abs());
            let row = rest & ((1 << length) - 1);
            let first = (-r).max(0) as u32 + ROW * (r + RADIUS) as u32;
            plane |= row << first;
            rest >>= length;
        }
        Plane(plane)
    }
}

impl Faces {
    /// Makes a set of the cell between three places.
    pub(super) fn between(mut places: [(i8, i8); 3]) -> Faces {
        places.sort_unstable_by_key(|&(q, r)| (r, q));
        let [first, second, third] = places;
        if second.1 == third.1 {
            Faces { up: Plane::at(second), down: Plane::default() }
        } else {
            Faces { up: Plane::default(), down: Plane::at(first) }
        }
    }

    /// Adds a cell of the city; ignores arrow cells.
    pub fn insert(&mut self, cell: Cell) {
        *self = self.or(cell.faces());
    }

    /// Returns the cells in either set.
    pub fn or(self, other: Faces) -> Faces {
        Faces { up: self.up.or(other.up), down: self.down.or(other.down) }
    }

    /// Returns the cells that are not in the other set.
    pub fn without(self, other: Faces) -> Faces {
        Faces { up: self.up.without(other.up), down: self.down.without(other.down) }
    }

    /// Returns for each direction the vertices from which the edge in that direction borders one of the cells.
    pub fn neighbour_cells(self) -> [Plane; 6] {
        let Faces { up, down } = self;
        let [east, north_east, .., south_east] = Direction::ALL;
        [
            up.or(down),
            up.or(down.stepped(south_east)),
            down.stepped(south_east).or(up.stepped(east)),
            up.or(down).stepped(east),
            down.stepped(east).or(up.stepped(north_east)),
            down.or(up.stepped(north_east)),
        ]
    }
}

impl FromIterator<Cell> for Faces {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut faces = Faces::default();
        cells.into_iter().for_each(|cell| faces.insert(cell));
        faces
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::metromania::boards::{Edge, Flank};

    #[test]
    fn stepping_a_set_steps_each_vertex() {
        for direction in Direction::ALL {
            let inner =
                |vertex: &Vertex| vertex.step(direction).is_some_and(|step| !step.to.is_apex());
            let from: VertexSet = Vertex::city().filter(inner).collect();
            let to: VertexSet = from.iter().filter_map(|it| Some(it.step(direction)?.to)).collect();
            assert_eq!(Plane::from(from).stepped(direction), Plane::from(to));
            assert!(
                Vertex::city()
                    .all(|it| Plane::from(from).and(Plane::only(it)).is_empty() != from.has(it))
            );
        }
    }

    #[test]
    fn neighbour_cells_flank_the_same_edges() {
        for cell in Cell::city() {
            let beside = Faces::from_iter([cell]).neighbour_cells();
            for (vertex, direction) in
                Vertex::city().flat_map(|vertex| Direction::ALL.map(|way| (vertex, way)))
            {
                let flanks = |edge: Edge| {
                    Flank::ALL.into_iter().any(|flank| edge.cell(vertex, flank) == Some(cell))
                };
                let expected = vertex.step(direction).is_some_and(|step| flanks(step.edge));
                let is_beside = !beside[direction.index()].and(Plane::only(vertex)).is_empty();
                assert_eq!(is_beside, expected);
            }
        }
    }
}
