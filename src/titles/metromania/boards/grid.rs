//! The triangular grid, as tables made once: vertices, edges and cells with their neighbours (MBOARD-1).

use super::plane::Faces;
use crate::engine::bits::{Set, counted};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

pub const CITY_VERTICES: usize = 91;
/// The apexes of arrow cells.
pub const APEXES: usize = SIDES * SIDE_CELLS;
/// The vertices of the city, followed by the apexes.
pub const VERTICES: usize = CITY_VERTICES + APEXES;
/// The edges inside the city.
const CITY_EDGES: usize = 240;
/// The edges of the city, followed by the slanting sides of arrow cells.
pub const EDGES: usize = CITY_EDGES + 2 * APEXES;
pub const CITY_CELLS: usize = 150;
/// The cells of the city, followed by the arrow cells.
pub const CELLS: usize = CITY_CELLS + APEXES;
/// The sides of the city.
pub const SIDES: usize = 6;
/// The arrow cells of a side.
pub const SIDE_CELLS: usize = 5;
/// The edges from the centre of the city to a corner.
const RADIUS: i8 = 5;
const SECTOR_CELLS: usize = 25;

/// One of the six directions of the grid, E0 to E5, counted anticlockwise from the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Direction(u8);

impl Direction {
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

    /// Makes the direction with a number, modulo 6.
    pub const fn new(number: u8) -> Direction {
        Direction(number % 6)
    }

    /// Returns its number, 0 to 5.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns this direction turned left by a number of sixths.
    pub fn turned(self, sixths: u8) -> Direction {
        Direction::new(self.0 + sixths % 6)
    }

    /// Returns the sixths of a left turn from another direction to this one, 0 to 5.
    pub fn turn_from(self, other: Direction) -> u8 {
        (self.0 + 6 - other.0) % 6
    }

    /// Returns the step in axial coordinates.
    pub fn offset(self) -> (i8, i8) {
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][self.index()]
    }
}

/// A side of the city, 0 to 5, between the corners of this number and the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CitySide(pub u8);

impl CitySide {
    pub const ALL: [CitySide; SIDES] =
        [CitySide(0), CitySide(1), CitySide(2), CitySide(3), CitySide(4), CitySide(5)];

    /// Returns whether the sides are neither equal nor neighbours.
    pub fn is_far_from(self, other: CitySide) -> bool {
        matches!((self.0 + 6 - other.0) % 6, 2..=4)
    }

    /// Iterates over its arrow cells in order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let first = CITY_CELLS + usize::from(self.0) * SIDE_CELLS;
        (first..first + SIDE_CELLS).map(|index| Cell(index as u8))
    }
}

/// A side of an edge, seen in the direction of digging.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Flank {
    /// The left side.
    Left,
    /// The right side.
    Right,
}

impl Flank {
    pub const ALL: [Flank; 2] = [Flank::Left, Flank::Right];
}

/// A grid point. Those of the city come first, then the apexes of the arrow cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "[i8; 2]", into = "[i8; 2]")]
pub struct Vertex(u8);

/// An edge between two grid points. Those of the city come first, then the slanting sides of the arrow cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(u16);

/// A triangle. Those of the city come first, sector by sector, then the arrow cells, side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "[Vertex; 3]", into = "[Vertex; 3]")]
pub struct Cell(u8);

counted!(Vertex u128, Cell [u64; 3]);

/// A set of vertices.
pub type VertexSet = Set<Vertex>;

/// A set of cells.
pub type CellSet = Set<Cell>;

/// An edge from a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgeStep {
    pub edge: Edge,
    /// The vertex at its other end.
    pub to: Vertex,
}

struct VertexData {
    place: (i8, i8),
    steps: [Option<EdgeStep>; 6],
    /// The cells of the city around it.
    cells: ArrayVec<Cell, 6>,
}

struct EdgeData {
    ends: [Vertex; 2],
    direction: Direction,
    /// Left and right, seen from the first end; an arrow cell is on both sides of its edges.
    cells: [Option<Cell>; 2],
}

struct CellData {
    vertices: [Vertex; 3],
    touching: CellSet,
    faces: Faces,
}

struct Grid {
    vertices: Vec<VertexData>,
    edges: Vec<EdgeData>,
    cells: Vec<CellData>,
}

static GRID: LazyLock<Grid> = LazyLock::new(Grid::new);

impl From<Vertex> for [i8; 2] {
    fn from(vertex: Vertex) -> [i8; 2] {
        vertex.place().into()
    }
}

