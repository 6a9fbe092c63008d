//! Links that were opened: the page of a link, the visit to its game, texts with several or none.
//!
//! Names: table.

pub(super) mod link_page;
pub(super) mod missing_page;
pub(super) mod pasted;
pub(super) mod visit;
pub(super) mod wrong_link;
