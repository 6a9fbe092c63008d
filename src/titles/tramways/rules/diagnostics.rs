//! All errors of a setup at once, and the oddities of a legal map.
//!
//! [`Tramways::new`](super::Tramways) stops at the first error; the page of a new game shows all of them.

use super::building_type::BuildingType;
use super::map::{FIRST_J_BOARD, MAX_SPAN, Map, Terrain, board_cells};
use super::setup::Setup;
use super::setup_error::SetupError;
use super::variants::{MAX_BOARDS, MapBoard, MapChoice, PlacedBoard};
use crate::titles::tramways::edition::BOARDS;
use crate::titles::tramways::network::{CellId, CellSet, Direction, GridPoint};
use arrayvec::ArrayVec;
use std::collections::BTreeSet;

/// Returns all errors that prevent a game; empty if it can be played (SET-1, SOLO-1).
pub fn problems(setup: &Setup) -> Vec<SetupError> {
    let mut found = setup.faults();
    match &setup.map {
        MapChoice::Layout(placements) => {
            found.extend(layout_problems(placements));
            found.extend(parcel_problem(placements, setup.parcels_needed()));
        }
        MapChoice::Random { .. } if found.is_empty() => found.extend(Map::of(setup).err()),
        MapChoice::Random { .. } => {}
    }
    found
}

/// The errors of boards for any number of players.
fn layout_problems(placements: &[PlacedBoard]) -> Vec<SetupError> {
    let mut found: Vec<SetupError> = Vec::new();
    for (i, placement) in placements.iter().enumerate() {
        let before = &placements[..i];
        found.extend(board_cells(placement).err());
        if before.iter().any(|other| other.board == placement.board) {
            found.push(SetupError::BoardTwice(placement.board));
        }
        found.extend(before.iter().filter_map(|other| overlap(other, placement)));
    }
    let boards: BTreeSet<MapBoard> = placements.iter().map(|placement| placement.board).collect();
    if boards.iter().filter(|board| has_j_parcel(**board)).count() > 1 {
        found.push(SetupError::TwoJs);
    }
    found.extend(is_too_wide(placements).then_some(SetupError::TooWide));
    found
}

/// Returns whether a board has the J Parcel; a map may have one such board (SET-1).
pub fn has_j_parcel(board: MapBoard) -> bool {
    board.0 >= FIRST_J_BOARD && usize::from(board.0) < BOARDS.len()
}

fn points(placement: &PlacedBoard) -> BTreeSet<GridPoint> {
    board_cells(placement).unwrap_or_default().into_iter().map(|(at, _)| at).collect()
}

fn overlap(one: &PlacedBoard, other: &PlacedBoard) -> Option<SetupError> {
    let meet = !points(one).is_disjoint(&points(other));
    (meet && one.board != other.board).then_some(SetupError::Overlap(one.board, other.board))
}

fn is_too_wide(placements: &[PlacedBoard]) -> bool {
    let cells: Vec<GridPoint> = placements.iter().flat_map(points).collect();
    let span = |of: fn(&GridPoint) -> i16| {
        let (least, most) = (cells.iter().map(of).min(), cells.iter().map(of).max());
        least.zip(most).map_or(0, |(least, most)| most - least)
    };
    span(|at| at.x) >= MAX_SPAN || span(|at| at.y) >= MAX_SPAN
}

fn parcel_problem(placements: &[PlacedBoard], needed: usize) -> Option<SetupError> {
    let terrain = placements.iter().flat_map(|it| board_cells(it).unwrap_or_default());
    let parcels: BTreeSet<_> = terrain
        .filter_map(|(_, terrain)| match terrain {
            Terrain::Parcel(parcel) => Some(parcel),
            _ => None,
        })
        .collect();
    let few = parcels.len() < needed;
    few.then_some(SetupError::TooFewParcels(needed, parcels.len()))
}

/// A legal but probably unwanted trait of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapOddity {
    /// No rails can join these boards to the largest part of the map.
    Unreachable(ArrayVec<MapBoard, MAX_BOARDS>),
    /// No Link can join this printed Building to a place of another kind (BOARD-3).
    Stranded(BuildingType, MapBoard),
}

/// Returns the oddities of a hand-laid map.
pub fn oddities(map: &Map) -> Vec<MapOddity> {
    let boards = CellBoards::of(map);
    let stranded = stranded(map).into_iter().filter(|&cell| !reaches(map, cell, may_carry));
    let stranded = stranded.filter_map(|cell| match map.terrain(cell) {
        Terrain::Building(kind) => Some(MapOddity::Stranded(kind, boards.at(cell)?)),
        _ => None,
    });
    unreachable_boards(map, &boards).into_iter().chain(stranded).collect()
}

/// The board under each cell.
struct CellBoards(Vec<Option<MapBoard>>);