impl TryFrom<[i8; 2]> for Vertex {
    type Error = String;

    fn try_from([q, r]: [i8; 2]) -> Result<Vertex, String> {
        Vertex::named(q, r).ok_or_else(|| format!("there is no point {q},{r}"))
    }
}

impl From<Cell> for [Vertex; 3] {
    fn from(cell: Cell) -> [Vertex; 3] {
        cell.vertices()
    }
}

impl TryFrom<[Vertex; 3]> for Cell {
    type Error = &'static str;

    fn try_from(vertices: [Vertex; 3]) -> Result<Cell, &'static str> {
        Cell::of(vertices).ok_or("a cell has three points that are neighbours")
    }
}

impl Vertex {
    /// Iterates over the vertices of the city.
    pub fn city() -> impl Iterator<Item = Vertex> {
        (0..CITY_VERTICES as u8).map(Vertex)
    }

    /// Returns the vertex with an index.
    pub fn at(index: usize) -> Option<Vertex> {
        (index < VERTICES).then_some(Vertex(index as u8))
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the vertex at axial coordinates.
    pub fn named(q: i8, r: i8) -> Option<Vertex> {
        let at = GRID.vertices.iter().position(|vertex| vertex.place == (q, r));
        at.map(|index| Vertex(index as u8))
    }

    /// Returns its axial coordinates.
    pub fn place(self) -> (i8, i8) {
        GRID.vertices[self.index()].place
    }

    /// Returns whether it is the apex of an arrow cell.
    pub fn is_apex(self) -> bool {
        self.index() >= CITY_VERTICES
    }

    /// Returns the edge in a direction, if there is one.
    pub fn step(self, direction: Direction) -> Option<EdgeStep> {
        GRID.vertices[self.index()].steps[direction.index()]
    }

    /// Iterates over all edges from here.
    pub fn steps(self) -> impl Iterator<Item = EdgeStep> {
        GRID.vertices[self.index()].steps.iter().copied().flatten()
    }

    /// Returns the cells of the city that it touches.
    pub fn cells(self) -> &'static [Cell] {
        &GRID.vertices[self.index()].cells
    }
}

impl Edge {
    pub fn all() -> impl Iterator<Item = Edge> {
        (0..EDGES as u16).map(Edge)
    }

    /// Returns the edge with an index.
    pub fn at(index: usize) -> Option<Edge> {
        (index < EDGES).then_some(Edge(index as u16))
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the edge between two vertices.
    pub fn between(a: Vertex, b: Vertex) -> Option<Edge> {
        a.steps().find(|step| step.to == b).map(|step| step.edge)
    }

    /// Returns its ends, the apex of an arrow cell first.
    pub fn ends(self) -> [Vertex; 2] {
        GRID.edges[self.index()].ends
    }

    /// Returns its other end; `None` if the edge does not end here.
    pub fn other(self, end: Vertex) -> Option<Vertex> {
        match self.ends() {
            [a, b] if a == end => Some(b),
            [a, b] if b == end => Some(a),
            _ => None,
        }
    }

    /// Returns the direction in which it leaves one of its ends.
    pub fn direction_from(self, end: Vertex) -> Direction {
        let edge = &GRID.edges[self.index()];
        if edge.ends[0] == end { edge.direction } else { edge.direction.turned(3) }
    }

    /// Returns the arrow cell of a slanting side.
    pub fn arrow_cell(self) -> Option<Cell> {
        let side = self.index().checked_sub(CITY_EDGES)?;
        Some(Cell((CITY_CELLS + side / 2) as u8))
    }

    /// Returns the cell on one side, seen from one of its ends. The cell of a slanting side is on its left.
    pub fn cell(self, end: Vertex, flank: Flank) -> Option<Cell> {
        let edge = &GRID.edges[self.index()];
        let turned = edge.ends[0] != end && self.arrow_cell().is_none();
        edge.cells[(flank as usize) ^ usize::from(turned)]
    }
}

impl Cell {
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// Iterates over the cells of the city.
    pub fn city() -> impl Iterator<Item = Cell> {
        (0..CITY_CELLS as u8).map(Cell)
    }

    /// Iterates over the arrow cells.
    pub fn arrows() -> impl Iterator<Item = Cell> {
        (CITY_CELLS as u8..CELLS as u8).map(Cell)
    }

