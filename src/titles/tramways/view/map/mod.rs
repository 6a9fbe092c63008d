//! The map: a position as a plan, its places, what a click or a stroke on it means, and what decisions change on it.
//!
//! Names: cost, drafts, scene, telling, uses.

pub mod cut;
pub mod meaning;
pub mod places;
pub mod position;
pub mod spoken;
pub mod stroke;
pub mod traces;
pub mod trips;
