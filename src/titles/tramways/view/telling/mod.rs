//! Texts about actions: the log, hints, and typed commands.
//!
//! Names: cost, drafts, map, scene.

pub(super) mod account;
pub mod hint;
pub mod log;
pub(super) mod reader;
pub(super) mod typed;
