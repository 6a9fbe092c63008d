//! The release build as users get it, in a real Chromium: needs `dist/` and chromedriver (see `scripts/test`).

mod auction;
mod bots;
mod browser;
mod driver;
mod harness;
mod home;
mod player;
#[path = "../../scripts/serve/server.rs"]
mod server;
mod solo;
mod table;
