//! The boards of a position.

use super::super::setup::code_layout;
use super::below;
use crate::engine::codec::Part;
use crate::engine::codec::range::{Bit, Coder};
use crate::titles::tramways::rules::variants::{BoardSide, MapBoard, MapChoice, PlacedBoard};

/// The number of boards.
const BOARDS: u8 = 12;
/// Columns and rows of an upright board.
const SPAN: (usize, usize) = (3, 5);

/// Codes the boards on the table; a map drawn at random is written by its boards, too.
pub(super) fn code(
    coder: &mut dyn Coder,
    given: &MapChoice,
    players: usize,
) -> Result<MapChoice, Part> {
    let given: &[PlacedBoard] = match given {
        MapChoice::Layout(placements) => placements,
        MapChoice::Random { .. } => &[],
    };
    let is_usual = |at: usize, board: &PlacedBoard| {
        (usize::from(board.x as u8), usize::from(board.y as u8)) == spot(at, given.len())
            && board.turn % 2 == 1
    };
    let usual = given.iter().enumerate().all(|(at, board)| is_usual(at, board));
    if !coder.bit(&mut Bit::expecting(15, 16), usual) {
        return code_layout(coder, given);
    }
    let few =
        players == 1 || (players == 2 && coder.bit(&mut Bit::expecting(1, 8), given.len() == 3));
    code_usual(coder, given, if few { 3 } else { 2 * players })
}

/// Codes boards in the usual rectangle.
fn code_usual(
    coder: &mut dyn Coder,
    given: &[PlacedBoard],
    count: usize,
) -> Result<MapChoice, Part> {
    let mut left: Vec<MapBoard> = (0..BOARDS).map(MapBoard).collect();
    let mut board = |at: usize| {
        let given = given.get(at);
        let wanted = given.map(|given| given.board);
        let index = left.iter().position(|&board| Some(board) == wanted).unwrap_or(0);
        let index = below(coder, index, left.len());
        let board = (index < left.len()).then(|| left.remove(index)).ok_or(Part::Map)?;
        let hard = coder.plain(given.is_some_and(|given| given.side == BoardSide::Hard));
        let turned = coder.plain(given.is_some_and(|given| given.turn == 3));
        let (x, y) = spot(at, count);
        Ok(PlacedBoard {
            board,
            side: if hard { BoardSide::Hard } else { BoardSide::Normal },
            turn: if turned { 3 } else { 1 },
            x: x as i8,
            y: y as i8,
        })
    };
    let boards: Result<_, Part> = (0..count).map(&mut board).collect();
    Ok(MapChoice::Layout(boards?))
}

/// The corner of a board in the usual rectangle: three side by side, more in two rows.
fn spot(at: usize, count: usize) -> (usize, usize) {
    let columns = if count == 3 { 3 } else { (count / 2).max(1) };
    (at % columns * SPAN.0, at / columns * SPAN.1)
}
