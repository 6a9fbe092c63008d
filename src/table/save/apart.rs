//! The remote-play part of a save.

use crate::engine::game::{MAX_SEATS, Seat};
use crate::table::apart::{Apart, SeatMarks, TableName, TakenSeat, TakenSeats};
use crate::table::{Controller, Players};
use serde::{Deserialize, Serialize};

/// The stored form of [`Apart`], with the seats of people at this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct WrittenApart {
    table: TableName,
    mine: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sent: Option<usize>,
    /// Each seat that is played at a device other than its player's, with a seat of that device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    taken: Vec<(Seat, Seat)>,
    /// The seats given back here since the last link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    put_away: Vec<Seat>,
}

impl WrittenApart {
    pub(super) fn of(apart: Apart, players: &Players) -> WrittenApart {
        let Apart { table, sent, taken, put_away } = apart;
        let mine = players.persons().take(MAX_SEATS).collect();
        let taken = taken.iter().map(|TakenSeat { seat, by }| (seat, by)).collect();
        let put_away = put_away.iter().collect();
        WrittenApart { table, mine, sent, taken, put_away }
    }

    /// Returns the remote-play data and the players; people in seats other than `mine` are elsewhere.
    pub(super) fn read(self, players: &Players) -> (Apart, Players) {
        let away: Vec<Seat> = players.persons().filter(|seat| !self.mine.contains(seat)).collect();
        let players = away
            .into_iter()
            .fold(players.clone(), |players, seat| players.hand_over(seat, Controller::Elsewhere));
        let mut taken = TakenSeats::default();
        let seats = self.taken.into_iter().filter(|(_, by)| by.index() < players.count());
        seats.for_each(|(seat, by)| taken.set(seat, Some(by)));
        let mut put_away = SeatMarks::default();
        self.put_away.into_iter().for_each(|seat| put_away.set(seat, true));
        (Apart { table: self.table, sent: self.sent, taken, put_away }, players)
    }
}
