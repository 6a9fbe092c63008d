//! The base of every game: contract, chance, bots and links. Knows no title, no web and no words.
//!
//! The modules are listed in reading order: each may use only those above it.

#![warn(missing_docs)]

pub mod bits;
pub mod bots;
pub mod codec;
pub mod game;
pub(crate) mod json;
pub mod trace;
