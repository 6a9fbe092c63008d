//! A digest of a map, by which a deal is recognized without its seed.

use super::building_type::BuildingType;
use super::map::{Map, Terrain};
use super::setup::Setup;
use crate::engine::codec::crc32;

/// Returns a number that is the same however the map is turned or moved; `None` if the boards are illegal.
pub(crate) fn digest(setup: &Setup) -> Option<u32> {
    match &setup.start {
        Some(start) => Some(of_map(&start.state().map)),
        None => Map::of(setup).ok().map(|map| of_map(&map)),
    }
}

fn of_map(map: &Map) -> u32 {
    let cells: Vec<(i16, i16, u8)> = map
        .lattice
        .cells()
        .map(|cell| {
            let point = map.lattice.point(cell);
            (point.x, point.y, code(map.terrain(cell)))
        })
        .collect();
    let turned = std::iter::successors(Some(cells), |cells| {
        Some(cells.iter().map(|&(x, y, code)| (-y, x, code)).collect())
    });
    let first = turned.take(4).map(cornered).min().unwrap_or_default();
    let bytes: Vec<u8> = first
        .into_iter()
        .flat_map(|(x, y, code)| [x.to_le_bytes(), y.to_le_bytes(), [code, 0]].concat())
        .collect();
    crc32(&bytes)
}

/// The cells moved to the corner of the table, in order.
fn cornered(mut cells: Vec<(i16, i16, u8)>) -> Vec<(i16, i16, u8)> {
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    cells.iter_mut().for_each(|cell| (cell.0, cell.1) = (cell.0 - left, cell.1 - top));
    cells.sort_unstable();
    cells
}

fn code(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Plain => 0,
        Terrain::Mountain => 1,
        Terrain::Lake => 2,
        Terrain::Building(kind) => {
            let place = BuildingType::ALL.into_iter().position(|it| it == kind);
            3 + place.unwrap_or_default() as u8
        }
        Terrain::Parcel(parcel) => 100 + parcel.index() as u8,
    }
}
