//! Hooks of Tramways' page, one a file.

mod attempts;
mod par;

pub(crate) use attempts::{Attempts, use_attempts};
pub(crate) use par::{GAMES, ParSearch, use_par_search};
