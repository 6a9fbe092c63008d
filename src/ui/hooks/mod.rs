//! Hooks, one a file.

mod keys;
mod saving;

pub use keys::use_keys;
pub use saving::{Saving, use_saving};
