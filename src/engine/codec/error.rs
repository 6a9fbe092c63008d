//! Why a text is no link.

use super::{BoardId, Kind, MAX_ACTIONS, MAX_LENGTH};
use thiserror::Error;

/// A part of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Part {
    /// The first two characters: kind and format.
    #[error("kind and format")]
    Mark,
    /// The checksum at the end.
    #[error("checksum")]
    Checksum,
    /// The numbers of the game and of its rules.
    #[error("game and rules")]
    Header,
    /// The table of a game that is played apart.
    #[error("table")]
    Table,
    /// The setup as a whole.
    #[error("setup")]
    Setup,
    /// The edition of cards and boards.
    #[error("edition")]
    Edition,
    /// An edition of cards and boards from before the first release.
    #[error("edition, which is not played any more")]
    OldEdition,
    /// The players.
    #[error("players")]
    Players,
    /// The number of results of a deal.
    #[error("number of results")]
    Results,
    /// The header of a result: its number, from 1.
    #[error("result {0}")]
    Result(usize),
    /// The board that a player brought: its tables cannot be played.
    #[error("board")]
    Board,
    /// The board that a player brought, of which the link has the id alone: it is not known here.
    #[error("board {0}, which is not known here")]
    MissingBoard(BoardId),
    /// The map.
    #[error("map")]
    Map,
    /// Round, turn order and what is to be decided.
    #[error("turn")]
    Turn,
    /// Where the cards are.
    #[error("cards")]
    Cards,
    /// The order of the cards in piles.
    #[error("order of the piles")]
    Piles,
    /// The buildings and stations of a map.
    #[error("places")]
    Places,
    /// The connections of a map: Links, Routes or tunnels.
    #[error("lines")]
    Lines,
    /// The position as a whole: its parts do not fit together.
    #[error("position")]
    Position,
    /// The number of actions.
    #[error("number of actions")]
    Count,
    /// The cursor.
    #[error("cursor")]
    Cursor,
    /// The action of this number, from 1.
    #[error("action {0}")]
    Action(usize),
}

/// Why a text is no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// There is no text.
    #[error("the link is empty")]
    Empty,
    /// The text has more characters than any link: so many bytes.
    #[error("the link has {0} characters: {MAX_LENGTH} are the most")]
    TooLong(usize),
    /// A character that links do not have.
    #[error("the link has {0:?} in it, which no link has")]
    Character(char),
    /// The first character does not say what kind of link it is.
    #[error("the link starts with {0:?}: links start with 's', 'p', 'g', 't', 'd' or 'b'")]
    Kind(char),
    /// The first character says a kind of link that this program does not have; the checksum is right.
    #[error("the link is of kind {0:?}, which is not known")]
    NewKind(char),
    /// The second character names a format of this kind from before the first release.
    #[error("the link has format {1:?} of kind {letter:?}, which is not read any more", letter = .0.letter())]
    OldVersion(Kind, char),
    /// The second character names a format of this kind that this program does not know.
    #[error("the link has format {1:?} of kind {letter:?}, which is not known", letter = .0.letter())]
    Version(Kind, char),
    /// The end of the text is missing, from this part on.
    #[error("the end of the link is missing, from its part: {0}")]
    Truncated(Part),
    /// The checksum is wrong: something before the end was changed, lost or added.
    #[error("the link is damaged: its checksum is wrong")]
    Checksum,
    /// The link is for a game that this program does not have.
    #[error("the link is for game number {0}, which is not known")]
    Game(u64),
    /// The link was made by newer rules than this program has.
    #[error("the link was made by rules version {found}: {known} is the newest known")]
    Rules {
        /// The rules version of the link.
        found: u64,
        /// The newest rules version known here.
        known: u16,
    },
    /// The link was made by older rules than can still be played.
    #[error(
        "the link was made by rules version {found}: {oldest} is the oldest that is still played"
    )]
    OldRules {
        /// The rules version of the link.
        found: u16,
        /// The oldest rules version that is still played.
        oldest: u16,
    },
    /// The link is a board without a game.
    #[error("the link is a board, not a game")]
    Board,
    /// A part has an impossible value.
    #[error("a part of the link is impossible: {0}")]
    Impossible(Part),
    /// More actions than any game has.
    #[error("the link has {0} actions: {MAX_ACTIONS} are the most")]
    TooManyActions(u64),
    /// There is something behind the last part.
    #[error("the link goes on behind its last part")]
    Surplus,
}
