//! The grid and the city of MBOARD.

use catenary::titles::metromania::boards::{
    Arrow, CELLS, Cell, City, CityGround, CitySide, Direction, EDGES, Edge, Flank, Placement,
    SpotType, VERTICES, Vertex,
};

fn city(turns: [u8; 6]) -> City {
    let mut district = 0..;
    let placed = turns.map(|turn| Placement { district: district.next().unwrap_or(0), turn });
    City::new(placed).expect("six districts")
}

fn cell(points: [(i8, i8); 3]) -> Cell {
    Cell::of(points.map(|(q, r)| Vertex::named(q, r).expect("a point"))).expect("a cell")
}

fn spot_in(city: &City, sector: usize, kind: SpotType) -> Cell {
    let mut found =
        Cell::city().filter(|&c| c.sector() == Some(sector) && city.spot(c) == Some(kind));
    let spot = found.next().expect("a Spot");
    assert_eq!(found.next(), None);
    spot
}

#[test]
fn mboard_1_grid_has_its_numbers() {
    assert_eq!(Vertex::city().count(), 91);
    let inner = Edge::all().filter(|edge| edge.arrow_cell().is_none());
    assert_eq!((inner.count(), Cell::city().count(), Cell::arrows().count()), (240, 150, 30));
    assert_eq!((VERTICES, EDGES, CELLS), (121, 300, 180));
    let mut cells: Vec<_> = Cell::all().map(|cell| cell.vertices()).collect();
    cells.iter_mut().for_each(|vertices| vertices.sort_unstable());
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), CELLS);
}

#[test]
fn mboard_1_edges_and_directions_agree() {
    for edge in Edge::all() {
        let [a, b] = edge.ends();
        let (from, to) = (a.place(), b.place());
        assert_eq!(edge.direction_from(a).offset(), (to.0 - from.0, to.1 - from.1));
        assert_eq!(edge.direction_from(b), edge.direction_from(a).turned(3));
        assert_eq!(Edge::between(a, b), Some(edge));
        for flank in Flank::ALL {
            let other = if flank == Flank::Left { Flank::Right } else { Flank::Left };
            if edge.arrow_cell().is_none() {
                assert_eq!(edge.cell(a, flank), edge.cell(b, other));
            }
            let holds = |cell: Cell| cell.vertices().contains(&a) && cell.vertices().contains(&b);
            assert!(edge.cell(a, flank).is_none_or(holds));
        }
    }
    let centre = Vertex::named(0, 0).expect("the centre");
    let right = centre.step(Direction::new(0)).expect("an edge").edge;
    assert_eq!(right.cell(centre, Flank::Left), Some(cell([(0, 0), (1, 0), (1, -1)])));
    assert_eq!(right.cell(centre, Flank::Right), Some(cell([(0, 0), (1, 0), (0, 1)])));
}

#[test]
fn mboard_2_districts_turn_by_thirds() {
    let city = city([1, 0, 0, 0, 0, 0]);
    assert_eq!(spot_in(&city, 0, SpotType::Housing), cell([(4, -3), (4, -2), (5, -3)]));
}

#[test]
fn mboard_2_cities_need_each_district_once() {
    let twice = [0, 1, 2, 3, 4, 4].map(|district| Placement { district, turn: 0 });
    let turned = [0, 1, 2, 3, 4, 5].map(|district| Placement { district, turn: 3 });
    assert_eq!((City::new(twice), City::new(turned)), (None, None));
}

#[test]
fn mboard_3_every_district_has_one_spot_of_each_type() {
    for turns in [[0; 6], [1; 6], [2; 6], [0, 1, 2, 0, 1, 2]] {
        let city = city(turns);
        for sector in 0..6 {
            for kind in SpotType::ALL {
                spot_in(&city, sector, kind);
            }
        }
        let count = |ground| Cell::city().filter(|&cell| city.ground(cell) == ground).count();
        assert_eq!((count(CityGround::Lake), count(CityGround::Park)), (2, 2));
        assert_eq!((city.lake().len(), city.park().len()), (4, 4));
    }
}

#[test]
fn mboard_4_arrows_alternate() {
    for players in 2..=4 {
        let white = Cell::arrows().filter(|&cell| Arrow::of(cell, players) == Some(Arrow::White));
        assert_eq!(white.count(), 15);
    }
    for side in CitySide::ALL {
        for (m, cell) in side.cells().enumerate() {
            let odd =
                |number: usize| if number.is_multiple_of(2) { Arrow::White } else { Arrow::Black };
            assert_eq!(Arrow::of(cell, 2), Some(odd(usize::from(side.0))));
            assert_eq!(Arrow::of(cell, 3), Some(odd(usize::from(side.0) + m)));
        }
    }
    let first = CitySide(0).cells().next().expect("a cell");
    assert_eq!(first, cell([(5, 0), (5, -1), (6, -1)]));
    assert!(first.vertices()[2].is_apex());
}

#[test]
fn mboard_5_golden_cells() {
    let city = city([0; 6]);
    assert_eq!(spot_in(&city, 0, SpotType::Housing), cell([(3, -1), (3, 0), (4, -1)]));
    assert_eq!(spot_in(&city, 0, SpotType::Work), cell([(3, -2), (3, -1), (4, -2)]));
    assert_eq!(spot_in(&city, 0, SpotType::Leisure), cell([(2, -1), (2, 0), (3, -1)]));
    for lake in [[(-2, 3), (-1, 2), (-1, 3)], [(-2, 3), (-2, 4), (-1, 3)]] {
        assert_eq!(city.ground(cell(lake)), CityGround::Lake);
    }
    for park in [[(1, 1), (1, 2), (2, 1)], [(1, 2), (2, 1), (2, 2)]] {
        assert_eq!(city.ground(cell(park)), CityGround::Park);
    }
}

/// For each pair of neighbouring districts, in all turns.
#[test]
fn mboard_5_spots_share_no_edge_and_lake_and_park_no_vertex() {
    let mut orders = vec![vec![]];
    for district in 0..6u8 {
        let longer = orders.iter().flat_map(|order: &Vec<u8>| {
            (0..=order.len()).map(move |at| {
                let mut order = order.clone();
                order.insert(at, district);
                order
            })
        });
        orders = longer.collect();
    }
    for (number, order) in orders.iter().enumerate() {
        let turns = |sector: usize| ((number / 3usize.pow(sector as u32 % 5) + sector) % 3) as u8;
        let mut sector = 0;
        let placed: Vec<Placement> = order
            .iter()
            .map(|&district| {
                sector += 1;
                Placement { district, turn: turns(sector) }
            })
            .collect();
        let city = City::new(placed.try_into().expect("six")).expect("a city");
        for edge in Edge::all().filter(|edge| edge.arrow_cell().is_none()) {
            let [a, _] = edge.ends();
            let spots = Flank::ALL.map(|flank| edge.cell(a, flank).and_then(|c| city.spot(c)));
            assert!(spots.contains(&None), "{order:?} {edge:?}");
        }
        assert!(city.lake().and(city.park()).is_empty());
    }
}
