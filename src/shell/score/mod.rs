//! The end of a game: the count over the board, how bots would have done, the review, the picture of the result.
//!
//! Names: areas, challenge, overlays, scores, table.

pub(super) mod answer;
pub(super) mod count;
pub(super) mod field;
pub(super) mod histogram;
pub(super) mod result_card;
pub(super) mod review;
pub(super) mod reviews;
pub(super) mod running_count;
mod seats;
