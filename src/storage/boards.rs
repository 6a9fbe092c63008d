//! Boards that players bring, each in an entry of its own: a rotten one harms no other. A board never changes, so nothing is
//! overwritten but the name that it is shown by.

use super::{StoreError, entry};
use crate::engine::codec::BoardId;
use crate::engine::json::Unread;
use crate::table::KeptBoard;

/// What the entries of boards begin with; the id follows.
pub(super) const BOARD: &str = "catenary.board.";

fn key(id: BoardId) -> String {
    format!("{BOARD}{id}")
}

/// The board of an entry's name.
pub(super) fn id_of(key: &str) -> Option<BoardId> {
    BoardId::named(key.strip_prefix(BOARD)?)
}

/// Whether an entry of the storage is a board.
pub(crate) fn is_of_boards(key: &str) -> bool {
    key.starts_with(BOARD)
}

/// All boards that can be read, by their names.
pub(crate) fn kept_boards() -> Vec<KeptBoard> {
    let ids = entry::names().into_iter().filter_map(|key| id_of(&key));
    let mut boards: Vec<KeptBoard> = ids.filter_map(kept_board).collect();
    boards.sort_by_key(KeptBoard::place);
    boards
}

/// The board of an id; `None` if it is not here, or cannot be read.
pub(crate) fn kept_board(id: BoardId) -> Option<KeptBoard> {
    KeptBoard::read(id, &entry::read(&key(id))?).ok().flatten()
}

/// Keeps a board. What a newer page has written of it stays.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn keep_board(board: &KeptBoard) -> Result<(), StoreError> {
    let key = key(board.id());
    let there = entry::read(&key).map(|text| KeptBoard::read(board.id(), &text));
    if matches!(there, Some(Err(Unread::UnknownField(_)))) {
        return Ok(());
    }
    entry::write(&key, &board.write())
}

/// Deletes a board. Games on it have its tables and go on.
pub(crate) fn delete_board(id: BoardId) {
    entry::remove(&key(id));
}

/// The entry of a board that comes in; `None` if it is here.
pub(super) fn written(
    board: &KeptBoard,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(board.id());
    let known = there(&key).map(|text| KeptBoard::read(board.id(), &text));
    let is_here = matches!(known, Some(Ok(Some(_)) | Err(Unread::UnknownField(_))));
    (!is_here).then(|| (key, board.write()))
}
