//! Hooks, one a file.

mod games;
mod hold;
mod keys;
mod saving;

pub use games::{Games, use_games};
pub use hold::use_hold;
pub use keys::use_keys;
pub use saving::{Saving, use_saving};
