//! The border between the page and a title: what a title draws of a table, of a new game and of its rules, what is fetched
//! later, and its ledger.
//!
//! Names: hooks.

pub(crate) mod book;
pub(crate) mod late;
pub(crate) mod ledger;
pub(crate) mod set_up_ui;
pub(crate) mod table_ui;
