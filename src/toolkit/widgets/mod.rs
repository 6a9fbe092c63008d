//! The pieces that pages of any title are made of.

pub mod booklet;
pub mod calendar;
pub mod command_box;
pub mod curtain;
pub mod dialog;
pub mod download;
pub mod export;
pub mod help;
pub mod hits;
pub mod icon;
pub mod kept_site;
pub mod lettering;
pub mod link_dialog;
pub mod log;
pub mod missing;
pub mod radios;
pub mod rule_link;
pub mod seat_card;
pub mod seed;
pub mod settings;
pub mod spare_games;
pub mod sure_button;
pub mod thumbnail;
pub mod topbar;
pub mod windows;
pub mod wordmark;
