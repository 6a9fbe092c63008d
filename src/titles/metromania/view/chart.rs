//! Positions on the drawing of the city, in its units.

use crate::titles::metromania::boards::{Cell, Edge, Vertex};
use crate::titles::metromania::rules::state::Tunnel;

/// The width and height of the drawing.
pub const EXTENT: (u32, u32) = (1000, 920);
/// The centre of the city.
pub const MIDDLE: ChartPoint = (500, 460);
/// The length of an edge.
pub const EDGE: i32 = 82;
/// The height of a triangle, in thousandths of an edge.
const HEIGHT: i32 = 866;
/// The distance of a line from its edge, towards its cell.
const ASIDE: i32 = 7;
/// The distance of a tunnel's ends from the ends of its edge.
const INSET: i32 = 13;

/// A point of the drawing.
pub type ChartPoint = (i32, i32);

pub fn vertex(vertex: Vertex) -> ChartPoint {
    let (q, r) = vertex.place();
    let (q, r) = (i32::from(q), i32::from(r));
    (MIDDLE.0 + (2 * q + r) * EDGE / 2, MIDDLE.1 + r * EDGE * HEIGHT / 1000)
}

/// Returns the middle of an edge.
pub fn edge(edge: Edge) -> ChartPoint {
    let [a, b] = edge.ends().map(vertex);
    ((a.0 + b.0) / 2, (a.1 + b.1) / 2)
}

/// Returns the middle of a cell.
pub fn cell(cell: Cell) -> ChartPoint {
    let [a, b, c] = cell.vertices().map(vertex);
    ((a.0 + b.0 + c.0) / 3, (a.1 + b.1 + c.1) / 3)
}

/// Returns the corners of a cell, shrunk towards its middle by a percentage.
pub fn corners(of: Cell, smaller: i32) -> [ChartPoint; 3] {
    let middle = cell(of);
    of.vertices().map(|corner| towards(vertex(corner), middle, smaller))
}

/// Returns the point at a percentage of the way from one point to another.
pub fn towards(from: ChartPoint, to: ChartPoint, hundredths: i32) -> ChartPoint {
    (from.0 + (to.0 - from.0) * hundredths / 100, from.1 + (to.1 - from.1) * hundredths / 100)
}

/// Returns whether a point is nearer to the first of two others.
pub fn is_nearer(point: ChartPoint, one: ChartPoint, other: ChartPoint) -> bool {
    let distance = |to: ChartPoint| (to.0 - point.0).pow(2) + (to.1 - point.1).pow(2);
    distance(one) < distance(other)
}

/// Returns the two ends of a tunnel's stroke: next to its edge, towards its cell.
pub fn stroke(from: Vertex, tunnel: Tunnel) -> [ChartPoint; 2] {
    let (a, b, middle) = (vertex(from), vertex(tunnel.to), edge(tunnel.edge));
    let inner = cell(tunnel.cell);
    let (x, y) = (inner.0 - middle.0, inner.1 - middle.1);
    let length = isqrt(x * x + y * y).max(1);
    let (x, y) = (x * ASIDE / length, y * ASIDE / length);
    let inset = 100 * INSET / EDGE;
    [towards(a, b, inset), towards(b, a, inset)].map(|point| (point.0 + x, point.1 + y))
}

fn isqrt(number: i32) -> i32 {
    number.max(0).isqrt()
}
