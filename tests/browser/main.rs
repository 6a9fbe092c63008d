//! The release build as users get it, in a real Chromium: needs `dist/` and chromedriver (see `scripts/test`).

mod auction;
mod axe;
mod back;
mod bots;
mod browser;
mod command;
mod driver;
mod forced;
mod guide;
mod harness;
mod history;
mod home;
mod keyboard;
mod layout;
mod links;
mod map;
mod motion;
mod new_game;
mod paper;
mod phone;
mod places;
mod player;
mod pressing;
mod ranked;
mod reflow;
mod rules;
mod saves;
mod scenes;
#[path = "../../scripts/serve/server.rs"]
mod server;
mod solo;
mod spoken;
mod still;
mod story;
mod table;
mod uses;
