//! An open table: its state, its input by pointer, key and typing, who plays it, its saving, and the places of its
//! areas.
//!
//! Names: areas, links, overlays, past, score, scores, start.

pub(super) mod bots;
pub(super) mod command;
pub(super) mod composition;
pub(super) mod folding;
pub(super) mod game_menu;
pub(super) mod keys;
pub(super) mod motion;
pub(super) mod narration;
pub(super) mod panels;
pub(super) mod play;
pub(super) mod plays_here;
pub(super) mod pointed;
pub(super) mod popup;
pub(super) mod remote;
pub(super) mod saving;
pub(super) mod share;
pub(super) mod table_context;
pub(super) mod table_state;
