//! Phrases of the pages around a game of any title, as methods of [`crate::words::Locale`].

mod errors;
pub mod hints;
mod keys;
mod page;
mod past;
mod remote;
mod results;
mod saving;
mod scores;
mod settings;
mod sharing;

pub use keys::{HeldModifiers, KeyPlace, KeyStroke, MapKey};
