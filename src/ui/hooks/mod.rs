//! Hooks, one a file.

mod keys;
mod saving;
mod since;

pub use keys::use_keys;
pub use saving::{Saving, use_saving};
pub use since::{Missed, use_missed};
