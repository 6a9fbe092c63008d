//! Metromania, rule by rule: `mline_4_...` tests MLINE-4.

mod bots;
mod games;
mod golden;
mod links;
mod reckoning;
mod rules;
mod slow;
mod table;
