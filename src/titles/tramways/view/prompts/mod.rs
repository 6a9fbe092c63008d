//! The prompt: sentence, buttons, menus and questions, with the reason and rule of each.
//!
//! Names: auction, cost, drafts, guide, map, telling, uses.

pub mod offer;
pub mod prompt;
pub mod reveal;
pub mod ruling;
pub mod why;
