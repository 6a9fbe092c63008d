//! The pieces that pages are made of.

pub mod card;
pub mod changes;
pub mod game_sign;
pub mod map;
pub mod ranked;
pub mod rulebook;
pub mod set_up;
