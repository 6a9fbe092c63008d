//! Catenary: tram board games in the browser.
//!
//! The modules below are listed in reading order: each may use only those above it.

pub mod engine;
pub mod i18n;
pub mod lab;
pub mod session;
#[cfg(feature = "web")]
pub mod storage;
pub mod titles;
#[cfg(feature = "web")]
pub mod ui;
pub mod view;
pub mod worker;
