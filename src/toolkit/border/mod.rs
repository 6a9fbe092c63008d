//! The border between the page and a title: what a title draws of a table, of a new game and of its rules, and what is
//! fetched later.
//!
//! Names: ledger.

pub(crate) mod book;
pub(crate) mod late;
pub(crate) mod set_up_ui;
pub(crate) mod table_ui;
