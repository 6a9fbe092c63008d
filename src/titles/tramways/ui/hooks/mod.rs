//! Hooks of Tramways' page, one a file.

mod attempts;
mod par;

pub use attempts::{Attempts, use_attempts};
pub use par::{GAMES, ParSearch, use_par_search};
