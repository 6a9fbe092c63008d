//! The games.

pub mod tramways;
