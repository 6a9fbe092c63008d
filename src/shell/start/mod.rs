//! The start page: posters, the game of the day, the last game and the saved ones.
//!
//! Names: backup, pages, parts, picture.

pub(super) mod credit;
pub(super) mod daily;
pub(super) mod first_home;
pub(super) mod guide_link;
pub(super) mod home;
pub(super) mod home_frame;
pub(super) mod last_game;
pub(super) mod posters;
pub(super) mod saves;
pub(super) mod shortcut;
