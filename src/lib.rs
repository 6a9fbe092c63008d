//! Catenary: tram board games in the browser.
//!
//! The modules below are listed in reading order: each may use only those above it.

#[cfg(feature = "web")]
pub mod ui;
