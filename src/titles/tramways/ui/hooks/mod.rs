//! Hooks of Tramways' page, one a file.

mod advice;
mod attempts;
mod bots;
mod frame;
mod keys;
mod noting;
mod par;
mod saving;
mod since;
mod title;

pub use advice::{Advice, Plans, use_advice};
pub use attempts::{Attempts, use_attempts};
pub use bots::{Deciding, leave_of, use_bots};
pub use frame::use_frame;
pub use keys::use_keys;
pub use noting::use_noting;
pub use par::{GAMES, ParSearch, use_par_search};
pub use saving::{KeptTable, use_saving};
pub use since::{Missed, Shown, use_missed};
pub use title::use_table_title;
