//! Common parts of tram maps: directions, cells, the lattice and its turn.

mod direction;
mod lattice;
mod turn;

pub use direction::{Direction, RailShape};
pub use lattice::{CellId, CellSet, GridPoint, Lattice, MAX_CELLS, cell_name, column_name};
pub use turn::MapTurn;
