//! The players: their boards, numbers, standing and the final count.
//!
//! Names: picture, telling.

pub mod gauge;
pub mod panels;
pub mod phase;
pub mod review;
pub mod standing;
