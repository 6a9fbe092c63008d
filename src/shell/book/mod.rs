//! The rules of a title: its page, the dialog at a table, and the parts of both.
//!
//! Names: overlays, start.

pub(super) mod rule_dialog;
pub(super) mod rule_link_listener;
pub(super) mod rulebook;
pub(super) mod rules;
