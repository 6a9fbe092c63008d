//! The games, a folder each. No title names another.

pub mod city;
mod key;
#[cfg(feature = "web")]
pub mod load;
pub mod metromania;
#[cfg(feature = "web")]
pub mod parts;
#[cfg(not(target_arch = "wasm32"))]
pub mod rule_sets;
#[cfg(feature = "toy")]
pub mod toy;
pub mod tramways;

pub use key::{Capability, TitleFacts, TitleKey};
