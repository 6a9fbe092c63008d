//! Players of Metromania that are programs.
//!
//! They search whole turns (`engine/bots/search`): the worth of a position is what the count would
//! come to now, and what lines, Destinations and stations promise.

mod ahead;
mod double;
mod evaluator;
mod forecast;
mod level;
mod weights;
mod worth;

pub use evaluator::{Aim, MetroEvaluator, Replies};
