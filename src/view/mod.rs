//! What to draw, as plain data: no Yew, no rules.

pub mod camera;
pub mod livery;
pub mod position;
pub mod scene;
pub mod slots;
