//! Errors of reading links.

use super::{BoardId, Kind, MAX_ACTIONS, MAX_LINK};
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
    /// The table of a game played by link.
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
    /// The header of the result with this number, from 1.
    #[error("result {0}")]
    Result(usize),
    /// The player's own board, whose tables cannot be played.
    #[error("board")]
    Board,
    /// The player's own board, which the link names by an id that is not known here.
    #[error("board {0}, which is not known here")]
    MissingBoard(BoardId),
    /// The map.
    #[error("map")]
    Map,
    /// Round, turn order and pending decision.
    #[error("turn")]
    Turn,
    /// The places of the cards.
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
    /// The position as a whole, whose parts do not fit together.
    #[error("position")]
    Position,
    /// The number of actions.
    #[error("number of actions")]
    Count,
    /// The cursor.
    #[error("cursor")]
    Cursor,
    /// The action with this number, from 1.
    #[error("action {0}")]
    Action(usize),
}

/// Why a text is not a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// The text is empty.
    #[error("the link is empty")]
    Empty,
    /// The text is longer than any link; its number of bytes.
    #[error("the link has {0} characters: {MAX_LINK} are the most")]
    TooLong(usize),
    /// The text has a character that links do not use.
    #[error("the link has {0:?} in it, which no link has")]
    Character(char),
    /// The first character is not a kind of link.
    #[error("the link starts with {0:?}: links start with 's', 'p', 'g', 't', 'd' or 'b'")]
    Kind(char),
    /// The first character names an unknown kind of link; the checksum is correct.
    #[error("the link is of kind {0:?}, which is not known")]
    NewKind(char),
    /// The second character names a format of this kind from before the first release.
    #[error("the link has format {1:?} of kind {letter:?}, which is not read any more", letter = .0.letter())]
    OldVersion(Kind, char),
    /// The second character names an unknown format of this kind.
    #[error("the link has format {1:?} of kind {letter:?}, which is not known", letter = .0.letter())]
    Version(Kind, char),
    /// The end of the text is missing, from this part on.
    #[error("the end of the link is missing, from its part: {0}")]
    Truncated(Part),
    /// The checksum is wrong: something before the end was changed, lost or added.
    #[error("the link is damaged: its checksum is wrong")]
    Checksum,
    /// The link belongs to a game that this program does not have.
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
        /// The oldest rules version that can still be played.
        oldest: u16,
    },
    /// The link is a board without a game.
    #[error("the link is a board, not a game")]
    Board,
    /// A part has an impossible value.
    #[error("a part of the link is impossible: {0}")]
    Impossible(Part),
    /// The link has more actions than any game.
    #[error("the link has {0} actions: {MAX_ACTIONS} are the most")]
    TooManyActions(u64),
    /// Data follows the last part.
    #[error("the link goes on behind its last part")]
    Surplus,
}
