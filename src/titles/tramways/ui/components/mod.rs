//! The components of the title's pages.

pub(crate) mod card;
pub(crate) mod changes;
pub(crate) mod game_sign;
pub(crate) mod map;
pub(crate) mod rulebook;
pub(crate) mod set_up;
