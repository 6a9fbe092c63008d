//! Laying a map by hand: boards on a sheet of cells can be moved, turned, flipped and removed.
//! Nothing is refused here; the rules judge the result.

use crate::titles::tramways::edition::BOARDS;
use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::rules::map::{Terrain, board_cells};
use crate::titles::tramways::rules::variants::{BoardSide, MAX_BOARDS, MapBoard, PlacedBoard};
use crate::titles::tramways::view::scene::{CellGround, Era, Made, MapPlan, PlanBoard, PlanSite};
use std::collections::BTreeSet;

/// Limit of a board's distance from the middle of the sheet, in cells; maps end long before.
const FARTHEST: i8 = 100;
/// The turn of a new board, which is upright: three cells wide, five high.
const UPRIGHT: u8 = 1;
const UPRIGHT_SPAN: (i8, i8) = (3, 5);
/// Boards in a row of new boards.
const COLUMNS: i8 = 5;
/// Cells shown around the boards.
const MARGIN: i16 = 2;
/// The least columns and rows shown.
const LEAST_FRAME: (i16, i16) = (15, 11);

/// A map while it is being laid; it has each board at most once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MapLayout {
    placements: Vec<PlacedBoard>,
    chosen: Option<MapBoard>,
}

/// A change of a layout. Changes of a board that is not on the sheet do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lay {
    /// Lays a board at the first free place, with this side up.
    Add(MapBoard, BoardSide),
    /// Moves a board's leftmost column and topmost row to this cell.
    Put(MapBoard, GridPoint),
    /// Moves a board by one cell.
    Step(MapBoard, Direction),
    /// Turns a board by a quarter, clockwise.
    Turn(MapBoard),
    /// Flips a board to its other side.
    Flip(MapBoard),
    /// Removes a board.
    Remove(MapBoard),
    /// Selects a board.
    Choose(MapBoard),
    /// Removes all boards.
    Clear,
}

/// A part of the sheet, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetFrame {
    /// Its top left cell.
    pub corner: GridPoint,
    pub width: i16,
    pub height: i16,
}

impl SheetFrame {
    /// Converts a pixel to a place in cells. The pixel counts from the corner of a window of this
    /// size, which shows the frame in its middle, as large as possible.
    pub fn cell(self, (x, y): (f64, f64), (width, height): (f64, f64)) -> (f64, f64) {
        let (columns, rows) = (f64::from(self.width), f64::from(self.height));
        let scale = (width / columns).min(height / rows);
        let along = |pixel: f64, window: f64, cells: f64, first: i16| {
            if scale > 0.0 {
                (pixel - (window - cells * scale) / 2.0) / scale + f64::from(first)
            } else {
                f64::from(first)
            }
        };
        (along(x, width, columns, self.corner.x), along(y, height, rows, self.corner.y))
    }
}

impl MapLayout {
    /// Creates a layout from placed boards; a repeated board is laid once.
    pub fn of(placements: &[PlacedBoard]) -> MapLayout {
        let mut layout = MapLayout::default();
        for &placement in placements {
            if !layout.has(placement.board) {
                layout.placements.push(placement);
            }
        }
        layout
    }

    /// Reads the text of [`MapLayout::written`]; `None` if it is not one.
    pub fn read(text: &str) -> Option<MapLayout> {
        let placements: Vec<PlacedBoard> = serde_json::from_str(text).ok()?;
        Some(MapLayout::of(&placements))
    }

    /// Selects a board, or none.
    #[must_use]
    pub fn working_on(self, chosen: Option<MapBoard>) -> MapLayout {
        MapLayout { chosen, ..self }
    }

    /// Writes the boards for the choices of a new game.
    pub fn written(&self) -> String {
        serde_json::to_string(&self.placements).unwrap_or_default()
    }

    /// Returns the boards, in the order in which they were added.
    pub fn placements(&self) -> &[PlacedBoard] {
        &self.placements
    }

    /// Returns the boards of the map: from column and row 0, and at most [`MAX_BOARDS`].
    pub fn normalized(&self) -> Vec<PlacedBoard> {
        let least = |of: fn(&PlacedBoard) -> i8| self.placements.iter().map(of).min().unwrap_or(0);
        let (left, top) = (least(|it| it.x), least(|it| it.y));
        let moved = |it: &PlacedBoard| PlacedBoard {
            x: it.x.saturating_sub(left),
            y: it.y.saturating_sub(top),
            ..*it
        };
        self.placements.iter().take(MAX_BOARDS).map(moved).collect()
    }

