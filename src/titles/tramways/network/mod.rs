//! Common parts of tram maps: directions, cells, the lattice and its turn.

mod direction;
mod lattice;
mod turn;

pub use direction::{Direction, Track};
pub use lattice::{CellId, CellSet, Lattice, MAX_CELLS, Point, cell_name, column_name};
pub use turn::Turn;
