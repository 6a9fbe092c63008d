//! Catenary: tram board games in the browser.
//!
//! The modules below are listed in reading order: each may use only those above it.

pub mod bots;
pub mod codec;
pub mod game;
pub mod games;
pub mod i18n;
pub mod lab;
pub mod network;
pub mod session;
#[cfg(feature = "web")]
pub mod storage;
#[cfg(feature = "web")]
pub mod ui;
pub mod view;
pub mod worker;
