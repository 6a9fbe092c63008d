//! Catenary: tram board games in the browser.
//!
//! The modules below are listed in reading order: each may use only those above it.

pub mod game;
pub mod games;
pub mod network;
#[cfg(feature = "web")]
pub mod ui;
pub mod view;
