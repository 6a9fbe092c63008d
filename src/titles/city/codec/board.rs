//! Links of players' own boards.

use crate::engine::codec::{LinkError, Part, board};
use crate::titles::city::boards::{BOARD_KIND, Board, OwnTables};
use crate::titles::city::import;

/// Returns the link of a player's own board; `None` for a built-in one.
pub fn write(board: Board) -> Option<String> {
    board.own().map(OwnTables::link)
}

/// Reads a board from its link; it stays in memory for the rest of the program.
///
/// # Errors
/// The first flaw of the text; [`LinkError::Impossible`] if the board cannot be played.
pub fn read(text: &str) -> Result<Board, LinkError> {
    let tables = board::read(text, BOARD_KIND, |it, version| OwnTables::code(it, version, None))?;
    kept(tables).map_err(LinkError::Impossible)
}

/// Returns the board of these tables, if they can be played.
pub(super) fn kept(tables: OwnTables) -> Result<Board, Part> {
    let known = Board::of_id(tables.id());
    let is_sound = match known {
        Some(known) => known.own() == Some(&tables),
        None => import::is_sound(&tables),
    };
    if is_sound { Ok(Board::keep(tables)) } else { Err(Part::Board) }
}
