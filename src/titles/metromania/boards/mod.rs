//! The city: its grid, its six districts and the arrows around it (MBOARD). Positions of symbols and arrows are our own.

mod city;
mod district;
mod grid;
mod plane;

pub use city::{Arrow, City, CityGround, Placement, SpotType};
pub use district::{DISTRICTS, District};
pub use grid::{
    APEXES, CELLS, CITY_CELLS, CITY_VERTICES, Cell, CellSet, CitySide, Direction, EDGES, Edge,
    EdgeStep, Flank, SIDE_CELLS, SIDES, VERTICES, Vertex, VertexSet,
};
pub use plane::{Faces, Plane};

/// Incremented when a symbol or an arrow moves; a link contains it to name its city.
pub const EDITION: u16 = 1;
