//! The areas around the board: prompt, menus, lessons, hints, players, hand, log and rounds.
//!
//! Names: table.

pub(super) mod hand_row;
pub(super) mod hint;
pub(super) mod lesson;
pub(super) mod log;
pub(super) mod menu;
pub(super) mod players;
pub(super) mod prompt;
pub(super) mod question;
pub(super) mod rounds;
