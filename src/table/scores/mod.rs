//! Ranked games of any title.
//!
//! A ranked set-up is one of its title's categories, in which only the seed differs. Drawn seeds are below 2^32, the seeds
//! of days above, each title's apart, so a set-up tells whether it is ranked, of which day, or neither. A finished attempt
//! is a link with its times: category, day and result come from replaying it ([`proof::prove`]), so nothing that is stored
//! or imported is believed. The ledger holds what of an attempt can no more be taken back.

mod attempt;
pub mod category;
pub mod challenge;
pub mod daily;
pub mod deal;
pub mod file;
pub mod log;
pub mod order;
mod par;
pub mod proof;
pub mod results;

pub use attempt::{
    Attempt, AttemptRecord, Marks, Mended, Notes, Novelty, Opened, Origin, Par, Progress, SeenMark,
    Verdict, Witness,
};
pub use category::Category;
pub use proof::{Played, Proof, Refuted};
pub use results::Ranking;
