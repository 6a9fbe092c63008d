//! Tramways: 1 to 5 players build Links, win auctions and move Passengers.
//!
//! The modules are listed in reading order.

pub mod bots;
pub mod codec;
pub mod edition;
#[cfg(not(target_arch = "wasm32"))]
mod lab;
pub mod network;
pub mod rules;
pub mod saves;
pub mod session;
#[cfg(feature = "web")]
pub mod ui;
pub mod view;
pub mod words;
