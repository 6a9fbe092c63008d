//! Why a save cannot be read.

use super::MAX_LENGTH;
use crate::engine::codec::LinkError;
use crate::table::MAX_LINES;
use thiserror::Error;

/// Why a save cannot be read, and where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// It has more bytes than any game: so many.
    #[error("the save has {0} bytes: {MAX_LENGTH} are the most")]
    TooLong(usize),
    /// It is not the text of a save; the sentence says where.
    #[error("the save is damaged: {0}")]
    Malformed(String),
    /// It is not the text that was written: its checksum is another.
    #[error("the save is damaged: its checksum is wrong")]
    Torn,
    /// A newer version of the page has written it.
    #[error("the save has the newer version {0}")]
    Newer(u16),
    /// A page before the first release has written it.
    #[error("the save has the older version {0}, which is not read any more")]
    Older(u16),
    /// It has something that this page does not know and would lose: the path of the field.
    #[error("the save has a field that is not known here: {0}")]
    UnknownField(String),
    /// It is a game that this page does not have.
    #[error("the save is of the game {0:?}")]
    OtherGame(String),
    /// Its lines are of another title than it says: both titles.
    #[error("the save's lines are of {lines:?}, not of {title:?}")]
    OtherLines {
        /// The title of the lines.
        lines: &'static str,
        /// The title that the save says.
        title: String,
    },
    /// Nobody sits at the table, or too many do: so many.
    #[error("the save has {0} seats: 1 to 5 are possible")]
    Seats(usize),
    /// It has no line, or too many: so many.
    #[error("the save has {0} lines: 1 to {MAX_LINES} are possible")]
    Lines(usize),
    /// There is no line of the number, from 1, that is said to be the present one.
    #[error("the save has no line {0}, which is said to be the present one")]
    NoLine(usize),
    /// The lines together have more decisions than are replayed: so many.
    #[error("the lines have {0} decisions in all, too many to replay")]
    Decisions(usize),
    /// The line of this number, from 1, is no link.
    #[error("line {number}: {why}")]
    Line {
        /// The number of the line.
        number: usize,
        /// What is wrong with its link.
        why: LinkError,
    },
    /// The line of this number, from 1, begins with another set-up than the first.
    #[error("line {0} has another set-up than the first")]
    OtherSetup(usize),
    /// The set-up breaks this rule.
    #[error("the set-up breaks the rule {0}")]
    Setup(&'static str),
}

/// Why a game was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The storage is full.
    Full,
    /// There is no storage.
    NoStorage,
    /// Another window has stored the game meanwhile.
    OtherWindow,
    /// The game's second copy has gone further than the save from which this window goes on.
    LaterCopy,
    /// The game was deleted meanwhile.
    Gone,
}
