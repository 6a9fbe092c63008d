//! Counts of games played with the box, as this device stores them.

use super::saved_board::MAX_BOARD_NAME;
use crate::engine::json::{self, Unread};
use crate::words::naming;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest link of a board, in characters.
const MAX_LINK: usize = 8000;
/// Limits on the number of kinds of pieces, and of pieces of a kind.
const MAX_KINDS: usize = 16;
const MAX_THINGS: usize = 400;
/// The largest number of players.
const MAX_PLAYERS: u8 = 8;

/// The final position of a game played with the box. Each title defines its own kinds of pieces. The form is frozen, like
/// that of saves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedCount {
    /// The key of the title.
    pub title: String,
    /// The name of the game.
    pub name: String,
    /// The link of a board that a player brought, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The number of players.
    pub players: u8,
    /// The owner of each piece, by kind: the index of a player, from 0.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub owners: BTreeMap<String, Vec<Option<u8>>>,
    /// The number of pieces of each player, by kind.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, Vec<u32>>,
    /// True if the count is finished.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_over: bool,
    /// The time of the last change, in milliseconds since 1970.
    pub saved_at: u64,
}

impl SavedCount {
    /// Returns the text to store.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a stored count; `None` if it exceeds a limit.
    ///
    /// # Errors
    /// The text cannot be read.
    pub fn read(text: &str) -> Result<Option<SavedCount>, Unread> {
        let mut count: SavedCount = json::read_known(text)?;
        count.name = naming::clipped(&count.name, MAX_BOARD_NAME);
        let is_short = count.board.as_ref().is_none_or(|link| link.len() <= MAX_LINK);
        let kinds = count.owners.len().max(count.counts.len()) <= MAX_KINDS;
        let owners = count.owners.values().all(|of| {
            of.len() <= MAX_THINGS && of.iter().flatten().all(|owner| *owner < count.players)
        });
        let counts = count.counts.values().all(|of| of.len() <= usize::from(count.players));
        let is_sound = is_short && kinds && owners && counts;
        Ok(Some(count).filter(|it| is_sound && (1..=MAX_PLAYERS).contains(&it.players)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count() -> SavedCount {
        SavedCount {
            title: "toy".to_owned(),
            name: "A \"toy\"".to_owned(),
            board: None,
            players: 3,
            owners: [("tracks".to_owned(), vec![Some(2), None])].into(),
            counts: [("coins".to_owned(), vec![1, 0, 7])].into(),
            is_over: false,
            saved_at: 7,
        }
    }

    #[test]
    fn counts_round_trip_through_text() {
        let over = SavedCount { is_over: true, board: Some("b1abc".to_owned()), ..count() };
        for count in [count(), over] {
            let read = SavedCount::read(&count.write()).expect("its text");
            assert_eq!(read, Some(count));
        }
    }

    #[test]
    fn rejects_impossible_counts() {
        let with = |change: fn(&mut SavedCount)| {
            let mut count = count();
            change(&mut count);
            SavedCount::read(&count.write()).expect("a text of this form")
        };
        assert_eq!(with(|it| it.players = 2), None, "an owner who does not play");
        assert_eq!(with(|it| it.players = 200), None);
        assert_eq!(with(|it| it.owners = [("x".to_owned(), vec![None; 1000])].into()), None);
        assert_eq!(with(|it| it.board = Some("b".repeat(9000))), None);
        assert!(matches!(SavedCount::read("{"), Err(Unread::Malformed(_))));
        let newer = count().write().replacen('{', "{\"cup\":1,", 1);
        assert!(matches!(SavedCount::read(&newer), Err(Unread::UnknownField(it)) if it == "cup"));
    }
}
