//! Boards: drawn by a title, viewed through a camera, pressed by mouse, finger or key, turned, and known to the rules page.
//!
//! Names: address, border, browser, hooks.

pub(crate) mod board;
pub(crate) mod board_controls;
pub(crate) mod board_seen;
pub(super) mod place_list;
pub(super) mod turned;
pub(crate) mod viewport;
