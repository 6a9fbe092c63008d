//! Errors of saves.

use super::MAX_LENGTH;
use crate::engine::codec::LinkError;
use crate::table::MAX_LINES;
use thiserror::Error;

/// Why a save cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// It is longer, in bytes, than any save.
    #[error("the save has {0} bytes: {MAX_LENGTH} are the most")]
    TooLong(usize),
    /// It is not the text of a save; the sentence says where.
    #[error("the save is damaged: {0}")]
    Malformed(String),
    /// Its checksum is wrong.
    #[error("the save is damaged: its checksum is wrong")]
    Torn,
    /// A newer version of the page has written it.
    #[error("the save has the newer version {0}")]
    Newer(u16),
    /// A page before the first release has written it.
    #[error("the save has the older version {0}, which is not read any more")]
    Older(u16),
    /// It has an unknown field at this path, which this page would lose.
    #[error("the save has a field that is not known here: {0}")]
    UnknownField(String),
    /// It belongs to a title that this page does not have.
    #[error("the save is of the game {0:?}")]
    OtherGame(String),
    /// Its lines belong to another title.
    #[error("the save's lines are of {lines:?}, not of {title:?}")]
    OtherLines {
        /// The title of the lines.
        lines: &'static str,
        /// The title of the save.
        title: String,
    },
    /// This number of players is not possible.
    #[error("the save has {0} seats: 1 to 5 are possible")]
    Seats(usize),
    /// This number of lines is not possible.
    #[error("the save has {0} lines: 1 to {MAX_LINES} are possible")]
    Lines(usize),
    /// The present line, with this number from 1, does not exist.
    #[error("the save has no line {0}, which is said to be the present one")]
    NoLine(usize),
    /// The lines have this number of decisions, too many to replay.
    #[error("the lines have {0} decisions in all, too many to replay")]
    Decisions(usize),
    /// A line has an invalid link.
    #[error("line {number}: {why}")]
    Line {
        /// The number of the line, from 1.
        number: usize,
        /// The error of the link.
        why: LinkError,
    },
    /// The line with this number, from 1, has another setup than the first.
    #[error("line {0} has another set-up than the first")]
    OtherSetup(usize),
    /// The setup breaks this rule.
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
    /// Another window has stored the game since.
    OtherWindow,
    /// The mirrored copy is ahead of the save that this window continues.
    LaterCopy,
    /// The game was deleted since.
    Gone,
}
