//! Metromania: 2 to 4 players dig two lines each through a city, and score by the fastest trips on all of them.
//!
//! The modules are listed in reading order.

pub mod boards;
pub mod bots;
pub mod codec;
#[cfg(not(target_arch = "wasm32"))]
mod lab;
pub mod rules;
#[cfg(feature = "web")]
pub mod ui;
pub mod view;
pub mod words;

impl crate::table::Saved for rules::Metromania {}
