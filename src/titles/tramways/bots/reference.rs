//! What bots of Tramways score, as `lab reference` prints it; README.md has the same rows.

use crate::engine::bots::{Level, Reference};

/// The rows of the table, by players and level.
pub const REFERENCE: &[Reference] = &[
    Reference {
        title: "tramways",
        players: 1,
        level: Level::Easy,
        games: 400,
        points: [19, 29, 38, 48, 63],
        lead: None,
    },
    Reference {
        title: "tramways",
        players: 2,
        level: Level::Easy,
        games: 400,
        points: [17, 28, 35, 45, 59],
        lead: Some([-45, -27, -16, -5, 13]),
    },
];
