//! The players: their boards, numbers, scores and final count.
//!
//! Names: picture, telling.

pub mod gauge;
pub mod panels;
pub mod phase;
pub mod review;
pub mod standing;
