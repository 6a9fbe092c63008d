//! What tram maps share: directions, cells and the lattice they lie on.

mod direction;
mod lattice;
mod turn;

pub use direction::{Direction, Track};
pub use lattice::{CellId, CellSet, Lattice, MAX_CELLS, Point, cell_name, column_name};
pub use turn::Turn;
