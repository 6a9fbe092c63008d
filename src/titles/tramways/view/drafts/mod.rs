//! A player's draft: what is prepared, what follows from it, the numbers of pressable things, and
//! the effect of a press.
//!
//! Names: cost, map, prompts, scene, telling, uses.

pub mod derived;
pub mod ids;
pub mod move_draft;
pub mod press;
