//! Checks of random legal maps against BOARD-3 and SET-1.

use super::sketch::{CellSketch, DrawnSides, SketchGround, random_map};
use crate::engine::game::Rng;
use crate::titles::tramways::network::{CellId, CellSet};

const MAPS: u64 = 200;
const ALL_SIDES: [DrawnSides; 3] = [DrawnSides::Normal, DrawnSides::Hard, DrawnSides::Mixed];

/// Players, and the columns and rows of boards: the solo game and experts first (SET-1, SOLO-1).
const RECTANGLES: [(usize, (i16, i16)); 11] = [
    (1, (3, 1)),
    (1, (1, 3)),
    (2, (3, 1)),
    (2, (1, 3)),
    (2, (2, 2)),
    (3, (2, 3)),
    (3, (3, 2)),
    (4, (2, 4)),
    (4, (4, 2)),
    (5, (2, 5)),
    (5, (5, 2)),
];

/// Every rectangle with every choice of sides.
fn layouts() -> impl Iterator<Item = (usize, (i16, i16), DrawnSides)> {
    RECTANGLES.into_iter().flat_map(|(players, size)| ALL_SIDES.map(|sides| (players, size, sides)))
}

fn maps(size: (i16, i16), sides: DrawnSides) -> impl Iterator<Item = CellSketch> {
    (0..MAPS).map(move |seed| random_map(&mut Rng::new(seed), size, sides))
}

/// The whole Building on a cell, also across boards.
fn building(map: &CellSketch, cell: CellId) -> CellSet {
    let own = map.ground(cell);
    map.flood(cell, |ground| ground == own)
}

/// Returns whether rails from the Building can end at a Parcel or at another type.
fn reaches_another_location(map: &CellSketch, start: CellId) -> bool {
    let own = map.ground(start);
    let gates = building(map, start);
    let open = gates.iter().flat_map(|cell| map.around(cell).collect::<Vec<_>>());
    open.filter(|&cell| map.ground(cell).is_open()).any(|gate| {
        let field = map.flood(gate, SketchGround::is_open);
        field.iter().flat_map(|cell| map.around(cell).collect::<Vec<_>>()).any(|cell| {
            let ground = map.ground(cell);
            ground.is_location() && ground != own
        })
    })
}

#[test]
fn board_3_every_printed_building_reaches_another_location() {
    for (players, size, sides) in layouts() {
        for map in maps(size, sides) {
            let printed = |cell: &CellId| matches!(map.ground(*cell), SketchGround::Building(_));
            for cell in map.lattice.cells().filter(printed) {
                let name = map.lattice.name(cell);
                let reaches = reaches_another_location(&map, cell);
                assert!(reaches, "{players} players, {size:?}, {sides:?} sides: {name}");
            }
        }
    }
}

#[test]
fn board_3_the_open_cells_of_a_map_are_connected() {
    for (players, size, sides) in layouts() {
        for map in maps(size, sides) {
            let open = map.lattice.cells().find(|&c| map.ground(c).is_open()).expect("open cell");
            let reached = map.flood(open, SketchGround::is_open).len();
            assert_eq!(reached, map.count(SketchGround::is_open), "{players} players, {size:?}");
        }
    }
}

/// The share of random maps with four Parcels for each player, in percent.
fn share(players: usize, size: (i16, i16), sides: DrawnSides) -> u64 {
    let enough = maps(size, sides).filter(|map| map.parcels().count() >= 4 * players).count();
    100 * enough as u64 / MAPS
}

#[test]
fn set_1_random_boards_usually_carry_four_parcels_a_player() {
    for (players, size, sides) in layouts() {
        let share = share(players, size, sides);
        println!("{players} players on {size:?}, {sides:?} sides: {share} % of draws");
        let experts = players == 2 && size != (2, 2);
        let least = if experts { 10 } else { 75 };
        assert!(share >= least, "{players} players on {size:?}, {sides:?} sides: {share} %");
    }
}

#[test]
fn set_1_maps_for_one_and_five_players_never_need_another_draw() {
    for sides in ALL_SIDES {
        assert_eq!(share(1, (3, 1), sides), 100);
        assert_eq!(share(5, (5, 2), sides), 100);
    }
}

#[test]
fn board_3_a_solo_map_of_normal_sides_has_two_types_of_building_or_more() {
    let types = |map: &CellSketch| {
        let mut kinds: Vec<_> = map
            .ground
            .iter()
            .filter_map(|ground| match ground {
                SketchGround::Building(kind) => Some(*kind),
                _ => None,
            })
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds.len()
    };
    let mixed = maps((1, 3), DrawnSides::Normal).filter(|map| types(map) >= 2).count() as u64;
    println!("two types or more on {} % of solo maps", 100 * mixed / MAPS);
    assert!(100 * mixed / MAPS >= 95);
}
