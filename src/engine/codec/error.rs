//! Why a text is no link.

use super::{Kind, MAX_ACTIONS, MAX_LENGTH};
use std::fmt;

/// A part of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The first two characters: kind and format.
    Mark,
    /// The checksum at the end.
    Checksum,
    /// The numbers of the game and of its rules.
    Header,
    /// The setup as a whole.
    Setup,
    /// The edition of cards and boards.
    Edition,
    /// The players.
    Players,
    /// The map.
    Map,
    /// Round, turn order and what is to be decided.
    Turn,
    /// The auction.
    Auction,
    /// Where the cards are.
    Cards,
    /// The order of the cards in piles.
    Piles,
    /// Parcels and Buildings.
    Parcels,
    /// Links.
    Links,
    /// The position as a whole: its parts do not fit together.
    Position,
    /// The number of actions.
    Count,
    /// The cursor.
    Cursor,
    /// The action of this number, from 1.
    Action(usize),
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Mark => "kind and format",
            Part::Checksum => "checksum",
            Part::Header => "game and rules",
            Part::Setup => "setup",
            Part::Edition => "edition",
            Part::Players => "players",
            Part::Map => "map",
            Part::Turn => "turn",
            Part::Auction => "auction",
            Part::Cards => "cards",
            Part::Piles => "order of the piles",
            Part::Parcels => "Parcels",
            Part::Links => "Links",
            Part::Position => "position",
            Part::Count => "number of actions",
            Part::Cursor => "cursor",
            Part::Action(n) => return write!(f, "action {n}"),
        })
    }
}

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
    /// The second character names a format of this kind that this program does not know.
    Version(Kind, char),
    /// The text ends too early, in this part.
    Truncated(Part),
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
    /// A part has an impossible value.
    Impossible(Part),
    /// More actions than any game has.
    TooManyActions(u64),
    /// There is something behind the last part.
    Surplus,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use LinkError::*;
        match self {
            Empty => write!(f, "the link is empty"),
            TooLong(n) => write!(f, "the link has {n} characters: {MAX_LENGTH} are the most"),
            Character(c, at) => write!(f, "character {at} of the link is {c:?}, which no link has"),
            Kind(c) => {
                write!(f, "the link starts with {c:?}: links start with 's', 'p' or 'g'")
            }
            Version(kind, c) => {
                let letter = kind.letter();
                write!(f, "the link has format {c:?} of kind {letter:?}, which is not known")
            }
            Truncated(part) => write!(f, "the link ends too early, in its part: {part}"),
            Checksum => write!(f, "the link is damaged: its checksum is wrong"),
            Game(n) => write!(f, "the link is for game number {n}, which is not known"),
            Rules { found, known } => {
                write!(f, "the link was made by rules version {found}: {known} is the newest known")
            }
            Impossible(part) => write!(f, "a part of the link is impossible: {part}"),
            TooManyActions(n) => {
                write!(f, "the link has {n} actions: {MAX_ACTIONS} are the most")
            }
            Surplus => write!(f, "the link goes on behind its last part"),
        }
    }
}

impl std::error::Error for LinkError {}
