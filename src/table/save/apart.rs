//! What a save says of a game that is played apart.

use crate::engine::game::{MAX_SEATS, Seat};
use crate::table::apart::{Apart, TableName};
use crate::table::{Controller, Players};
use serde::{Deserialize, Serialize};

/// The table, the seats of people at this device, and how much of the game others know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct WrittenApart {
    table: TableName,
    mine: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sent: Option<usize>,
}

impl WrittenApart {
    pub(super) fn of(apart: Apart, players: &Players) -> WrittenApart {
        let Apart { table, sent } = apart;
        WrittenApart { table, mine: players.persons().take(MAX_SEATS).collect(), sent }
    }

    /// What is kept, and the players: people in other seats than these are elsewhere.
    pub(super) fn read(self, players: &Players) -> (Apart, Players) {
        let away: Vec<Seat> = players.persons().filter(|seat| !self.mine.contains(seat)).collect();
        let players = away
            .into_iter()
            .fold(players.clone(), |players, seat| players.hand_over(seat, Controller::Elsewhere));
        (Apart { table: self.table, sent: self.sent }, players)
    }
}
