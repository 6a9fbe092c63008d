//! The page of a new game: its choices, and maps laid by hand.
//!
//! Names: guide, scene.

pub mod builder;
pub mod set_up;
