//! The games, a folder each. No title names another.

pub mod city;
mod key;
pub mod metromania;
pub mod tramways;

pub use key::{Capability, TitleFacts, TitleKey};
