//! The points table printed on the board: its lengths and its size.

use crate::titles::city::boards::{BoardData, Kind};
use std::ops::RangeInclusive;

/// Lengths listed on every table.
const TRAMS: RangeInclusive<u8> = 1..=4;
const METROS: RangeInclusive<u8> = 2..=4;
/// The width of a table with four lengths, and of each further column.
const WIDTH: i32 = 250;
const COLUMN: i32 = 42;

/// Returns the lengths that the table lists for metro or other Routes, extended to the board's shortest and longest.
pub fn shown_lengths(data: &BoardData, kind: Kind) -> RangeInclusive<u8> {
    let is_metro = kind == Kind::Metro;
    let of_kind = data.routes.iter().filter(|route| (route.kind == Kind::Metro) == is_metro);
    let lengths: Vec<u8> = of_kind.map(|route| route.length).collect();
    let [shortest, longest] = [lengths.iter().min(), lengths.iter().max()];
    let usual = if is_metro { METROS } else { TRAMS };
    let first = shortest.map_or(*usual.start(), |&it| it.min(*usual.start()));
    first..=longest.map_or(*usual.end(), |&it| it.max(*usual.end()))
}

/// Returns the width and height of the table.
pub fn table_size(data: &BoardData) -> (i32, i32) {
    let of = |kind| shown_lengths(data, kind).len() as i32;
    let columns = of(Kind::Tram).max(of(Kind::Metro));
    let has_metro = data.routes.iter().any(|route| route.kind == Kind::Metro);
    (WIDTH + COLUMN * (columns - TRAMS.len() as i32), if has_metro { 118 } else { 78 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::boards::Board;
    use crate::titles::city::import::{Mend, read};

    #[test]
    fn lists_all_lengths_of_the_board() {
        let lengths = |board: Board, kind| shown_lengths(board.data(), kind);
        assert_eq!(lengths(Board::SAN_FRANCISCO, Kind::Tram), 1..=4);
        assert_eq!(lengths(Board::BERLIN, Kind::Metro), 2..=4);
        assert_eq!(table_size(Board::BERLIN.data()), (250, 118));
        let ring = "A ; B ; 6\nB ; C ; 5\nC ; D ; 3\nD ; E ; 2\nE ; F ; 4\nF ; A ; 3";
        let draft = read(ring).expect("plain lines").mended(&Mend::ProposeTickets);
        let own = draft.board().expect("a board");
        assert_eq!((lengths(own, Kind::Tram), table_size(own.data())), (1..=6, (334, 78)));
        let mut draft = draft;
        draft.rules.pieces.metros = 5;
        (draft.routes[5].kind, draft.routes[5].length) = (Kind::Metro, 1);
        let own = draft.board().expect("a board");
        assert_eq!(lengths(own, Kind::Metro), 1..=4, "a metro Route of one card");
    }
}
