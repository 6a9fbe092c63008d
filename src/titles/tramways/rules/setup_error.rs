//! The errors of a setup (SET).

use super::variants::MapBoard;
use crate::engine::game::Rule;

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The rules version is unknown.
    #[error("version {0} of the rules is not known")]
    Rules(u16),
    /// The edition is unknown.
    #[error("edition {0} of the cards and boards is not known")]
    Edition(u16),
    /// There must be 1 to 5 players.
    #[error("{0} players: 1 to 5 can play")]
    Seats(usize),
    /// Wrong number of boards: needed and found.
    #[error("{1} boards on the table: {0} are needed")]
    BoardCount(usize, usize),
    /// Unknown board.
    #[error("there is no board number {0}")]
    NoSuchBoard(u8),
    /// A turn must be 0 to 3 quarters.
    #[error("a turn of {0} quarters: 0 to 3 are possible")]
    Turn(u8),
    /// A board is on the table twice.
    #[error("board {} is used twice", .0.name())]
    BoardTwice(MapBoard),
    /// More than one board with the J Parcel.
    #[error("more than one board with the J Parcel")]
    TwoJs,
    /// Two boards overlap.
    #[error("boards {} and {} overlap", .0.name(), .1.name())]
    Overlap(MapBoard, MapBoard),
    /// The layout is wider or higher than allowed.
    #[error("the boards lie too far apart")]
    TooWide,
    /// Too few Parcels on the map: needed and found.
    #[error("{1} Parcels on the map: {0} are needed")]
    TooFewParcels(usize, usize),
    /// The expert map is for two players.
    #[error("the expert map is for 2 players, not {0}")]
    ExpertSeats(usize),
    /// The solo game deals its Parcel cards at random.
    #[error("the solo game deals its Parcel cards at random")]
    SoloDeal,
    /// The game begins at another setup's position.
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
