//! Boards that players bring, as links of their own.

use crate::engine::codec::{LinkError, Part, board};
use crate::titles::city::boards::{BOARD_KIND, Board, OwnTables};
use crate::titles::city::import;

/// The link of a board that a player brought; `None` of a built-in one.
pub fn write(board: Board) -> Option<String> {
    board.own().map(OwnTables::link)
}

/// The board of a link, kept for as long as the program runs.
///
/// # Errors
/// The first thing that is wrong with the text; a board that cannot be played is impossible.
pub fn read(text: &str) -> Result<Board, LinkError> {
    let tables = board::read(text, BOARD_KIND, |it, version| OwnTables::code(it, version, None))?;
    kept(tables).map_err(LinkError::Impossible)
}

/// The board of tables, if they can be played.
pub(super) fn kept(tables: OwnTables) -> Result<Board, Part> {
    let known = Board::of_id(tables.id());
    let is_sound = match known {
        Some(known) => known.own() == Some(&tables),
        None => import::is_sound(&tables),
    };
    if is_sound { Ok(Board::keep(tables)) } else { Err(Part::Board) }
}