impl CellBoards {
    fn of(map: &Map) -> CellBoards {
        let laid: Vec<(MapBoard, BTreeSet<GridPoint>)> =
            map.placements.iter().map(|placement| (placement.board, points(placement))).collect();
        let corner = |of: fn(&GridPoint) -> i16| {
            laid.iter().flat_map(|(_, cells)| cells).map(of).min().unwrap_or(0)
        };
        let (left, top) = (corner(|at| at.x), corner(|at| at.y));
        let board = |cell: CellId| {
            let GridPoint { x, y } = map.lattice.point(cell);
            let at = GridPoint { x: x + left, y: y + top };
            laid.iter().find(|(_, cells)| cells.contains(&at)).map(|(board, _)| *board)
        };
        CellBoards(map.lattice.cells().map(board).collect())
    }

    fn at(&self, cell: CellId) -> Option<MapBoard> {
        self.0[cell.index()]
    }

    fn on(&self, cells: CellSet) -> BTreeSet<MapBoard> {
        cells.iter().filter_map(|cell| self.at(cell)).collect()
    }
}

/// The boards that no rails join to the largest part, or to the first of equal parts. A board is joined if rails can lead onto
/// it, also over Parcels of their owner (RAIL-5), or to a Building on it.
fn unreachable_boards(map: &Map, boards: &CellBoards) -> Option<MapOddity> {
    let mut fields: Vec<CellSet> = Vec::new();
    for cell in map.lattice.cells().filter(|&cell| may_carry(map, cell)) {
        if !fields.iter().any(|field| field.has(cell)) {
            fields.push(flood(map, cell, |next| may_carry(map, next)));
        }
    }
    let largest = fields.iter().rev().max_by_key(|field| field.len()).copied().unwrap_or_default();
    let mut reached = largest;
    largest.iter().flat_map(|cell| around(map, cell)).for_each(|cell| {
        if matches!(map.terrain(cell), Terrain::Building(_)) {
            reached.insert(cell);
        }
    });
    let joined = boards.on(reached);
    let apart = map.placements.iter().map(|it| it.board).filter(|board| !joined.contains(board));
    let apart: ArrayVec<MapBoard, _> = apart.collect();
    (!apart.is_empty()).then_some(MapOddity::Unreachable(apart))
}

/// Returns the first cell of each printed Building from which no Link can reach a place of another kind (BOARD-3).
pub fn stranded(map: &Map) -> Vec<CellId> {
    let mut seen = CellSet::default();
    let mut found = Vec::new();
    for cell in map.lattice.cells() {
        if !matches!(map.terrain(cell), Terrain::Building(_)) || seen.has(cell) {
            continue;
        }
        building_of(map, cell).iter().for_each(|other| seen.insert(other));
        if !reaches(map, cell, is_open) {
            found.push(cell);
        }
    }
    found
}

/// All cells of the printed Building on a cell.
fn building_of(map: &Map, cell: CellId) -> CellSet {
    flood(map, cell, |next| map.terrain(next) == map.terrain(cell))
}

/// Returns whether a Link over cells that pass `may` can join a cell's Building to a place of another kind.
fn reaches(map: &Map, cell: CellId, may: impl Fn(&Map, CellId) -> bool) -> bool {
    let (building, own) = (building_of(map, cell), map.terrain(cell));
    let gates = building.iter().flat_map(|cell| around(map, cell)).filter(|&at| may(map, at));
    let fields = gates.map(|gate| flood(map, gate, |next| may(map, next)));
    let shores = fields.flat_map(|field| field.iter().collect::<Vec<_>>());
    let mut places = shores.flat_map(|cell| around(map, cell)).map(|cell| map.terrain(cell));
    places.any(|it| it != own && matches!(it, Terrain::Building(_) | Terrain::Parcel(_)))
}

/// Returns whether a cell may have rails; a Parcel only those of its owner (RAIL-5).
fn may_carry(map: &Map, cell: CellId) -> bool {
    is_open(map, cell) || matches!(map.terrain(cell), Terrain::Parcel(_))
}

/// Returns whether all players may lay rails on a cell.
fn is_open(map: &Map, cell: CellId) -> bool {
    matches!(map.terrain(cell), Terrain::Plain | Terrain::Mountain)
}

fn around(map: &Map, cell: CellId) -> impl Iterator<Item = CellId> + '_ {
    Direction::ALL.into_iter().filter_map(move |side| map.next(cell, side))
}

/// All cells reached by steps onto cells that pass `may`.
fn flood(map: &Map, start: CellId, may: impl Fn(CellId) -> bool) -> CellSet {
    let mut reached = CellSet::default();
    reached.insert(start);
    let mut open = vec![start];
    while let Some(cell) = open.pop() {
        for next in around(map, cell) {
            if !reached.has(next) && may(next) {
                reached.insert(next);
                open.push(next);
            }
        }
    }
    reached
}
