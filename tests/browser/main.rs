//! The release build as users get it, in a real Chromium: needs `dist/` and chromedriver (see `scripts/test`).
//!
//! A browser serves many tests (`driver.rs`), each in a new window with empty storage; after a failed test it is
//! discarded. `browser.rs` has a person's actions, in words. `faults.rs` breaks the browser. `places.rs` walks through
//! every page, panel and dialog; one walk checks each place in both languages and in all kinds of windows
//! (`reflow.rs`), with axe (`axe.rs`) and in the system's colours (`forced.rs`). With `CATENARY_PICTURES=1` there are
//! pictures in `test-output/`, most of them by `scenes.rs`: look at them after every change of the looks.

mod answers;
mod attacks;
mod auction;
mod axe;
mod back;
mod between;
mod boards;
mod bots;
mod browser;
mod city;
mod command;
mod common;
mod copies;
mod days;
mod driver;
mod duels;
mod faults;
mod field;
mod files;
mod finger;
mod forced;
mod games;
mod geometry;
mod gestures;
mod golden;
mod golden_bots;
#[path = "../golden/field.rs"]
mod golden_field;
#[path = "../golden/bots.rs"]
mod golden_games;
#[path = "../golden/links.rs"]
mod golden_links;
mod guide;
mod harness;
mod heard;
mod held;
mod history;
mod home;
mod insets;
mod keyboard;
mod keys;
mod layout;
mod links;
mod lit;
#[path = "../golden/mangled.rs"]
mod mangled;
mod map;
mod metromania;
mod motion;
mod names;
mod new_game;
mod offline;
mod older;
mod paper;
mod past;
mod phone;
mod pictures;
mod places;
mod player;
mod pressing;
mod prompts;
mod ranked;
#[path = "../golden/ranked_games.rs"]
mod ranked_games;
mod reasons;
mod reflow;
mod remote;
mod review;
mod rules;
mod sample;
mod saves;
mod scenes;
#[path = "../../scripts/serve/server.rs"]
mod server;
mod sheets;
mod small;
mod solo;
mod spoken;
mod start_page;
mod steady;
mod still;
mod stopping;
mod story;
mod strict;
mod table;
mod tables;
mod thinking;
mod touch;
mod transit;
mod translated;
mod tree;
mod trying;
mod uses;
mod watching;
mod weight;
