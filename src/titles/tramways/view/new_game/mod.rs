//! The page of a new game: what can be chosen, and maps laid by hand.
//!
//! Names: guide, scene.

pub mod builder;
pub mod set_up;
