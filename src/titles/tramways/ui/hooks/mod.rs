//! Hooks of Tramways' page, one a file.

mod attempts;
mod frame;
mod par;

pub use attempts::{Attempts, use_attempts};
pub use frame::use_frame;
pub use par::{GAMES, ParSearch, use_par_search};