    /// Returns the selected board.
    pub fn chosen(&self) -> Option<PlacedBoard> {
        self.chosen.and_then(|board| self.get(board))
    }

    /// Returns a board's placement; `None` if it is not on the sheet.
    pub fn get(&self, board: MapBoard) -> Option<PlacedBoard> {
        self.placements.iter().copied().find(|placement| placement.board == board)
    }

    /// Returns whether a board is on the sheet.
    pub fn has(&self, board: MapBoard) -> bool {
        self.get(board).is_some()
    }

    /// Returns whether there is room for another board.
    pub fn has_room(&self) -> bool {
        self.placements.len() < MAX_BOARDS
    }

    /// Returns the layout after a change.
    pub fn after(&self, lay: Lay) -> MapLayout {
        let mut next = self.clone();
        match lay {
            Lay::Add(board, side) => next.add(board, side),
            Lay::Put(board, at) => next.put(board, at),
            Lay::Step(board, side) => next.change(board, |it| moved(it, side.step())),
            Lay::Turn(board) => next.change(board, turned),
            Lay::Flip(board) => next.change(board, flipped),
            Lay::Remove(board) => next.remove(board),
            Lay::Choose(board) => next.chosen = self.has(board).then_some(board),
            Lay::Clear => next = MapLayout::default(),
        }
        next
    }

    /// Returns the part of the sheet to show: all boards and some room around them.
    pub fn frame(&self) -> SheetFrame {
        let cells: Vec<GridPoint> = self.placements.iter().flat_map(points).collect();
        let (left, width) = stretch(cells.iter().map(|at| at.x), LEAST_FRAME.0);
        let (top, height) = stretch(cells.iter().map(|at| at.y), LEAST_FRAME.1);
        SheetFrame { corner: GridPoint { x: left, y: top }, width, height }
    }

    fn add(&mut self, board: MapBoard, side: BoardSide) {
        let known = usize::from(board.0) < BOARDS.len();
        if known && !self.has(board) && self.has_room() {
            let fresh = PlacedBoard { board, side, turn: UPRIGHT, x: 0, y: 0 };
            self.placements.push(placed(fresh, self.first_free()));
            self.chosen = Some(board);
        }
    }

    /// Moves a board there, or next to it if only that is free.
    fn put(&mut self, board: MapBoard, at: GridPoint) {
        let others: Vec<PlacedBoard> =
            self.placements.iter().copied().filter(|other| other.board != board).collect();
        self.change(board, |it| snapped(placed(it, at), &others));
    }

    fn remove(&mut self, board: MapBoard) {
        self.placements.retain(|placement| placement.board != board);
        self.chosen = self.chosen.filter(|chosen| *chosen != board);
    }

    /// Changes a board and selects it.
    fn change(&mut self, board: MapBoard, change: impl Fn(PlacedBoard) -> PlacedBoard) {
        if let Some(found) = self.placements.iter_mut().find(|it| it.board == board) {
            *found = change(*found);
            self.chosen = Some(board);
        }
    }

    /// The first free place in a grid of upright boards.
    fn first_free(&self) -> GridPoint {
        let least = |of: fn(&PlacedBoard) -> i8| self.placements.iter().map(of).min().unwrap_or(0);
        let corner = (i16::from(least(|it| it.x)), i16::from(least(|it| it.y)));
        let (width, height) = UPRIGHT_SPAN;
        let place = |n: i8| GridPoint {
            x: corner.0 + i16::from(n % COLUMNS * width),
            y: corner.1 + i16::from(n / COLUMNS * height),
        };
        let board =
            PlacedBoard { board: MapBoard(0), side: BoardSide::Normal, turn: UPRIGHT, x: 0, y: 0 };
        let is_free = |at: &GridPoint| !overlaps(placed(board, *at), &self.placements);
        (0..3 * COLUMNS).map(place).find(is_free).unwrap_or(place(0))
    }
}

/// Returns the boards as a plan, from column and row 0. The first board wins where boards overlap.
pub fn plan(placements: &[PlacedBoard]) -> MapPlan {
    let era = |side| if side == BoardSide::Hard { Era::Hard } else { Era::Normal };
    let boards = placements
        .iter()
        .map(|it| PlanBoard { name: it.board.name().to_owned(), era: era(it.side) })
        .collect();
    let all: Vec<GridPoint> = placements.iter().flat_map(points).collect();
    let least = |of: fn(&GridPoint) -> i16| all.iter().map(of).min().unwrap_or(0);
    let (left, top) = (least(|at| at.x), least(|at| at.y));
    let mut seen = BTreeSet::new();
    let mut sites = Vec::new();
    for (board, placement) in placements.iter().enumerate() {
        for (at, terrain) in board_cells(placement).unwrap_or_default() {
            let at = GridPoint { x: at.x - left, y: at.y - top };
            if seen.insert(at) {
                sites.push(PlanSite { at, board, ground: ground(terrain) });
            }
        }
    }
    MapPlan { boards, sites, ..MapPlan::default() }
}

