//! Ranked games of any title.
//!
//! A ranked setup belongs to one of its title's categories, where only the seed differs. Drawn seeds are below 2^32 and those
//! of days above, separate for each title, so a setup shows whether it is ranked, daily or neither. A finished attempt is a
//! link with its times: category, day and result come from replaying it ([`proof::prove`]), so nothing stored or imported is
//! trusted. The ledger holds the final decisions of each attempt.

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
    Attempt, AttemptOrigin, AttemptProgress, AttemptRecord, DeviceFacts, Evidence, Notes, Novelty,
    OpenedAttempt, ParResults, SaveRepair, SaveVerdict, SeenMark,
};
pub use category::Category;
pub use proof::{LinkClaims, Proof, Refuted};
pub use results::Ranking;
