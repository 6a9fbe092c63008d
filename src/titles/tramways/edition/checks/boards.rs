//! Checks of the boards against BOARD-1, BOARD-2 and SET-12.

use super::sketch::{CellSketch, SketchGround, has_j_parcel};
use crate::titles::tramways::edition::{BOARDS, BoardText};
use crate::titles::tramways::network::{CellId, Direction};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::ParcelId;

fn sides(board: &BoardText) -> [CellSketch; 2] {
    [&board.normal, &board.hard].map(CellSketch::side)
}

fn all_sides() -> impl Iterator<Item = (String, CellSketch)> {
    BOARDS.iter().flat_map(|board| {
        let names = ["normal", "hard"].map(|side| format!("{} {side}", board.name));
        names.into_iter().zip(sides(board))
    })
}

fn names(sketch: &CellSketch) -> Vec<&'static str> {
    sketch.parcels().map(ParcelId::name).collect()
}

fn board(name: &str) -> &'static BoardText {
    BOARDS.iter().find(|board| board.name == name).expect("a board")
}

/// The number of cells of each printed Building on a side.
fn building_sizes(sketch: &CellSketch) -> Vec<usize> {
    let building = |cell: &CellId| matches!(sketch.ground(*cell), SketchGround::Building(_));
    let size = |cell| {
        let own = sketch.ground(cell);
        let reached = sketch.flood(cell, |ground| ground == own);
        (reached.iter().next() == Some(cell)).then_some(reached.len())
    };
    sketch.lattice.cells().filter(building).filter_map(size).collect()
}

#[test]
fn board_1_twelve_boards_a_to_l() {
    let letters: String = BOARDS.iter().map(|board| board.name).collect();
    assert_eq!(letters, "ABCDEFGHIJKL");
}

#[test]
fn board_1_parcels_are_on_the_board_of_their_letter() {
    for board in &BOARDS {
        for side in sides(board) {
            let home = if has_j_parcel(board) { "J" } else { board.name };
            let names = names(&side);
            assert!(names.iter().all(|name| name.starts_with(home)), "{}: {names:?}", board.name);
            let mut distinct = names.clone();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), names.len(), "{}: {names:?}", board.name);
        }
    }
}

#[test]
fn board_1_one_to_four_parcels_a_side_and_one_on_the_j_boards() {
    for board in &BOARDS {
        let most = if has_j_parcel(board) { 1 } else { 4 };
        for side in sides(board) {
            assert!((1..=most).contains(&names(&side).len()), "{}", board.name);
        }
    }
}

#[test]
fn board_1_all_24_numbers_and_the_j_are_somewhere() {
    let on_map: Vec<&str> = all_sides().flat_map(|(_, side)| names(&side)).collect();
    let numbered = ParcelId::all().filter(|parcel| parcel.name() != "J").count();
    assert_eq!(numbered, 24);
    assert!(ParcelId::all().all(|parcel| ParcelId::named(parcel.name()) == Some(parcel)));
    assert!(ParcelId::all().all(|parcel| on_map.contains(&parcel.name())));
    for name in ["A1", "B1", "B2", "D1", "D2", "D3", "F2", "F3", "H1", "H2", "J"] {
        assert!(ParcelId::named(name).is_some(), "the rulebook names {name}");
    }
}

#[test]
fn board_1_b1_is_on_the_hard_side_only() {
    let [normal, hard] = sides(board("B"));
    assert!(!names(&normal).contains(&"B1"));
    assert!(names(&hard).contains(&"B1"));
}

#[test]
fn board_2_fifteen_cells_a_side() {
    for board in &BOARDS {
        for row in board.normal.iter().chain(&board.hard) {
            assert_eq!(row.split_whitespace().count(), 5, "{}: {row}", board.name);
        }
    }
}

#[test]
fn board_2_printed_buildings_have_one_or_two_cells() {
    let sizes: Vec<usize> = all_sides().flat_map(|(_, side)| building_sizes(&side)).collect();
    assert!(sizes.iter().all(|&size| size == 1 || size == 2));
    assert!(sizes.iter().filter(|&&size| size == 2).count() >= 3);
}

