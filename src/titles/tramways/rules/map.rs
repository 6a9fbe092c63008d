//! The map: boards on the table, cell by cell.

use super::action::Port;
use super::building_type::BuildingType;
use super::icon::{PARCELS, ParcelId};
use super::setup_error::SetupError;
use super::variants::{BoardSide, MAX_BOARDS, MapBoard, PlacedBoard};
use crate::titles::tramways::edition::{BOARDS, BoardText};
use crate::titles::tramways::network::{CellId, Direction, GridPoint, Lattice, MAX_CELLS};
use arrayvec::ArrayVec;

/// The longest side of a map, in cells.
pub const MAX_SPAN: i16 = 60;

/// The terrain of a cell, before anything is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// One rail symbol for a tile.
    Plain,
    /// Two rail symbols for a tile.
    Mountain,
    /// Closed to rails.
    Lake,
    /// A Parcel.
    Parcel(ParcelId),
    /// A cell of a printed Building.
    Building(BuildingType),
}

/// The map of a game; it never changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Map {
    /// The cells.
    pub lattice: Lattice,
    /// The terrain of each cell.
    pub terrain: ArrayVec<Terrain, MAX_CELLS>,
    /// The cell of each Parcel of the edition; `None` if it is not on the map.
    pub parcels: [Option<CellId>; PARCELS],
    /// The possible starts of runs next to printed Buildings and Parcels: the cell of the first
    /// tile, and its side that faces them.
    pub starts: Vec<Port>,
    /// The boards; empty for a map without boards.
    pub placements: ArrayVec<PlacedBoard, MAX_BOARDS>,
}

impl Map {
    /// Creates a map from single cells, for written positions. `None` if a point or a Parcel
    /// appears twice, or there are too many cells.
    pub fn of_cells(cells: &[(GridPoint, Terrain)]) -> Option<Map> {
        let lattice = Lattice::new(cells.iter().map(|&(point, _)| point))?;
        let mut sorted = cells.to_vec();
        sorted.sort_by_key(|&(point, _)| point);
        let terrain: ArrayVec<Terrain, MAX_CELLS> = sorted.iter().map(|&(_, t)| t).collect();
        let mut parcels = [None; PARCELS];
        for cell in lattice.cells() {
            if let Terrain::Parcel(parcel) = terrain[cell.index()]
                && parcels[parcel.index()].replace(cell).is_some()
            {
                return None;
            }
        }
        let starts = starts(&lattice, &terrain);
        Some(Map { lattice, terrain, parcels, starts, placements: ArrayVec::new() })
    }

    /// Returns the terrain of a cell.
    pub fn terrain(&self, cell: CellId) -> Terrain {
        self.terrain[cell.index()]
    }

    /// Returns the Parcels on the map, in order.
    pub fn parcels(&self) -> impl Iterator<Item = ParcelId> + '_ {
        ParcelId::all().filter(|parcel| self.parcels[parcel.index()].is_some())
    }

    /// Returns the cell across a side; `None` at the edge.
    pub fn next(&self, cell: CellId, side: Direction) -> Option<CellId> {
        self.lattice.next(cell, side)
    }

    /// Creates a map from boards laid by hand (SET-1).
    ///
    /// # Errors
    /// If boards do not exist, are repeated, overlap or are too far apart.
    pub fn lay(placements: &[PlacedBoard]) -> Result<Map, SetupError> {
        let cells = placed_cells(placements)?;
        let span = |values: Vec<i16>| match (values.iter().min(), values.iter().max()) {
            (Some(low), Some(high)) => high - low,
            _ => 0,
        };
        let width = span(cells.iter().map(|(p, _)| p.x).collect());
        let height = span(cells.iter().map(|(p, _)| p.y).collect());
        if width >= MAX_SPAN || height >= MAX_SPAN {
            return Err(SetupError::TooWide);
        }
        let placements = placements.iter().copied().take(MAX_BOARDS).collect();
        let map = Map::of_cells(&cells).ok_or(SetupError::TwoJs)?;
        Ok(Map { placements, ..map })
    }

    /// Checks that the map has at least this many Parcels (SET-1).
    pub(super) fn check_parcels(&self, needed: usize) -> Result<(), SetupError> {
        let found = self.parcels().count();
        if found < needed {
            return Err(SetupError::TooFewParcels(needed, found));
        }
        Ok(())
    }
}

