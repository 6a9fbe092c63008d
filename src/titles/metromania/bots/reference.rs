//! What bots of Metromania score, as `lab reference` prints it; README.md has the same rows.

use crate::engine::bots::{Level, Reference};

/// The rows of the table, by players and level.
pub const REFERENCE: &[Reference] = &[
    Reference {
        title: "metromania",
        players: 2,
        level: Level::Hard,
        games: 100,
        points: [10, 17, 24, 30, 37],
        lead: Some([-9, 8, 17, 27, 36]),
    },
    Reference {
        title: "metromania",
        players: 3,
        level: Level::Hard,
        games: 100,
        points: [14, 23, 29, 35, 41],
        lead: Some([-10, -1, 8, 13, 23]),
    },
    Reference {
        title: "metromania",
        players: 4,
        level: Level::Hard,
        games: 100,
        points: [8, 17, 21, 26, 32],
        lead: Some([-12, -4, 1, 8, 15]),
    },
];
