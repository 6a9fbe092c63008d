//! Where Routes lie in the drawing.

use super::{Bend, BoardData, Link, Point, RouteId};

/// The line of a link: level, upright and diagonal pieces from end to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    points: [Point; 3],
    count: usize,
}

impl Line {
    /// Its points: the ends, and the bend between them where there is one.
    pub fn points(&self) -> &[Point] {
        &self.points[..self.count]
    }
}

/// Which side of its link's line a Route lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// On the line: it has no twin.
    Alone,
    /// To the left of who goes from the first end to the second.
    Left,
    Right,
}

impl BoardData {
    /// The line of a link of this board.
    pub fn line(&self, link: &Link) -> Line {
        let [from, to] = link.ends.map(|end| self.locations[end.index()].at);
        match bend(from, to, link.bend) {
            Some(corner) => Line { points: [from, corner, to], count: 3 },
            None => Line { points: [from, to, to], count: 2 },
        }
    }

    /// Where a Route lies beside its link's line.
    pub fn lane(&self, id: RouteId) -> Lane {
        match self.routes[id.index()].twin {
            None => Lane::Alone,
            Some(twin) if id < twin => Lane::Left,
            Some(_) => Lane::Right,
        }
    }
}

fn bend(from: Point, to: Point, bend: Bend) -> Option<Point> {
    let (across, down) = (to.x - from.x, to.y - from.y);
    let reach = across.abs().min(down.abs());
    let (x, y) = (across.signum() * reach, down.signum() * reach);
    match bend {
        Bend::Straight => None,
        Bend::DiagonalFirst => Some(Point { x: from.x + x, y: from.y + y }),
        Bend::DiagonalLast => Some(Point { x: to.x - x, y: to.y - y }),
    }
}
