//! Players' own boards in links.
//!
//! The released page fetches the functions for them with the first such board, so that tables of built-in boards stay light.

use crate::engine::codec::model::Number;
use crate::engine::codec::range::Coder;
use crate::engine::codec::{LinkError, Part, board};
use crate::titles::city::boards::{BOARD_KIND, BOARD_VERSION, Board, OwnTables};
use crate::titles::city::import;
use std::sync::OnceLock;

/// The functions of players' own boards.
#[derive(Clone, Copy, Debug)]
pub(super) struct OwnBoards {
    read: fn(&str) -> Result<Board, LinkError>,
    link: fn(&OwnTables) -> String,
    /// Codes tables after the version of their form.
    pub code: fn(&mut dyn Coder, Option<&OwnTables>) -> Result<OwnTables, Part>,
    /// Returns the board of tables, if they can be played.
    pub keep: fn(OwnTables) -> Result<Board, Part>,
}

static FUNCTIONS: OnceLock<OwnBoards> = OnceLock::new();

/// Makes links of players' own boards readable. Only the page in parts has to call it, once the part is fetched.
pub fn install() {
    FUNCTIONS.get_or_init(|| OwnBoards { read: read_link, link: OwnTables::link, code, keep });
}

/// Returns the functions of players' own boards; `None` while their part of the page is not fetched.
pub(super) fn functions() -> Option<OwnBoards> {
    if cfg!(not(feature = "split")) {
        install();
    }
    FUNCTIONS.get().copied()
}

/// Returns the link of a player's own board; `None` for a built-in one.
pub fn write(board: Board) -> Option<String> {
    board.own().zip(functions()).map(|(tables, functions)| (functions.link)(tables))
}

/// Reads a board from its link; it stays in memory for the rest of the program.
///
/// # Errors
/// The first flaw of the text; [`LinkError::Impossible`] if the board cannot be played.
pub fn read(text: &str) -> Result<Board, LinkError> {
    (functions().ok_or(LinkError::Impossible(Part::Board))?.read)(text)
}

fn read_link(text: &str) -> Result<Board, LinkError> {
    let tables = board::read(text, BOARD_KIND, |it, version| OwnTables::code(it, version, None))?;
    keep(tables).map_err(LinkError::Impossible)
}

fn code(coder: &mut dyn Coder, given: Option<&OwnTables>) -> Result<OwnTables, Part> {
    let version = Number::new(1).code(coder, given.map_or(1, OwnTables::version).into());
    let version = u16::try_from(version).ok().filter(|version| *version <= BOARD_VERSION);
    OwnTables::code(coder, version.ok_or(Part::Edition)?, given)
}

fn keep(tables: OwnTables) -> Result<Board, Part> {
    let known = Board::of_id(tables.id());
    let is_sound = match known {
        Some(known) => known.own() == Some(&tables),
        None => import::is_sound(&tables),
    };
    if is_sound { Ok(Board::keep(tables)) } else { Err(Part::Board) }
}
