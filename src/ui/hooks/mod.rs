//! Hooks, one a file.

mod advice;
mod bots;
mod games;
mod hold;
mod keys;
mod saving;
mod since;

pub use advice::{Advice, Plans, use_advice};
pub use bots::{Deciding, Leave, use_bots};
pub use games::{Games, use_games};
pub use hold::use_hold;
pub use keys::use_keys;
pub use saving::{Saving, use_saving};
pub use since::{Missed, Sight, use_missed};
