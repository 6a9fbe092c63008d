//! What this device keeps of Tramways: ranked games. Pure; knows no page.
//!
//! A ranked set-up is one of three categories in which only the seed differs. Drawn seeds are below
//! 2^32, the seeds of days from there to 2^33, so a set-up tells whether it is ranked, of which day, or
//! neither; a day's seed is a frozen bijection of its number. A finished attempt is a link with its
//! times: category, day, score and rank come from replaying it ([`attempt::prove`]), so nothing that is
//! stored or imported is believed. The ledger holds what of an attempt can no more be taken back.

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

pub use attempt::{Proof, Refuted};
