//! Why a text is no link.

use super::{MAX_ACTIONS, MAX_LENGTH};
use std::fmt;

/// Why a text is no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// There is no text.
    Empty,
    /// The text has more characters than any link: so many bytes.
    TooLong(usize),
    /// A character that links do not have, and its position from 1.
    Character(char, usize),
    /// The first character does not say what kind of link it is.
    Kind(char),
    /// The second character names a format that this program does not know.
    Version(char),
    /// The text ends too early.
    Truncated,
    /// The checksum is wrong: a character was changed, lost or added.
    Checksum,
    /// The link is for a game that this program does not have.
    Game(u64),
    /// The link was made by newer rules than this program has.
    Rules {
        /// The rules version of the link.
        found: u64,
        /// The newest rules version known here.
        known: u16,
    },
    /// A part of the setup has an impossible value.
    Setup(&'static str),
    /// More actions than any game has.
    TooManyActions(u64),
    /// The action of this number, from 1, names something that does not exist.
    Action(usize),
    /// There is something behind the last action.
    Surplus,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use LinkError::*;
        match self {
            Empty => write!(f, "the link is empty"),
            TooLong(n) => write!(f, "the link has {n} characters: {MAX_LENGTH} are the most"),
            Character(c, at) => write!(f, "character {at} of the link is {c:?}, which no link has"),
            Kind(c) => write!(f, "the link starts with {c:?}: a whole game starts with 'g'"),
            Version(c) => write!(f, "the link has format {c:?}, which is not known"),
            Truncated => write!(f, "the link ends too early: a part of it is missing"),
            Checksum => write!(f, "the link is damaged: its checksum is wrong"),
            Game(n) => write!(f, "the link is for game number {n}, which is not known"),
            Rules { found, known } => {
                write!(f, "the link was made by rules version {found}: {known} is the newest known")
            }
            Setup(what) => write!(f, "the setup in the link has an impossible {what}"),
            TooManyActions(n) => {
                write!(f, "the link has {n} actions: {MAX_ACTIONS} are the most")
            }
            Action(n) => write!(f, "action {n} of the link names something that does not exist"),
            Surplus => write!(f, "the link goes on behind its last action"),
        }
    }
}

impl std::error::Error for LinkError {}