fn ground(terrain: Terrain) -> CellGround {
    match terrain {
        Terrain::Plain => CellGround::Plain,
        Terrain::Mountain => CellGround::Mountain,
        Terrain::Lake => CellGround::Lake,
        Terrain::Parcel(parcel) => CellGround::Lot(parcel, None),
        Terrain::Building(kind) => CellGround::Building(kind, Made::Printed),
    }
}

fn points(placement: &PlacedBoard) -> Vec<GridPoint> {
    board_cells(placement).unwrap_or_default().into_iter().map(|(at, _)| at).collect()
}

fn overlaps(one: PlacedBoard, others: &[PlacedBoard]) -> bool {
    let own = points(&one);
    others.iter().flat_map(points).any(|at| own.contains(&at))
}

fn placed(board: PlacedBoard, at: GridPoint) -> PlacedBoard {
    let near = |n: i16| n.clamp(-i16::from(FARTHEST), i16::from(FARTHEST)) as i8;
    PlacedBoard { x: near(at.x), y: near(at.y), ..board }
}

fn moved(board: PlacedBoard, (dx, dy): (i16, i16)) -> PlacedBoard {
    placed(board, GridPoint { x: i16::from(board.x) + dx, y: i16::from(board.y) + dy })
}

/// A quarter clockwise around the middle cell.
fn turned(board: PlacedBoard) -> PlacedBoard {
    let lies = board.turn.is_multiple_of(2);
    let shift = if lies { (1, -1) } else { (-1, 1) };
    moved(PlacedBoard { turn: (board.turn + 1) % 4, ..board }, shift)
}

fn flipped(board: PlacedBoard) -> PlacedBoard {
    let side = if board.side == BoardSide::Hard { BoardSide::Normal } else { BoardSide::Hard };
    PlacedBoard { side, ..board }
}

/// The board where it is dropped, or next to it if it would cover a strip of another board.
fn snapped(board: PlacedBoard, others: &[PlacedBoard]) -> PlacedBoard {
    let near = [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];
    let places = near.map(|shift| moved(board, shift));
    places.into_iter().find(|place| !overlaps(*place, others)).unwrap_or(board)
}

