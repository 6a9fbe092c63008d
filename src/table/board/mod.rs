//! Boards without any title: which part is in sight, which way they lie, how keys go over their places.

pub mod camera;
pub mod places;
pub mod turned;
