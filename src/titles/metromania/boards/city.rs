//! A city on the table: six turned districts and the arrows around them (MBOARD).

use super::district::{DISTRICTS, District};
use super::grid::VertexSet;
use super::grid::{CITY_CELLS, CITY_VERTICES, Cell, SIDES, Vertex, district_cell, sector_vertex};
use super::plane::Faces;
use serde::{Deserialize, Serialize};

/// The type of a Spot and of a Destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SpotType {
    #[serde(rename = "H")]
    Housing,
    #[serde(rename = "W")]
    Work,
    #[serde(rename = "L")]
    Leisure,
}

impl SpotType {
    pub const ALL: [SpotType; 3] = [SpotType::Housing, SpotType::Work, SpotType::Leisure];

    /// Returns its index in [`SpotType::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns its letter in files: H, W or L.
    pub fn letter(self) -> char {
        ['H', 'W', 'L'][self.index()]
    }
}

/// The ground of a cell of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CityGround {
    Plain,
    Spot(SpotType),
    /// A part of the lake.
    Lake,
    /// A part of the park.
    Park,
}

/// The arrow of a cell around the city (MBOARD-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrow {
    /// A line may start here.
    White,
    /// A line may end here.
    Black,
}

/// A district in a sector of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    pub district: u8,
    /// Thirds of a turn, 0 to 2.
    pub turn: u8,
}

/// The placed districts, one in each of the six sectors, and tables derived from them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct City {
    placements: [Placement; SIDES],
    ground: [CityGround; CITY_CELLS],
    /// The number of Spots that touch each vertex.
    spots: [u8; CITY_VERTICES],
    lake: VertexSet,
    park: VertexSet,
    /// The cells with plain ground.
    plain: Faces,
    /// The Spots of each type.
    of_type: [Faces; 3],
}

impl City {
    /// Makes the city with these districts in sectors 0 to 5; `None` if one is missing or a turn is invalid.
    pub fn new(placements: [Placement; SIDES]) -> Option<City> {
        let has = |district: u8| placements.iter().any(|placed| placed.district == district);
        let known = (0..SIDES as u8).all(has) && placements.iter().all(|placed| placed.turn < 3);
        known.then(|| City::laid(placements))
    }

    fn laid(placements: [Placement; SIDES]) -> City {
        let mut ground = [CityGround::Plain; CITY_CELLS];
        for (sector, placed) in placements.into_iter().enumerate() {
            for (place, shown) in symbols(&DISTRICTS[usize::from(placed.district)]) {
                if let Some(cell) = cell_in(sector, placed.turn, place) {
                    ground[cell.index()] = shown;
                }
            }
        }
        let is_spot = |cell: &&Cell| matches!(ground[cell.index()], CityGround::Spot(_));
        let mut spots = [0; CITY_VERTICES];
        for vertex in Vertex::city() {
            spots[vertex.index()] = vertex.cells().iter().filter(is_spot).count() as u8;
        }
        let around = |wanted| {
            let cells = Cell::city().filter(|cell| ground[cell.index()] == wanted);
            cells.flat_map(Cell::vertices).collect()
        };
        let (lake, park) = (around(CityGround::Lake), around(CityGround::Park));
        let faces = |wanted| Cell::city().filter(|cell| ground[cell.index()] == wanted).collect();
        let of_type = SpotType::ALL.map(|kind| faces(CityGround::Spot(kind)));
        City { placements, ground, spots, lake, park, plain: faces(CityGround::Plain), of_type }
    }

    /// Returns the districts in sectors 0 to 5.
    pub fn placements(&self) -> &[Placement; SIDES] {
        &self.placements
    }

    /// Returns the ground of a cell; plain for arrow cells.
    pub fn ground(&self, cell: Cell) -> CityGround {
        self.ground.get(cell.index()).copied().unwrap_or(CityGround::Plain)
    }

    /// Returns the type of a Spot; `None` for other cells.
    pub fn spot(&self, cell: Cell) -> Option<SpotType> {
        match self.ground(cell) {
            CityGround::Spot(kind) => Some(kind),
            _ => None,
        }
    }

    /// Returns the number of Spots that touch a vertex.
    pub fn spots_at(&self, vertex: Vertex) -> u8 {
        self.spots.get(vertex.index()).copied().unwrap_or(0)
    }

    /// Returns the vertices that touch the lake.
    pub fn lake(&self) -> VertexSet {
        self.lake
    }

    /// Returns the cells with plain ground.
    pub fn plain(&self) -> Faces {
        self.plain
    }

    /// Returns the Spots of a type.
    pub fn of_type(&self, kind: SpotType) -> Faces {
        self.of_type[kind.index()]
    }

    /// Returns the vertices that touch the park.
    pub fn park(&self) -> VertexSet {
        self.park
    }
}

impl Arrow {
    /// Returns the arrow of a cell around the city; `None` for a cell of the city (MBOARD-4).
    pub fn of(cell: Cell, players: usize) -> Option<Arrow> {
        let (side, place) = (cell.side()?, cell.place_on_side()?);
        let odd = match players {
            2 => usize::from(side.0),
            _ => usize::from(side.0) + place,
        };
        Some(if odd % 2 == 0 { Arrow::White } else { Arrow::Black })
    }
}

/// Iterates over the symbols of a district and their places.
fn symbols(district: &District) -> impl Iterator<Item = ((u8, u8), CityGround)> {
    let spots = [
        (district.housing, CityGround::Spot(SpotType::Housing)),
        (district.work, CityGround::Spot(SpotType::Work)),
        (district.leisure, CityGround::Spot(SpotType::Leisure)),
    ];
    let lake = district.lake.iter().map(|&place| (place, CityGround::Lake));
    let park = district.park.iter().map(|&place| (place, CityGround::Park));
    spots.into_iter().chain(lake).chain(park)
}

/// Returns the cell for a place of a turned district (MBOARD-2).
fn cell_in(sector: usize, turn: u8, place: (u8, u8)) -> Option<Cell> {
    let corners = district_cell(place).map(|mut corner| {
        corner.rotate_right(usize::from(turn));
        sector_vertex(sector, corner)
    });
    let [Some(a), Some(b), Some(c)] = corners else { return None };
    Cell::of([a, b, c])
}