/// The start of a frame along one axis, and its length, which is at least `least`.
fn stretch(values: impl Iterator<Item = i16> + Clone, least: i16) -> (i16, i16) {
    let (low, high) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
    let length = (high - low + 1 + 2 * MARGIN).max(least);
    (low - (length - (high - low + 1)) / 2, length)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: MapBoard = MapBoard(0);
    const B: MapBoard = MapBoard(1);

    fn add(board: MapBoard) -> Lay {
        Lay::Add(board, BoardSide::Normal)
    }

    fn laid(steps: &[Lay]) -> MapLayout {
        steps.iter().fold(MapLayout::default(), |layout, &step| layout.after(step))
    }

    fn corner(layout: &MapLayout, board: MapBoard) -> (i8, i8) {
        layout.get(board).map(|it| (it.x, it.y)).expect("the board lies there")
    }

    #[test]
    fn new_boards_lie_side_by_side() {
        let all = laid(&(0..12).map(|n| add(MapBoard(n))).collect::<Vec<_>>());
        assert_eq!(all.placements().len(), MAX_BOARDS);
        assert!(!all.has_room());
        assert_eq!((corner(&all, B), corner(&all, MapBoard(5))), ((3, 0), (0, 5)));
        assert_eq!(plan(all.placements()).sites.len(), 150);
        assert_eq!(plan(all.placements()).size(), (15, 10));
        assert_eq!(laid(&[add(A), add(A)]).placements().len(), 1);
        assert_eq!(laid(&[add(MapBoard(12))]), MapLayout::default());
    }

    #[test]
    fn a_board_turns_around_its_middle() {
        let mut board = laid(&[add(A)]);
        let middle = |layout: &MapLayout| points(&layout.get(A).expect("A"))[7];
        let (first, start) = (middle(&board), board.clone());
        for turn in [2, 3, 0, 1] {
            board = board.after(Lay::Turn(A));
            assert_eq!((middle(&board), board.get(A).map(|it| it.turn)), (first, Some(turn)));
        }
        assert_eq!(board, start);
    }

    #[test]
    fn a_board_can_be_moved_flipped_and_removed() {
        let both = laid(&[add(A), add(B), Lay::Step(A, Direction::West)]);
        assert_eq!(corner(&both, A), (-1, 0));
        assert_eq!(both.chosen().map(|it| it.board), Some(A));
        let flipped = both.after(Lay::Flip(A));
        assert_eq!(flipped.get(A).map(|it| it.side), Some(BoardSide::Hard));
        assert_eq!(flipped.after(Lay::Flip(A)), both);
        let gone = both.after(Lay::Remove(A));
        assert_eq!((gone.has(A), gone.chosen()), (false, None));
        assert_eq!(gone.after(Lay::Turn(A)), gone, "what is not there is not turned");
        assert_eq!(both.after(Lay::Clear), MapLayout::default());
    }

    #[test]
    fn boards_stay_on_the_sheet() {
        let steps = std::iter::repeat_n(Lay::Step(A, Direction::East), 300);
        let far = steps.fold(laid(&[add(A)]), |layout, step| layout.after(step));
        assert_eq!(corner(&far, A), (FARTHEST, 0));
        let farther = far.after(Lay::Put(A, GridPoint { x: i16::MIN, y: i16::MAX }));
        assert_eq!(corner(&farther, A), (-FARTHEST, FARTHEST));
    }

    #[test]
    fn moves_a_dropped_board_off_a_small_overlap() {
        let both = laid(&[add(A), add(B)]);
        let beside = both.after(Lay::Put(B, GridPoint { x: 2, y: 1 }));
        assert_eq!(corner(&beside, B), (3, 1));
        let covering = both.after(Lay::Put(B, GridPoint { x: 1, y: 1 }));
        assert_eq!(corner(&covering, B), (1, 1), "half a board away it was meant");
        let alone = laid(&[add(A)]);
        assert_eq!(alone.after(Lay::Put(B, GridPoint { x: 4, y: 4 })), alone);
    }

    #[test]
    fn the_frame_contains_all_boards() {
        let frame = MapLayout::default().frame();
        assert_eq!((frame.width, frame.height), LEAST_FRAME);
        let far = laid(&[add(A), add(B), Lay::Put(B, GridPoint { x: 40, y: -20 })]);
        let frame = far.frame();
        for at in far.placements().iter().flat_map(points) {
            assert!((0..frame.width).contains(&(at.x - frame.corner.x)), "{at:?} {frame:?}");
            assert!((0..frame.height).contains(&(at.y - frame.corner.y)), "{at:?} {frame:?}");
        }
    }

    #[test]
    fn converts_pixels_to_cells() {
        let frame = SheetFrame { corner: GridPoint { x: -2, y: 3 }, width: 20, height: 10 };
        assert_eq!(frame.cell((0.0, 0.0), (400.0, 200.0)), (-2.0, 3.0));
        assert_eq!(
            frame.cell((30.0, 210.0), (400.0, 400.0)),
            (-0.5, 8.5),
            "the drawing is centred"
        );
        assert_eq!(frame.cell((5.0, 5.0), (0.0, 0.0)), (-2.0, 3.0), "nothing is drawn yet");
    }

    #[test]
    fn a_map_starts_at_its_corner() {
        let far = laid(&[
            add(A),
            Lay::Put(A, GridPoint { x: -7, y: 30 }),
            add(B),
            Lay::Put(B, GridPoint { x: 2, y: 33 }),
        ]);
        let places: Vec<(i8, i8)> = far.normalized().iter().map(|it| (it.x, it.y)).collect();
        assert_eq!(places, [(0, 0), (9, 3)]);
        assert_eq!(
            MapLayout::read(&far.written()).map(|it| it.placements),
            Some(far.placements.clone())
        );
        assert_eq!(MapLayout::read("A B"), None);
        let mut twice = far.normalized();
        twice.push(twice[0]);
        assert_eq!(MapLayout::of(&twice).normalized(), far.normalized());
    }

    #[test]
    fn overlapping_boards_are_drawn_once() {
        let both = laid(&[add(A), add(B), Lay::Step(B, Direction::West)]);
        let plan = plan(both.placements());
        assert_eq!((plan.sites.len(), plan.size()), (25, (5, 5)));
        assert_eq!(plan.boards.len(), 2);
    }
}