fn starts(lattice: &Lattice, terrain: &[Terrain]) -> Vec<Port> {
    let around = |cell: CellId| Direction::ALL.into_iter().map(move |side| Port { cell, side });
    let is_place =
        |cell: CellId| matches!(terrain[cell.index()], Terrain::Parcel(_) | Terrain::Building(_));
    let takes_rails =
        |cell: CellId| !matches!(terrain[cell.index()], Terrain::Lake | Terrain::Building(_));
    let ports = lattice.cells().filter(|&cell| takes_rails(cell)).flat_map(around);
    ports.filter(|port| lattice.next(port.cell, port.side).is_some_and(is_place)).collect()
}

/// The first of the three boards with the J Parcel.
pub(super) const FIRST_J_BOARD: u8 = 9;
fn placed_cells(placements: &[PlacedBoard]) -> Result<Vec<(GridPoint, Terrain)>, SetupError> {
    let mut cells: Vec<(GridPoint, Terrain)> = Vec::new();
    let mut owners: Vec<MapBoard> = Vec::new();
    for (i, placement) in placements.iter().enumerate() {
        if placements[..i].iter().any(|other| other.board == placement.board) {
            return Err(SetupError::BoardTwice(placement.board));
        }
        if placement.board.0 >= FIRST_J_BOARD
            && placements[..i].iter().any(|other| other.board.0 >= FIRST_J_BOARD)
        {
            return Err(SetupError::TwoJs);
        }
        for cell in board_cells(placement)? {
            if let Some(at) = cells.iter().position(|(point, _)| *point == cell.0) {
                return Err(SetupError::Overlap(owners[at], placement.board));
            }
            cells.push(cell);
            owners.push(placement.board);
        }
    }
    Ok(cells)
}

/// Returns the cells of a placed board.
///
/// # Errors
/// If the board or its turn does not exist.
pub fn board_cells(placement: &PlacedBoard) -> Result<Vec<(GridPoint, Terrain)>, SetupError> {
    let Some(board) = BOARDS.get(usize::from(placement.board.0)) else {
        return Err(SetupError::NoSuchBoard(placement.board.0));
    };
    if placement.turn > 3 {
        return Err(SetupError::Turn(placement.turn));
    }
    let turned = |x: i16, y: i16| match placement.turn {
        0 => (x, y),
        1 => (2 - y, x),
        2 => (4 - x, 2 - y),
        _ => (y, 4 - x),
    };
    let cells = side_terrain(board, placement.side).into_iter().enumerate();
    Ok(cells
        .map(|(i, terrain)| {
            let (x, y) = turned(i as i16 % 5, i as i16 / 5);
            (GridPoint { x: x + i16::from(placement.x), y: y + i16::from(placement.y) }, terrain)
        })
        .collect())
}

/// Returns the fifteen cells of a board's side, row by row.
pub fn side_terrain(board: &BoardText, side: BoardSide) -> Vec<Terrain> {
    let rows = match side {
        BoardSide::Normal => board.normal,
        BoardSide::Hard => board.hard,
    };
    rows.iter().flat_map(|row| row.split_whitespace()).filter_map(terrain_of).collect()
}

/// Reads a word of a board table: `.`, `^`, `~`, `R`, `C`, `I`, `L` or a Parcel number.
pub fn terrain_of(word: &str) -> Option<Terrain> {
    match word {
        "." => Some(Terrain::Plain),
        "^" => Some(Terrain::Mountain),
        "~" => Some(Terrain::Lake),
        _ => {
            let mut letters = word.chars();
            let kind = letters.next().and_then(BuildingType::from_letter);
            match (kind, letters.next()) {
                (Some(kind), None) => Some(Terrain::Building(kind)),
                _ => ParcelId::named(word).map(Terrain::Parcel),
            }
        }
    }
}
