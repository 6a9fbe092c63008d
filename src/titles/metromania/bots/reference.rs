//! What bots of Metromania score, as `lab reference` prints it; README.md has the same rows.

use crate::engine::bots::{Level, Reference};

/// The rows of the table, by players and level.
pub const REFERENCE: &[Reference] = &[];
