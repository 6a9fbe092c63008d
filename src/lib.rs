//! Catenary: tram board games in the browser.

pub mod engine;
#[cfg(not(target_arch = "wasm32"))]
pub mod lab;
#[cfg(not(target_arch = "wasm32"))]
pub mod measure;
#[cfg(feature = "web")]
pub mod shell;
#[cfg(feature = "web")]
pub(crate) mod storage;
pub mod table;
pub mod titles;
#[cfg(feature = "web")]
pub(crate) mod toolkit;
pub mod words;
pub mod worker;