    /// Returns the cell with an index.
    pub fn at(index: usize) -> Option<Cell> {
        (index < CELLS).then_some(Cell(index as u8))
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns its three vertices, the apex of an arrow cell last.
    pub fn vertices(self) -> [Vertex; 3] {
        GRID.cells[self.index()].vertices
    }

    /// Returns the cell with three vertices, in any order.
    pub fn of(mut vertices: [Vertex; 3]) -> Option<Cell> {
        vertices.sort_unstable();
        Cell::all().find(|cell| {
            let mut own = cell.vertices();
            own.sort_unstable();
            own == vertices
        })
    }

    /// Returns the set of this cell; empty for an arrow cell.
    pub(super) fn faces(self) -> Faces {
        GRID.cells[self.index()].faces
    }

    /// Returns its sector of the city, 0 to 5; `None` for an arrow cell.
    pub fn sector(self) -> Option<usize> {
        (self.index() < CITY_CELLS).then_some(self.index() / SECTOR_CELLS)
    }

    /// Returns the side of an arrow cell; `None` for a cell of the city.
    pub fn side(self) -> Option<CitySide> {
        let arrow = self.index().checked_sub(CITY_CELLS)?;
        Some(CitySide((arrow / SIDE_CELLS) as u8))
    }

    /// Returns the place of an arrow cell on its side, 0 to 4; `None` for a cell of the city.
    pub fn place_on_side(self) -> Option<usize> {
        self.index().checked_sub(CITY_CELLS).map(|arrow| arrow % SIDE_CELLS)
    }

    /// Returns the slanting sides of an arrow cell; `None` for a cell of the city.
    pub fn slanting_sides(self) -> Option<[Edge; 2]> {
        let first = CITY_EDGES + 2 * self.index().checked_sub(CITY_CELLS)?;
        Some([first, first + 1].map(|index| Edge(index as u16)))
    }

    /// Returns whether the cells share a side or a corner.
    pub fn touches(self, other: Cell) -> bool {
        GRID.cells[self.index()].touching.has(other)
    }
}

/// Returns the vertex in a sector for a place of a district: (5 - i, i - b, b) (MBOARD-2).
pub(super) fn sector_vertex(sector: usize, [_, be, ga]: [u8; 3]) -> Option<Vertex> {
    let (a, b) = (corner(sector), corner(sector + 1));
    let (be, ga) = (be as i8, ga as i8);
    Vertex::named(a.0 * be + b.0 * ga, a.1 * be + b.1 * ga)
}

/// Returns the places of the vertices of a district's cell (i, j) (MBOARD-2).
pub(super) fn district_cell((i, j): (u8, u8)) -> [[u8; 3]; 3] {
    let b = j / 2;
    let corners = match j % 2 {
        0 => [(i, b), (i + 1, b), (i + 1, b + 1)],
        _ => [(i, b), (i, b + 1), (i + 1, b + 1)],
    };
    corners.map(|(i, b)| [RADIUS as u8 - i, i - b, b])
}

fn corner(sector: usize) -> (i8, i8) {
    Direction::new((sector % SIDES) as u8).offset()
}

impl Grid {
    fn new() -> Grid {
        let places = places();
        let find = |place: (i8, i8)| {
            places.iter().position(|&known| known == place).map(|index| Vertex(index as u8))
        };
        let cells = cells(&find);
        let edges = edges(&places, &find, &cells);
        let vertex = |index: usize| VertexData {
            place: places[index],
            steps: steps(Vertex(index as u8), &edges),
            cells: around(Vertex(index as u8), &cells),
        };
        let vertices = (0..VERTICES).map(vertex).collect();
        let cell = |(index, own): (usize, &[Vertex; 3])| CellData {
            vertices: *own,
            touching: touching(own, &cells),
            faces: faces(index, own.map(|corner| places[corner.index()])),
        };
        let cells = cells.iter().enumerate().map(cell).collect();
        Grid { vertices, edges, cells }
    }
}

/// Returns the coordinates of all vertices: those of the city row by row, then the apexes side by side.
fn places() -> Vec<(i8, i8)> {
    let range = -RADIUS..=RADIUS;
    let rows = range.clone().flat_map(|r| range.clone().map(move |q| (q, r)));
    let city = rows.filter(|(q, r)| (q + r).abs() <= RADIUS);
    let apexes = (0..SIDES).flat_map(|k| (0..SIDE_CELLS as i8).map(move |m| rim(k, m, m + 1)));
    city.chain(apexes).collect()
}

/// Returns the point (5 - m) E_k + n E_k+1: on the rim if n = m, an apex if n = m + 1.
fn rim(k: usize, m: i8, n: i8) -> (i8, i8) {
    let (a, b) = (corner(k), corner(k + 1));
    (a.0 * (RADIUS - m) + b.0 * n, a.1 * (RADIUS - m) + b.1 * n)
}

fn cells(find: &impl Fn((i8, i8)) -> Option<Vertex>) -> Vec<[Vertex; 3]> {
    let mut cells = Vec::with_capacity(CELLS);
    for k in 0..SIDES {
        let (a, b) = (corner(k), corner(k + 1));
        let point = |[_, be, ga]: [u8; 3]| {
            let (be, ga) = (be as i8, ga as i8);
            find((a.0 * be + b.0 * ga, a.1 * be + b.1 * ga)).unwrap_or(Vertex(0))
        };
        let rows = (0..RADIUS as u8).flat_map(|i| (0..=2 * i).map(move |j| (i, j)));
        cells.extend(rows.map(|place| district_cell(place).map(point)));
    }
    for (k, m) in (0..SIDES).flat_map(|k| (0..SIDE_CELLS as i8).map(move |m| (k, m))) {
        let corners = [rim(k, m, m), rim(k, m + 1, m + 1), rim(k, m, m + 1)];
        cells.push(corners.map(|place| find(place).unwrap_or(Vertex(0))));
    }
    cells
}

fn edges(
    places: &[(i8, i8)],
    find: &impl Fn((i8, i8)) -> Option<Vertex>,
    cells: &[[Vertex; 3]],
) -> Vec<EdgeData> {
    let mut edges = Vec::with_capacity(EDGES);
    for (index, &(q, r)) in places.iter().enumerate().take(CITY_VERTICES) {
        for direction in [0, 4, 5].map(Direction) {
            let beside = |turn| {
                let (x, y) = direction.turned(turn).offset();
                find((q + x, r + y)).filter(|vertex| !vertex.is_apex())
            };
            let Some(to) = beside(0) else { continue };
            let from = Vertex(index as u8);
            let cell = |turn| beside(turn).and_then(|third| cell_of([from, to, third], cells));
            edges.push(EdgeData { ends: [from, to], direction, cells: [cell(1), cell(5)] });
        }
    }
    for (index, &[first, second, apex]) in cells.iter().enumerate().skip(CITY_CELLS) {
        for rim in [first, second] {
            let (from, to) = (places[apex.index()], places[rim.index()]);
            let offset = (to.0 - from.0, to.1 - from.1);
            let direction = Direction::ALL.into_iter().find(|d| d.offset() == offset);
            let direction = direction.unwrap_or(Direction(0));
            let cells = [Some(Cell(index as u8)), None];
            edges.push(EdgeData { ends: [apex, rim], direction, cells });
        }
    }
    edges
}

fn cell_of(vertices: [Vertex; 3], cells: &[[Vertex; 3]]) -> Option<Cell> {
    let has_all = |cell: &[Vertex; 3]| vertices.iter().all(|vertex| cell.contains(vertex));
    cells.iter().position(has_all).map(|index| Cell(index as u8))
}

fn steps(from: Vertex, edges: &[EdgeData]) -> [Option<EdgeStep>; 6] {
    let mut steps = [None; 6];
    for (index, edge) in edges.iter().enumerate() {
        let edge_id = Edge(index as u16);
        if edge.ends[0] == from {
            steps[edge.direction.index()] = Some(EdgeStep { edge: edge_id, to: edge.ends[1] });
        } else if edge.ends[1] == from {
            let back = edge.direction.turned(3);
            steps[back.index()] = Some(EdgeStep { edge: edge_id, to: edge.ends[0] });
        }
    }
    steps
}

fn around(vertex: Vertex, cells: &[[Vertex; 3]]) -> ArrayVec<Cell, 6> {
    let city = cells.iter().enumerate().take(CITY_CELLS);
    city.filter(|(_, own)| own.contains(&vertex)).map(|(index, _)| Cell(index as u8)).collect()
}

fn faces(index: usize, corners: [(i8, i8); 3]) -> Faces {
    if index < CITY_CELLS { Faces::between(corners) } else { Faces::default() }
}

fn touching(own: &[Vertex; 3], cells: &[[Vertex; 3]]) -> CellSet {
    let mut set = CellSet::default();
    for (index, other) in cells.iter().enumerate() {
        if own.iter().any(|vertex| other.contains(vertex)) {
            set.insert(Cell(index as u8));
        }
    }
    set
}
