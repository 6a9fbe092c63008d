//! What bots of Metromania score, as `lab reference` prints it; README.md has the same rows.

use crate::engine::bots::{Level, Reference};

/// The rows of the table, by players and level.
pub const REFERENCE: &[Reference] = &[
    Reference {
        title: "metromania",
        players: 2,
        level: Level::Easy,
        games: 400,
        points: [-10, 1, 8, 15, 25],
        lead: Some([-39, -26, -16, -3, 12]),
    },
    Reference {
        title: "metromania",
        players: 2,
        level: Level::Medium,
        games: 400,
        points: [4, 12, 18, 26, 33],
        lead: Some([-26, -10, -1, 11, 26]),
    },
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
        level: Level::Easy,
        games: 400,
        points: [-4, 7, 13, 20, 30],
        lead: Some([-35, -23, -15, -8, 4]),
    },
    Reference {
        title: "metromania",
        players: 3,
        level: Level::Medium,
        games: 400,
        points: [6, 15, 22, 29, 36],
        lead: Some([-23, -13, -5, 3, 14]),
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
        level: Level::Easy,
        games: 400,
        points: [-3, 6, 11, 16, 24],
        lead: Some([-30, -21, -14, -8, 3]),
    },
    Reference {
        title: "metromania",
        players: 4,
        level: Level::Medium,
        games: 400,
        points: [3, 13, 18, 23, 29],
        lead: Some([-22, -12, -6, 0, 9]),
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
