//! Where names stand on a board that was turned by a quarter: they stay upright, so that each has to
//! find a free place beside its Location again.

use super::geometry::{Track, extent, location};
use crate::titles::city::boards::{Anchor, Board, BoardData, LocationId};
use std::sync::OnceLock;

/// The height of a line of a name, in drawing units.
pub const LINE: i32 = 20;
/// About how wide a letter of a name is.
const LETTER: i32 = 10;
/// A name keeps so far from the middle of Routes.
const ROUTE: i32 = 13;
/// A name keeps so far from the middle of Locations.
const STOP: i32 = 17;
/// What a name that lies over another one counts, where one over a spot of a Route counts 1.
const OVER_NAME: i32 = 40;
/// The air around the drawing, in which names may stand as well as within.
const AIR: i32 = 24;
/// Width and height of the table of points.
const TABLE: (i32, i32) = (250, 112);

/// A rectangle of the turned drawing: left, top, right, bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Area([i32; 4]);

impl Area {
    fn wider(self, by: i32) -> Area {
        let [left, top, right, bottom] = self.0;
        Area([left - by, top - by, right + by, bottom + by])
    }

    fn has(self, (x, y): (i32, i32)) -> bool {
        let [left, top, right, bottom] = self.0;
        (left..=right).contains(&x) && (top..=bottom).contains(&y)
    }

    fn meets(self, other: Area) -> bool {
        let [left, top, right, bottom] = self.0;
        let [west, north, east, south] = other.0;
        left < east && west < right && top < south && north < bottom
    }
}

/// Where a name stands beside its Location: the middle of its block of lines, seen upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Rightwards.
    pub x: i32,
    /// Downwards, to the middle of its lines' height.
    pub y: i32,
    /// What of each line is there.
    pub anchor: Anchor,
}

/// What lies on a turned board: spots along all Routes, and the Locations.
struct Turned {
    size: (i32, i32),
    routes: Vec<(i32, i32)>,
    stops: Vec<(i32, i32)>,
}

impl Turned {
    fn of(data: &BoardData) -> Turned {
        let (width, height) = extent(data);
        let size = (height as i32, width as i32);
        let turn = |x: f64, y: f64| (size.0 - y.round() as i32, x.round() as i32);
        let spots = |id| {
            let track = Track::of(data, id);
            let count = (track.length() / 5.0) as u32;
            (0..=count).map(move |step| track.at(f64::from(step) * 5.0).0).collect::<Vec<_>>()
        };
        let routes = data.all_routes().flat_map(|(id, _)| spots(id));
        let stops = data.all_locations().map(|id| location(data, id));
        Turned {
            size,
            routes: routes.map(|(x, y)| turn(x, y)).collect(),
            stops: stops.map(|(x, y)| turn(f64::from(x), f64::from(y))).collect(),
        }
    }

    /// How much something in an area is in the way.
    fn clash(&self, area: Area) -> i32 {
        let routes = area.wider(ROUTE);
        let stops = area.wider(STOP);
        let hit = self.routes.iter().filter(|&&spot| routes.has(spot)).count()
            + 8 * self.stops.iter().filter(|&&spot| stops.has(spot)).count();
        let [left, top, right, bottom] = area.0;
        let (width, height) = self.size;
        let beyond = [-left, -top, right - width, bottom - height];
        let outside = beyond.into_iter().map(|by| (by - AIR).max(0)).sum::<i32>();
        hit as i32 + outside / 6
    }
}

/// The places for a name of a width and height, the best known first.
fn candidates(width: i32, height: i32) -> Vec<Standing> {
    let mut all = Vec::new();
    for far in [19, 23, 28, 34] {
        for y in [0, -8, 8, -16, 16, -24, 24] {
            all.push(Standing { x: far, y, anchor: Anchor::Start });
            all.push(Standing { x: -far, y, anchor: Anchor::End });
        }
        let rise = height / 2 + far - 2;
        for x in [0, width / 6, -width / 6, width / 3, -width / 3] {
            all.push(Standing { x, y: rise, anchor: Anchor::Middle });
            all.push(Standing { x, y: -rise, anchor: Anchor::Middle });
        }
        for x in [8, 16] {
            for y in [rise - 4, 4 - rise] {
                all.push(Standing { x, y, anchor: Anchor::Start });
                all.push(Standing { x: -x, y, anchor: Anchor::End });
            }
        }
    }
    all
}

