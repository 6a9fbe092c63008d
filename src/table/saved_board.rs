//! Boards that a player brought, as this device stores them.

use crate::engine::codec::board::id_of;
use crate::engine::codec::{BoardId, LinkError};
use crate::engine::json::{self, Unread};
use crate::words::letters::in_small;
use serde::{Deserialize, Serialize};

/// A board that a player brought. Only its title can say whether it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedBoard {
    id: BoardId,
    /// Its name.
    pub name: String,
    link: String,
}

/// The stored text of a board; frozen like a save.
#[derive(Serialize, Deserialize)]
struct StoredBoard {
    name: String,
    link: String,
}

/// The longest name, in characters.
pub(super) const MAX_BOARD_NAME: usize = 64;

impl SavedBoard {
    /// Creates a board from its link.
    ///
    /// # Errors
    /// The text is not a link of a board.
    pub fn new(name: &str, link: &str) -> Result<SavedBoard, LinkError> {
        let id = id_of(link)?;
        Ok(SavedBoard {
            id,
            name: name.chars().take(MAX_BOARD_NAME).collect(),
            link: link.to_owned(),
        })
    }

    /// Its id, different for each board.
    pub fn id(&self) -> BoardId {
        self.id
    }

    /// The sort key: the name without capitals, then the id.
    pub fn place(&self) -> (String, BoardId) {
        (in_small(&self.name), self.id)
    }

    /// Its link, which contains all of its tables.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// Returns the text to store.
    pub fn write(&self) -> String {
        let written = StoredBoard { name: self.name.clone(), link: self.link.clone() };
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads a stored board; `None` if its link is invalid or belongs to another board.
    ///
    /// # Errors
    /// The text cannot be read.
    pub fn read(id: BoardId, text: &str) -> Result<Option<SavedBoard>, Unread> {
        let StoredBoard { name, link } = json::read_known(text)?;
        let board = SavedBoard::new(&name, &link).ok();
        Ok(board.filter(|board| board.id == id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::codec::board::{BoardKind, write};
    use crate::engine::codec::model::Number;

    fn link(word: u64) -> String {
        let kind = BoardKind { title: 9, version: 1 };
        write(kind, |encoder| _ = Number::new(64).code(encoder, word))
    }

    #[test]
    fn boards_round_trip_through_text() {
        for word in 0..200 {
            let board = SavedBoard::new("Alpine \"Lines\"", &link(word)).expect("a board");
            let read = SavedBoard::read(board.id(), &board.write()).expect("its text");
            assert_eq!(read, Some(board));
        }
    }

    #[test]
    fn rejects_other_boards_and_damaged_texts() {
        let board = SavedBoard::new("A", &link(1)).expect("a board");
        let other = SavedBoard::new("B", &link(2)).expect("a board");
        assert!(matches!(SavedBoard::read(other.id(), &board.write()), Ok(None)));
        let game = SavedBoard::new("A", "g2MTIzNDU2Nzg5Jjn0yw");
        assert_eq!(game, Err(LinkError::Kind('g')));
        let torn = &board.write()[..20];
        assert!(matches!(SavedBoard::read(board.id(), torn), Err(Unread::Malformed(_))));
        let newer = board.write().replacen('{', "{\"folder\":\"cup\",", 1);
        assert!(
            matches!(SavedBoard::read(board.id(), &newer), Err(Unread::UnknownField(it)) if it == "folder")
        );
    }
}
