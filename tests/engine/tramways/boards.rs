//! BOARD: the boards of our edition.

use catenary::titles::tramways::edition::{BOARDS, PARCEL_NAMES};
use catenary::titles::tramways::network::{CellId, CellSet, Direction};
use catenary::titles::tramways::rules::building_type::BuildingType;
use catenary::titles::tramways::rules::card::CardId;
use catenary::titles::tramways::rules::icon::{Destination, Icon, ParcelId};
use catenary::titles::tramways::rules::map::{Map, Terrain, side_terrain};
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::variants::BoardSide;
use std::collections::BTreeMap;

const SIDES: [BoardSide; 2] = [BoardSide::Normal, BoardSide::Hard];

fn parcels(board: usize, side: BoardSide) -> Vec<&'static str> {
    let name = |terrain| match terrain {
        Terrain::Parcel(parcel) => Some(ParcelId::name(parcel)),
        _ => None,
    };
    side_terrain(&BOARDS[board], side).into_iter().filter_map(name).collect()
}

fn count(board: usize, side: BoardSide, is: impl Fn(&Terrain) -> bool) -> usize {
    side_terrain(&BOARDS[board], side).iter().filter(|terrain| is(terrain)).count()
}

#[test]
fn board_1_parcels() {
    assert_eq!(BOARDS.len(), 12);
    let mut board_of: BTreeMap<&str, usize> = BTreeMap::new();
    for (board, side) in (0..12).flat_map(|board| SIDES.map(|side| (board, side))) {
        let found = parcels(board, side);
        assert!((1..=4).contains(&found.len()), "board {}", BOARDS[board].name);
        for name in found {
            if board >= 9 {
                assert_eq!(name, "J");
            } else {
                assert!(name.starts_with(BOARDS[board].name) && name != "J");
                assert_eq!(*board_of.entry(name).or_insert(board), board);
            }
        }
    }
    assert_eq!((board_of.len(), PARCEL_NAMES.len()), (24, 25));
    for name in ["A1", "B1", "B2", "D1", "D2", "D3", "F2", "F3", "H1", "H2"] {
        assert!(board_of.contains_key(name), "{name}");
    }
    assert!(!parcels(1, BoardSide::Normal).contains(&"B1"));
    assert!(parcels(1, BoardSide::Hard).contains(&"B1"));
}

#[test]
fn board_2_sides() {
    for (board, text) in BOARDS.iter().enumerate() {
        assert!(SIDES.into_iter().all(|side| side_terrain(text, side).len() == 15));
        let of = |is: fn(&Terrain) -> bool| SIDES.map(|side| count(board, side, is));
        let [easy, rough] = of(|t| matches!(t, Terrain::Mountain | Terrain::Lake));
        assert!(rough > easy, "board {}", text.name);
        let [many, few] = of(|terrain| matches!(terrain, Terrain::Building(_)));
        assert!(few < many, "board {}", text.name);
    }
}

/// Returns whether rails from a printed Building can reach another type, or a Parcel.
fn leads_on(map: &Map, from: CellId, kind: BuildingType) -> bool {
    let (mut seen, mut open) = (CellSet::default(), vec![from]);
    seen.insert(from);
    while let Some(cell) = open.pop() {
        for next in Direction::ALL.into_iter().filter_map(|side| map.next(cell, side)) {
            match map.terrain(next) {
                Terrain::Building(other) if other != kind && cell != from => return true,
                Terrain::Parcel(_) if cell != from => return true,
                Terrain::Plain | Terrain::Mountain if !seen.has(next) => {
                    seen.insert(next);
                    open.push(next);
                }
                _ => {}
            }
        }
    }
    false
}

#[test]
fn board_3_no_building_is_cut_off() {
    for (players, seed) in (1..=5).flat_map(|n| (0..40).map(move |seed| (n, seed))) {
        let map = Map::of(&Setup::standard(players, seed)).expect("a map");
        for cell in map.lattice.cells() {
            if let Terrain::Building(kind) = map.terrain(cell) {
                let twin = |side: &Direction| {
                    let next = map.next(cell, *side);
                    next.filter(|&next| map.terrain(next) == Terrain::Building(kind))
                };
                let twin = Direction::ALL.iter().find_map(twin);
                let good = leads_on(&map, cell, kind)
                    || twin.is_some_and(|twin| leads_on(&map, twin, kind));
                assert!(good, "{players} players, seed {seed}: {}", map.lattice.name(cell));
            }
        }
    }
}

#[test]
fn board_4_types_have_like_shares() {
    let mut cells = [0; 4];
    for (board, side) in (0..12).flat_map(|board| SIDES.map(|side| (board, side))) {
        for kind in BuildingType::ALL {
            cells[kind.index()] += count(board, side, |t| *t == Terrain::Building(kind));
        }
    }
    let icon = |kind| Icon::To(Destination::Kind(kind));
    let icons =
        BuildingType::ALL.map(|kind| CardId::all().filter(|c| c.set().has(icon(kind))).count());
    for shares in [cells, icons] {
        let (least, most) = (shares.iter().min().unwrap_or(&0), shares.iter().max().unwrap_or(&0));
        assert!(2 * most <= 3 * least, "R C I L: {shares:?}");
    }
}
