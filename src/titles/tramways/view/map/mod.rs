//! The map: a position as a plan, its places, the meaning of clicks and strokes, and changes by
//! actions.
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
