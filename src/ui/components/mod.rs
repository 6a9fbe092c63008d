//! The pieces that pages are made of.

pub mod auction;
pub mod board_map;
pub mod card;
pub mod changes;
pub mod choice_list;
pub mod dialog;
pub mod download;
pub mod hand;
pub mod icon;
pub mod lettering;
pub mod log;
pub mod map;
pub mod menu;
pub mod notices;
pub mod player_board;
pub mod prompt;
pub mod question;
pub mod round_track;
pub mod saves;
pub mod score;
pub mod setup_options;
pub mod ticket;
pub mod tools;
pub mod topbar;
pub mod tram;
pub mod wordmark;
