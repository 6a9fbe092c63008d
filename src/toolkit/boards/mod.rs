//! Boards: camera, pointer, keyboard, orientation, and the own board that the rules page shows.
//!
//! Names: address, border, browser, hooks.

pub(crate) mod board;
pub(crate) mod board_controls;
pub(crate) mod board_seen;
pub(super) mod orientation;
pub(super) mod place_list;
pub(crate) mod viewport;
