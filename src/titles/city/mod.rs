//! San Francisco and Berlin: 2 to 4 players claim Routes and complete Destination Tickets. One rule
//! set, two boards.
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
