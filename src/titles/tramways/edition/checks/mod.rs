//! Checks of the tables: every count and constraint of the rules, by rule id.

mod boards;
mod cards;
mod hands;
mod maps;
mod sketch;
mod tracks;