#[test]
fn board_2_the_hard_side_is_harder() {
    for board in &BOARDS {
        let [normal, hard] = sides(board);
        let count = |is: SketchGround| [normal.count(|g| g == is), hard.count(|g| g == is)];
        let [easy, steep] = count(SketchGround::Mountain);
        assert!(steep > easy, "{}: mountains", board.name);
        let [dry, wet] = count(SketchGround::Lake);
        assert!(wet > dry, "{}: lakes", board.name);
        assert!(hard.building_cells() < normal.building_cells(), "{}: Buildings", board.name);
    }
}

#[test]
fn board_2_the_four_types_are_equally_common() {
    let cells = |pick: fn(&BoardText) -> CellSketch, kind| -> usize {
        BOARDS.iter().map(|b| pick(b).count(|g| g == SketchGround::Building(kind))).sum()
    };
    let normal = BuildingType::ALL.map(|kind| cells(|b| CellSketch::side(&b.normal), kind));
    let hard = BuildingType::ALL.map(|kind| cells(|b| CellSketch::side(&b.hard), kind));
    assert_eq!(normal, [4; 4], "normal sides, R C I L");
    assert_eq!(hard, [1; 4], "hard sides, R C I L");
}

/// The cells along an edge of a side.
fn edge(sketch: &CellSketch, side: Direction) -> Vec<CellId> {
    sketch.lattice.cells().filter(|&cell| sketch.lattice.next(cell, side).is_none()).collect()
}

#[test]
fn board_3_edges_are_open_enough_to_join_any_two_boards() {
    for (name, side) in all_sides() {
        for direction in Direction::ALL {
            let edge = edge(&side, direction);
            let open = edge.iter().filter(|&&cell| side.ground(cell).is_open()).count();
            assert!(2 * open > edge.len(), "{name} {direction:?}: {open} open cells");
        }
    }
}

#[test]
fn board_3_the_open_cells_of_a_side_are_connected() {
    for (name, side) in all_sides() {
        let start = side.lattice.cells().find(|&c| side.ground(c).is_open()).expect("open cell");
        let reached = side.flood(start, SketchGround::is_open).len();
        assert_eq!(reached, side.count(SketchGround::is_open), "{name}");
    }
}

#[test]
fn board_3_every_location_has_two_ways_in() {
    for (name, side) in all_sides() {
        for cell in side.lattice.cells().filter(|&cell| side.ground(cell).is_location()) {
            let ways = side.around(cell).filter(|&c| side.ground(c).is_open()).count();
            assert!(ways >= 2, "{name}: {} has {ways}", side.lattice.name(cell));
        }
    }
}

/// The most printed Building cells that this many boards can show, at most one of them with a J.
fn most_building_cells(boards: usize) -> usize {
    let most = |b: &BoardText| sides(b).iter().map(CellSketch::building_cells).max().unwrap_or(0);
    let j = BOARDS.iter().filter(|b| has_j_parcel(b)).map(most).max();
    let mut cells: Vec<usize> = BOARDS.iter().filter(|b| !has_j_parcel(b)).map(most).collect();
    cells.extend(j);
    cells.sort_unstable();
    cells.iter().rev().take(boards).sum()
}

#[test]
fn set_12_passengers_stay_within_thirty_on_every_legal_map() {
    let tables = [(1, 3, 5), (2, 3, 5), (2, 4, 5), (3, 6, 8), (4, 8, 12), (5, 10, 16)];
    for (players, boards, tiles) in tables {
        let printed = most_building_cells(boards);
        assert!(printed + tiles <= 30, "{players} players: {printed} printed and {tiles} tiles");
    }
}

#[test]
fn set_1_five_players_always_find_twenty_parcels() {
    let fewest = |b: &BoardText| sides(b).iter().map(|s| names(s).len()).min().unwrap_or(0);
    let numbered: usize = BOARDS.iter().filter(|b| !has_j_parcel(b)).map(fewest).sum();
    assert!(numbered + 1 >= 20, "{numbered} and the J");
}
