//! What is asked now: sentence, buttons, menus and questions, with the reason and the rule of each.
//!
//! Names: auction, cost, drafts, guide, map, telling, uses.

pub mod offer;
pub mod prompt;
pub mod reveal;
pub mod ruling;
pub mod why;
