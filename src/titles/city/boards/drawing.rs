//! Lines of Routes in the drawing.

use super::{Bend, BoardData, Link, Point, RouteId};
use arrayvec::ArrayVec;

/// The most bends of a line.
pub const MAX_BENDS: usize = 6;

/// The line of a link from end to end; on built-in boards horizontal, vertical and diagonal pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line(ArrayVec<Point, { MAX_BENDS + 2 }>);

impl Line {
    /// Returns its points: both ends, and the bends between them.
    pub fn points(&self) -> &[Point] {
        &self.0
    }
}

impl BoardData {
    /// Returns the line of a link of this board.
    pub fn line(&self, link: &Link) -> Line {
        let [from, to] = link.ends.map(|end| self.locations[end.index()].at);
        let bends = bends(from, to, link.bend);
        Line([from].into_iter().chain(bends).chain([to]).collect())
    }

    /// Returns the index of a Route among its link's lanes, counted from the left as seen from the first end, and the
    /// number of lanes.
    pub fn lane(&self, id: RouteId) -> (usize, usize) {
        let lanes = self.routes[id.index()].lanes;
        (lanes.iter().position(|lane| lane == id).unwrap_or(0), lanes.len())
    }
}

fn bends(from: Point, to: Point, bend: Bend) -> ArrayVec<Point, MAX_BENDS> {
    let (across, down) = (to.x - from.x, to.y - from.y);
    let reach = across.abs().min(down.abs());
    let (x, y) = (across.signum() * reach, down.signum() * reach);
    match bend {
        Bend::Straight => ArrayVec::new(),
        Bend::DiagonalFirst => [Point { x: from.x + x, y: from.y + y }].into_iter().collect(),
        Bend::DiagonalLast => [Point { x: to.x - x, y: to.y - y }].into_iter().collect(),
        Bend::Through(points) => points.iter().copied().take(MAX_BENDS).collect(),
    }
}
