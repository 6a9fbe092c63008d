//! Hooks, one a file.

mod advice;
mod attempts;
mod bots;
mod drawer;
mod escape;
mod focus;
mod games;
mod hold;
mod keys;
mod noting;
mod par;
mod roving;
mod saving;
mod since;
mod storage;
mod tips;
mod title;
mod today;

pub use advice::{Advice, Plans, use_advice};
pub use attempts::{Attempts, use_attempts};
pub use bots::{Deciding, Leave, use_bots};
pub use drawer::{Drawer, use_drawer};
pub use escape::use_escape;
pub use focus::use_kept_focus;
pub use games::{Games, use_games};
pub use hold::use_hold;
pub use keys::{is_taken, named, use_command_key, use_keys, use_page_keys};
pub use noting::use_noting;
pub use par::{GAMES, ParSearch, use_par_search};
pub use roving::use_roving;
pub use saving::{Saving, use_saving};
pub use since::{Missed, Sight, use_missed};
pub use tips::use_tips;
pub use title::{use_page_title, use_table_title};
pub use today::use_minute;
