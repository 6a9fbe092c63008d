//! The pieces next to the board, by number.

use crate::table::view::PieceId;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::scoring::Test;

/// A piece next to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A Destination of a hand.
    Destination(Destination),
    /// A test trip with its present pay.
    Test(Test),
}

impl Piece {
    pub fn id(self) -> PieceId {
        match self {
            Piece::Destination(destination) => PieceId::of(0, destination.index() as u32),
            Piece::Test(test) => {
                let at = Test::all().position(|it| it == test);
                PieceId::of(1, at.unwrap_or_default() as u32)
            }
        }
    }

    /// Returns the piece with an id; `None` if there is none.
    pub fn of(id: PieceId) -> Option<Piece> {
        match id.parts() {
            (0, number) => Destination::all().nth(number as usize).map(Piece::Destination),
            (1, number) => Test::all().nth(number as usize).map(Piece::Test),
            _ => None,
        }
    }
}
