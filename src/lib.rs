//! Catenary: tram board games in the browser.

pub mod engine;
pub mod i18n;
#[cfg(not(target_arch = "wasm32"))]
pub mod lab;
pub mod session;
#[cfg(feature = "web")]
pub mod shell;
#[cfg(feature = "web")]
pub mod storage;
pub mod table;
pub mod titles;
#[cfg(feature = "web")]
pub mod toolkit;
#[cfg(feature = "web")]
pub mod ui;
pub mod view;
pub mod words;
pub mod worker;
