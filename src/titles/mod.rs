//! The games, a folder each. No title names another.

pub mod metromania;
pub mod tramways;
