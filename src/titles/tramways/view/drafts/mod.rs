//! What a player prepares: what is begun, what follows from it, the numbers of what can be pressed, and what a press does.
//!
//! Names: cost, map, prompts, scene, telling, uses.

pub mod begun;
pub mod derived;
pub mod ids;
pub mod press;
