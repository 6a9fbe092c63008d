//! What to draw, as plain data: no Yew, no rules.

pub mod livery;
pub mod scene;
pub mod slots;
