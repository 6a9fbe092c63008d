//! Boards of any title: visible part, orientation, keys and strokes.

pub mod camera;
pub mod composition;
pub mod lettering;
pub mod look;
pub mod orientation;
pub mod places;
pub mod popup;
pub mod strokes;
