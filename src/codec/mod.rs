//! Records as links: a whole game in a line of `A-Z a-z 0-9 - _`.
//!
//! ```text
//! g  1  BASE64URL( bits . . . . . . . . . . . . . . . . . . . . . . . . .  CRC-32 )
//! |  |             |     |              |      |         |         |
//! |  version       game  rules version  setup  (edition first)  count  actions
//! kind: a whole game
//! ```
//!
//! The bits are squeezed by an adaptive range coder (`range`) under models that learn as they go
//! (`model`). Every action is written in stable terms, as an opcode and its operands: a card, a
//! cell, a side, a Parcel, an amount. The models look at the setup and at the actions before, and
//! at nothing else. So no rule, no list of legal actions and no table of cards is needed to read a
//! link, and none of them can change what it says. Whether the actions are legal is for
//! [`Record::replay`] to find out, which stops at the first one that is not.
//!
//! A format is described once, for both directions (`range::Coder`), in integers only: native and
//! wasm write the same characters. What a released version writes is frozen; tests pin it, down to
//! the golden links that must replay for ever. A new format gets a new version character, and the
//! old description stays.
//!
//! Links are not trusted: length and number of actions are capped, reading past the end stops it,
//! nothing that is read says how much to allocate, and nothing panics.

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
/// The most actions of a link; the longest random games of five players have 700.
pub const MAX_ACTIONS: usize = 20_000;

/// A record as a link. Equal records give equal links.
pub fn encode(game: &Record<Tramways>) -> String {
    armour::wrap(record::write(game))
}

/// The record of a link; white space around it and a `#` before it do not matter. Its actions name
/// things that exist, but neither they nor the setup need be legal: see [`Record::replay`].
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
