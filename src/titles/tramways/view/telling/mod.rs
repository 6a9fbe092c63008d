//! What is told of decisions: the log, hints, and actions as they are typed.
//!
//! Names: cost, drafts, map, scene.

pub(super) mod deed;
pub mod hint;
pub mod log;
pub(super) mod reader;
pub(super) mod typed;
