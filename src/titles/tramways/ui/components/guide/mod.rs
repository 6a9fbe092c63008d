//! The guide: its bubble, and what it points at.

mod bubble;
mod pointing;
mod telling;

pub use bubble::GuideBubble;
pub use telling::Telling;
