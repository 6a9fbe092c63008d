//! The border between the page and a title: how a title draws a table, a new game and its rules, and which parts are fetched
//! later.
//!
//! Names: ledger.

pub(crate) mod book;
pub(crate) mod late;
pub(crate) mod set_up_ui;
pub(crate) mod table_ui;
