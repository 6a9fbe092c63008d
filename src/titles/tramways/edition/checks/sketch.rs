//! Maps straight from the board tables, built without the rules.

use crate::engine::game::Rng;
use crate::titles::tramways::edition::{BOARDS, BoardText};
use crate::titles::tramways::network::{CellId, CellSet, Direction, GridPoint, Lattice};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::ParcelId;

/// The ground of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SketchGround {
    Plain,
    Mountain,
    Lake,
    Building(BuildingType),
    Parcel(ParcelId),
}

impl SketchGround {
    /// Reads a word of a board table.
    pub(super) fn of(word: &str) -> Option<SketchGround> {
        match word {
            "." => Some(SketchGround::Plain),
            "^" => Some(SketchGround::Mountain),
            "~" => Some(SketchGround::Lake),
            "R" => Some(SketchGround::Building(BuildingType::Residence)),
            "C" => Some(SketchGround::Building(BuildingType::Commerce)),
            "I" => Some(SketchGround::Building(BuildingType::Industry)),
            "L" => Some(SketchGround::Building(BuildingType::Leisure)),
            _ => ParcelId::named(word).map(SketchGround::Parcel),
        }
    }

    /// Returns whether all players may build rails here.
    pub(super) fn is_open(self) -> bool {
        matches!(self, SketchGround::Plain | SketchGround::Mountain)
    }

    /// Returns whether a Link may end here.
    pub(super) fn is_location(self) -> bool {
        matches!(self, SketchGround::Building(_) | SketchGround::Parcel(_))
    }
}

/// Cells with their ground.
pub(super) struct CellSketch {
    pub(super) lattice: Lattice,
    pub(super) ground: Vec<SketchGround>,
}

impl CellSketch {
    /// Creates one side of a board as written.
    pub(super) fn side(rows: &[&'static str; 3]) -> CellSketch {
        CellSketch::of(side_cells(rows).collect())
    }

    fn of(mut cells: Vec<(GridPoint, SketchGround)>) -> CellSketch {
        cells.sort_by_key(|&(point, _)| point);
        let lattice = Lattice::new(cells.iter().map(|&(point, _)| point)).expect("distinct cells");
        CellSketch { lattice, ground: cells.into_iter().map(|(_, ground)| ground).collect() }
    }

    pub(super) fn ground(&self, cell: CellId) -> SketchGround {
        self.ground[cell.index()]
    }

    /// Returns the cells next to a cell.
    pub(super) fn around(&self, cell: CellId) -> impl Iterator<Item = CellId> {
        Direction::ALL.into_iter().filter_map(move |side| self.lattice.next(cell, side))
    }

    /// Returns all cells reached from `start` by steps onto cells that pass `may`.
    pub(super) fn flood(&self, start: CellId, may: impl Fn(SketchGround) -> bool) -> CellSet {
        let mut reached = CellSet::default();
        let mut open = vec![start];
        while let Some(cell) = open.pop() {
            reached.insert(cell);
            open.extend(self.around(cell).filter(|&c| may(self.ground(c)) && !reached.has(c)));
        }
        reached
    }

    /// Returns the number of cells that pass a test.
    pub(super) fn count(&self, is: impl Fn(SketchGround) -> bool) -> usize {
        self.ground.iter().filter(|&&ground| is(ground)).count()
    }

    /// Returns the Parcels of the sketch.
    pub(super) fn parcels(&self) -> impl Iterator<Item = ParcelId> + '_ {
        self.ground.iter().filter_map(|ground| match ground {
            SketchGround::Parcel(parcel) => Some(*parcel),
            _ => None,
        })
    }

    /// Returns the number of printed Building cells.
    pub(super) fn building_cells(&self) -> usize {
        self.count(|ground| matches!(ground, SketchGround::Building(_)))
    }
}

fn side_cells(rows: &[&'static str; 3]) -> impl Iterator<Item = (GridPoint, SketchGround)> {
    let words = rows.iter().zip(0..).flat_map(|(row, y)| {
        row.split_whitespace().zip(0..).map(move |(word, x)| (GridPoint { y, x }, word))
    });
    words.map(|(point, word)| {
        (point, SketchGround::of(word).unwrap_or_else(|| panic!("word {word}")))
    })
}

/// The sides that may be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawnSides {
    Normal,
    Hard,
    Mixed,
}

impl DrawnSides {
    fn rows(self, board: &BoardText, rng: &mut Rng) -> [&'static str; 3] {
        let hard = match self {
            DrawnSides::Normal => false,
            DrawnSides::Hard => true,
            DrawnSides::Mixed => rng.below(2) == 1,
        };
        if hard { board.hard } else { board.normal }
    }
}

/// Returns random boards in a rectangle, each five wide, three high and perhaps turned by half, at
/// most one with a J Parcel (SET-1). Upright boards would make the same map, turned by a quarter.
pub(super) fn random_map(
    rng: &mut Rng,
    (columns, rows): (i16, i16),
    sides: DrawnSides,
) -> CellSketch {
    let places = (0..rows).flat_map(|y| (0..columns).map(move |x| (5 * x, 3 * y)));
    let mut cells = Vec::new();
    for ((left, top), board) in places.zip(random_boards(rng)) {
        let round = rng.below(2) == 1;
        for (GridPoint { y, x }, ground) in side_cells(&sides.rows(board, rng)) {
            let (x, y) = if round { (4 - x, 2 - y) } else { (x, y) };
            cells.push((GridPoint { y: y + top, x: x + left }, ground));
        }
    }
    CellSketch::of(cells)
}

fn random_boards(rng: &mut Rng) -> Vec<&'static BoardText> {
    let mut boards: Vec<&BoardText> = BOARDS.iter().collect();
    rng.shuffle(&mut boards);
    let mut js = 0;
    boards.retain(|board| {
        js += usize::from(has_j_parcel(board));
        !has_j_parcel(board) || js == 1
    });
    boards
}

/// Returns whether a board is one of the three with the J Parcel.
pub(super) fn has_j_parcel(board: &BoardText) -> bool {
    board.name >= "J"
}