fn block(data: &BoardData, id: LocationId) -> (i32, i32) {
    let lines = data.locations[id.index()].label.lines;
    let letters = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as i32;
    (letters * LETTER, lines.len() as i32 * LINE)
}

fn area((x, y): (i32, i32), (width, height): (i32, i32), standing: Standing) -> Area {
    let left = x + standing.x
        - match standing.anchor {
            Anchor::Start => 0,
            Anchor::Middle => width / 2,
            Anchor::End => width,
        };
    let top = y + standing.y - height / 2;
    Area([left, top, left + width, top + height])
}

/// The names of a turned board and the upper left corner of its table of points, as if seen upright.
struct Layout {
    names: Vec<Standing>,
    table: (i32, i32),
}

fn lay_out(data: &BoardData) -> Layout {
    let turned = Turned::of(data);
    let blocks: Vec<(i32, i32)> = data.all_locations().map(|id| block(data, id)).collect();
    let mut names: Vec<Standing> =
        vec![Standing { x: 20, y: 0, anchor: Anchor::Start }; blocks.len()];
    // Each finds its place among the others; a few rounds, until all agree.
    for _ in 0..4 {
        for at in 0..names.len() {
            let (here, size) = (turned.stops[at], blocks[at]);
            let others: Vec<Area> = (0..names.len())
                .filter(|&other| other != at)
                .map(|other| area(turned.stops[other], blocks[other], names[other]))
                .collect();
            let clash = |standing: &Standing| {
                let area = area(here, size, *standing);
                let over = others.iter().filter(|other| area.meets(**other)).count() as i32;
                turned.clash(area) + OVER_NAME * over
            };
            let best = candidates(size.0, size.1).into_iter().min_by_key(clash);
            names[at] = best.unwrap_or(names[at]);
        }
    }
    let table = place_table(&turned, &blocks, &names);
    Layout { names, table }
}

/// The place for the table of points that is least in the way, low ones first.
fn place_table(turned: &Turned, blocks: &[(i32, i32)], names: &[Standing]) -> (i32, i32) {
    let (width, height) = turned.size;
    let others: Vec<Area> =
        (0..names.len()).map(|at| area(turned.stops[at], blocks[at], names[at])).collect();
    let spots = (-1..=height / 20)
        .rev()
        .flat_map(|row| (-1..=width / 20).map(move |column| (column * 20, row * 20)));
    let clash = |&(x, y): &(i32, i32)| {
        let area = Area([x, y, x + TABLE.0, y + TABLE.1]);
        turned.clash(area) + others.iter().filter(|other| area.meets(**other)).count() as i32 * 9
    };
    spots.min_by_key(clash).unwrap_or((0, 0))
}

fn layout(board: Board) -> &'static Layout {
    static LAYOUTS: [OnceLock<Layout>; Board::ALL.len()] =
        [const { OnceLock::new() }; Board::ALL.len()];
    LAYOUTS[board as usize].get_or_init(|| lay_out(board.data()))
}

/// Where a name stands on the turned board.
pub fn standing(board: Board, id: LocationId) -> Standing {
    layout(board).names[id.index()]
}

/// The upper left corner of the table of points on the turned board, as a spot of the board.
pub fn table_corner(board: Board) -> (i32, i32) {
    let (x, y) = layout(board).table;
    let (_, height) = extent(board.data());
    (y, height as i32 - x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_lies_on_the_side_that_its_anchor_says() {
        let left = |anchor| area((100, 100), (40, 20), Standing { x: 10, y: 0, anchor }).0[0];
        assert_eq!([Anchor::Start, Anchor::Middle, Anchor::End].map(left), [110, 90, 70]);
        assert!(Area([0, 0, 10, 10]).meets(Area([9, 9, 20, 20])));
        assert!(!Area([0, 0, 10, 10]).meets(Area([10, 0, 20, 10])));
    }

    #[test]
    fn every_location_of_a_turned_board_lies_in_its_drawing() {
        for board in Board::ALL {
            let turned = Turned::of(board.data());
            let drawing = Area([0, 0, turned.size.0, turned.size.1]);
            assert!(turned.stops.iter().all(|&stop| drawing.has(stop)));
        }
    }
}
