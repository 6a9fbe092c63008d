//! Records as links: a whole game in a line of text.

mod armour;
mod error;
mod model;
mod range;
mod record;
mod tramways;

pub use error::LinkError;
pub use record::Header;

use crate::game::Record;
use crate::games::tramways::Tramways;

/// The most bytes of a text that is looked at.
pub const MAX_LENGTH: usize = 16 * 1024;
/// The most actions of a link.
pub const MAX_ACTIONS: usize = 20_000;

/// A record as a link.
pub fn encode(game: &Record<Tramways>) -> String {
    armour::wrap(record::write(game))
}

/// The record of a link. Its setup and its actions exist, but they need not be legal.
///
/// # Errors
/// The first thing that is wrong with the link.
pub fn decode(text: &str) -> Result<Record<Tramways>, LinkError> {
    record::read(&armour::unwrap(text)?)
}

/// What a link says about itself.
///
/// # Errors
/// The first thing that is wrong with it, as far as its header.
pub fn header(text: &str) -> Result<Header, LinkError> {
    record::read_header::<Tramways>(&armour::unwrap(text)?)
}
