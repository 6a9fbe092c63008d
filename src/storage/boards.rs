//! Boards that players brought. Each has an entry of its own, so that a damaged one does not affect the others. A board never
//! changes; only its displayed name is overwritten.

use super::{StoreError, entry};
use crate::engine::codec::BoardId;
use crate::engine::json::Unread;
use crate::table::SavedBoard;

/// The prefix of entries of boards, before the id.
pub(super) const BOARD: &str = "catenary.board.";

fn key(id: BoardId) -> String {
    format!("{BOARD}{id}")
}

/// Returns the board's id of an entry.
pub(super) fn id_of(key: &str) -> Option<BoardId> {
    BoardId::named(key.strip_prefix(BOARD)?)
}

/// Returns whether an entry is a board.
pub(crate) fn is_of_boards(key: &str) -> bool {
    key.starts_with(BOARD)
}

/// Returns all readable boards, sorted by name.
pub(crate) fn saved_boards() -> Vec<SavedBoard> {
    let ids = entry::names().into_iter().filter_map(|key| id_of(&key));
    let mut boards: Vec<SavedBoard> = ids.filter_map(saved_board).collect();
    boards.sort_by_key(SavedBoard::place);
    boards
}

/// Returns the board with an id; `None` if it is missing or unreadable.
pub(crate) fn saved_board(id: BoardId) -> Option<SavedBoard> {
    SavedBoard::read(id, &entry::read(&key(id))?).ok().flatten()
}

/// Stores a board, unless a newer page has written its entry.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn keep_board(board: &SavedBoard) -> Result<(), StoreError> {
    let key = key(board.id());
    let there = entry::read(&key).map(|text| SavedBoard::read(board.id(), &text));
    if matches!(there, Some(Err(Unread::UnknownField(_)))) {
        return Ok(());
    }
    entry::write(&key, &board.write())
}

/// Deletes a board. Games on it contain its tables and can go on.
pub(crate) fn delete_board(id: BoardId) {
    entry::remove(&key(id));
}

/// Returns the entry of an imported board; `None` if it is already stored.
pub(super) fn written(
    board: &SavedBoard,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(board.id());
    let known = there(&key).map(|text| SavedBoard::read(board.id(), &text));
    let is_here = matches!(known, Some(Ok(Some(_)) | Err(Unread::UnknownField(_))));
    (!is_here).then(|| (key, board.write()))
}
