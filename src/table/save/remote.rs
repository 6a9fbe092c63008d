//! The remote-play part of a save.

use crate::engine::game::{MAX_SEATS, Seat};
use crate::table::remote::{RemoteGame, SeatMarks, TableName, TakenSeat, TakenSeats};
use crate::table::{Controller, Players};
use serde::{Deserialize, Serialize};

/// The stored form of [`Apart`], with the seats of people at this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredRemoteGame {
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

impl StoredRemoteGame {
    pub(super) fn of(remote: RemoteGame, players: &Players) -> StoredRemoteGame {
        let RemoteGame { table, sent, taken, put_away } = remote;
        let mine = players.persons().take(MAX_SEATS).collect();
        let taken = taken.iter().map(|TakenSeat { seat, by }| (seat, by)).collect();
        let put_away = put_away.iter().collect();
        StoredRemoteGame { table, mine, sent, taken, put_away }
    }

    /// Returns the remote-play data and the players; people in seats other than `mine` are elsewhere.
    pub(super) fn read(self, players: &Players) -> (RemoteGame, Players) {
        let away: Vec<Seat> = players.persons().filter(|seat| !self.mine.contains(seat)).collect();
        let players = away
            .into_iter()
            .fold(players.clone(), |players, seat| players.hand_over(seat, Controller::Elsewhere));
        let mut taken = TakenSeats::default();
        let seats = self.taken.into_iter().filter(|(_, by)| by.index() < players.count());
        seats.for_each(|(seat, by)| taken.set(seat, Some(by)));
        let mut put_away = SeatMarks::default();
        self.put_away.into_iter().for_each(|seat| put_away.set(seat, true));
        (RemoteGame { table: self.table, sent: self.sent, taken, put_away }, players)
    }
}
