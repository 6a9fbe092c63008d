//! Boards without any title: which part is in sight, which way they lie, how keys and strokes go over their places.

pub mod beside;
pub mod camera;
pub mod composition;
pub mod lettering;
pub mod look;
pub mod places;
pub mod strokes;
pub mod turned;
