//! The guide: its door, its bubble, and what it points at.

mod bubble;
mod door;
mod pointing;

pub use bubble::GuideBubble;
pub use door::learn_door;
