//! Why a choice before the first action cannot be played (SET).

use super::variants::BoardId;
use crate::engine::game::Rule;

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The setup names rules that this program does not have.
    #[error("version {0} of the rules is not known")]
    Rules(u16),
    /// The setup names an edition that this program does not have.
    #[error("edition {0} of the cards and boards is not known")]
    Edition(u16),
    /// There must be 1 to 5 players.
    #[error("{0} players: 1 to 5 can play")]
    Seats(usize),
    /// The wrong number of boards lies on the table: needed and found.
    #[error("{1} boards on the table: {0} are needed")]
    BoardCount(usize, usize),
    /// There is no such board.
    #[error("there is no board number {0}")]
    NoSuchBoard(u8),
    /// A turn must be 0 to 3 quarters.
    #[error("a turn of {0} quarters: 0 to 3 are possible")]
    Turn(u8),
    /// A board lies on the table twice.
    #[error("board {} is used twice", .0.name())]
    BoardTwice(BoardId),
    /// More than one board with the J Parcel.
    #[error("more than one board with the J Parcel")]
    TwoJs,
    /// Two boards overlap.
    #[error("boards {} and {} overlap", .0.name(), .1.name())]
    Overlap(BoardId, BoardId),
    /// The layout is wider or higher than can be shown.
    #[error("the boards lie too far apart")]
    TooWide,
    /// Fewer Parcels on the map than needed: needed and found.
    #[error("{1} Parcels on the map: {0} are needed")]
    TooFewParcels(usize, usize),
    /// The expert map is for two players.
    #[error("the expert map is for 2 players, not {0}")]
    ExpertSeats(usize),
    /// The solo game deals its Parcel cards at random.
    #[error("the solo game deals its Parcel cards at random")]
    SoloDeal,
    /// The position from which the game begins is another setup's.
    #[error("the game begins at a position of another setup")]
    Start,
}

impl Rule for SetupError {
    fn rule(&self) -> &'static str {
        match self {
            SetupError::SoloDeal => "SOLO-1",
            SetupError::Rules(_) => "RND-1",
            SetupError::Edition(_) | SetupError::NoSuchBoard(_) => "BOARD-1",
            _ => "SET-1",
        }
    }
}
