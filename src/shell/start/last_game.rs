//! The game that was played last.

use crate::storage::{GameId, Listed};
use crate::table::{GameStatus, Save};

/// The game that was played last, if it goes on.
pub(crate) fn last_game(games: &[Listed]) -> Option<(&GameId, &Save)> {
    match games.first() {
        Some(Listed::Good(id, save)) if !save.glance.over && save.fate != GameStatus::Abandoned => {
            Some((id, save))
        }
        _ => None,
    }
}

pub(crate) fn last_game_id(games: &[Listed]) -> Option<&GameId> {
    last_game(games).map(|(id, _)| id)
}
