//! The guide: its bubble, and what it points at.

mod bubble;
mod pointing;

pub use bubble::GuideBubble;
