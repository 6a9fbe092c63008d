//! The boards of a setup, laid by hand or drawn (SET-1).

use super::map::{FIRST_J_BOARD, Map};
use super::setup::Setup;
use super::setup_error::SetupError;
use super::variants::{BoardSide, MapBoard, MapChoice, MapSize, PlacedBoard, Sides};
use crate::engine::game::Rng;
use crate::titles::tramways::edition::BOARDS;

/// Keeps the map independent of the deal.
const MAP_PURPOSE: u64 = 1;
/// Number of redraws of a random map that lacks Parcels (SET-1).
const MAX_REDRAWS: usize = 1000;
/// Boards in the default rectangle are upright: three cells wide and five high **[reading]**.
const BOARD_SPAN: (i8, i8) = (3, 5);

impl Map {
    /// Returns the map of a setup.
    ///
    /// # Errors
    /// If the layout breaks SET-1.
    pub fn of(setup: &Setup) -> Result<Map, SetupError> {
        match &setup.map {
            MapChoice::Layout(placements) => {
                let map = Map::lay(placements)?;
                map.check_parcels(setup.parcels_needed())?;
                Ok(map)
            }
            MapChoice::Random { sides, size } => Map::random(setup, *sides, *size),
        }
    }

    fn random(setup: &Setup, sides: Sides, size: MapSize) -> Result<Map, SetupError> {
        let mut rng = Rng::new(setup.seed).fork(MAP_PURPOSE);
        let mut found = 0;
        for _ in 0..MAX_REDRAWS {
            let placements = draw_boards(&mut rng, setup.board_count(), rows(setup, size), sides);
            let map = Map::lay(&placements)?;
            match map.check_parcels(setup.parcels_needed()) {
                Ok(()) => return Ok(map),
                Err(_) => found = found.max(map.parcels().count()),
            }
        }
        Err(SetupError::TooFewParcels(setup.parcels_needed(), found))
    }
}

fn rows(setup: &Setup, size: MapSize) -> usize {
    if setup.players() == 1 || size == MapSize::Expert { 1 } else { 2 }
}

fn draw_boards(rng: &mut Rng, count: usize, rows: usize, sides: Sides) -> Vec<PlacedBoard> {
    let mut boards: Vec<u8> = (0..BOARDS.len() as u8).collect();
    rng.shuffle(&mut boards);
    let mut js = 0;
    boards.retain(|&board| {
        js += usize::from(board >= FIRST_J_BOARD);
        board < FIRST_J_BOARD || js == 1
    });
    let columns = count / rows;
    let place = |(i, &board): (usize, &u8)| {
        let side = match sides {
            Sides::Normal => BoardSide::Normal,
            Sides::Hard => BoardSide::Hard,
            Sides::Mixed => [BoardSide::Normal, BoardSide::Hard][rng.below(2)],
        };
        let turn = [1, 3][rng.below(2)];
        let (x, y) = ((i % columns) as i8 * BOARD_SPAN.0, (i / columns) as i8 * BOARD_SPAN.1);
        PlacedBoard { board: MapBoard(board), side, turn, x, y }
    };
    boards.iter().take(count).enumerate().map(place).collect()
}
