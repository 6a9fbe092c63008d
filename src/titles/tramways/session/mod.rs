//! What this device keeps of Tramways: saves, set-ups, ranked games. Pure; knows no page.

mod arrangement;
pub mod attempt;
pub mod attempt_record;
pub mod daily;
pub mod deal;
#[cfg(test)]
mod fixture;
pub mod ledger;
pub mod order;
pub mod par;
pub mod score_file;
mod visit;

pub use arrangement::{Arrangement, Place};
pub use attempt::{Proof, Refuted};
pub use visit::{Visit, VisitError};
