//! Ranked games: categories, days, deals, proofs, results, files.

mod challenge;
mod daily;
mod deal;
mod duels;
mod file;
mod log;
mod order;
mod par;
mod proof;
mod results;
