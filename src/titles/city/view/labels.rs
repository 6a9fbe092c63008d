//! Where names stand on a board, as it is drawn and turned by a quarter: beside their Locations, on no
//! Route, on no Location and on no other name. The table says where each should stand on the board as
//! it is drawn; where that is not free, and on the turned board, it finds its place by itself.

use super::geometry::{Spot, Track, UNIT, extent, location, price_spot};
use crate::table::board::camera::Size;
use crate::table::board::turned::Turned;
use crate::titles::city::boards::{Anchor, Board, BoardData, Edition, Kind, Label, LocationId};
use std::sync::OnceLock;

/// What of a line's height its letters take above and below its middle, in parts of it.
const INK: (f64, f64) = (0.4, 0.45);
/// From the middle of a Route to its edge.
const ROUTE: f64 = 10.0;
/// From the middle of a Location to the edge of its sign, or of the tokens on it.
const STOP: f64 = 16.0;
/// From a Location to what a stack of Tourist tokens covers beyond its sign: how high it is, and its number below it.
const STACK: [f64; 4] = [-STOP, -STOP - 8.0, STOP, STOP];
const NUMBER: [f64; 4] = [8.0, 2.0, 26.0, 20.0];
/// Half the width and height of the price of a metro Route.
const PRICE: (f64, f64) = (17.5, 12.0);
/// The air around the drawing, in which names may stand as well as within.
const AIR: f64 = 24.0;
/// A name is sought so far from the sign of its Location.
const REACH: i32 = 44;
/// Places for names are tried in steps of so many units.
const STEP: usize = 4;
/// With so many places a name needs no other way to be written.
const ENOUGH: usize = 12;
/// Width and height of the table of points.
const TABLE: (i32, i32) = (250, 112);

/// A rectangle: left, top, right, bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Area([f64; 4]);

impl Area {
    fn around((x, y): Spot, (right, down): (f64, f64)) -> Area {
        Area([x - right, y - down, x + right, y + down])
    }

    fn moved(self, (x, y): Spot) -> Area {
        let [left, top, right, bottom] = self.0;
        Area([left + x, top + y, right + x, bottom + y])
    }

    fn wider(self, by: f64) -> Area {
        let [left, top, right, bottom] = self.0;
        Area([left - by, top - by, right + by, bottom + by])
    }

    fn meets(self, other: Area) -> bool {
        let [left, top, right, bottom] = self.0;
        let [west, north, east, south] = other.0;
        left < east && west < right && top < south && north < bottom
    }

    /// How far a spot lies outside it.
    fn distance(self, (x, y): Spot) -> f64 {
        let [left, top, right, bottom] = self.0;
        let across = (left - x).max(x - right).max(0.0);
        across.hypot((top - y).max(y - bottom).max(0.0))
    }

    /// Whether a straight line runs through it.
    fn is_crossed(self, (x0, y0): Spot, (x1, y1): Spot) -> bool {
        let [left, top, right, bottom] = self.0;
        let sides = [
            (x0 - x1, x0 - left),
            (x1 - x0, right - x0),
            (y0 - y1, y0 - top),
            (y1 - y0, bottom - y0),
        ];
        let (mut enters, mut leaves) = (0.0_f64, 1.0_f64);
        for (slope, room) in sides {
            match slope {
                0.0 if room < 0.0 => return false,
                0.0 => {}
                slope if slope < 0.0 => enters = enters.max(room / slope),
                slope => leaves = leaves.min(room / slope),
            }
        }
        enters < leaves
    }
}

/// How large a name is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// As most are.
    Usual,
    /// Smaller, where it is narrow.
    Small,
}

impl Letters {
    /// The height of a line, in drawing units.
    pub const fn line(self) -> i32 {
        match self {
            Letters::Usual => 20,
            Letters::Small => 16,
        }
    }

    /// About how wide a line is.
    fn width(self, line: &str) -> f64 {
        let letter = |letter: char| match letter {
            'm' | 'w' | 'M' | 'W' => 15.5,
            'i' | 'j' | 'l' | 'f' | 't' | 'r' | '-' | '\'' | ' ' => 6.5,
            capital if capital.is_uppercase() => 12.5,
            _ => 10.8,
        };
        let usual: f64 = line.chars().map(letter).sum();
        usual * f64::from(self.line()) / f64::from(Letters::Usual.line())
    }
}

/// A name cut into lines, written in a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The lines.
    pub lines: &'static [&'static str],
    /// The size.
    pub letters: Letters,
}

impl Written {
    /// All ways to write a name, with what speaks against each.
    fn ways(label: Label) -> [(Written, f64); 4] {
        let way = |lines, letters, cost| (Written { lines, letters }, cost);
        let narrow = if label.narrow.is_empty() { label.lines } else { label.narrow };
        [
            way(label.lines, Letters::Usual, 0.0),
            way(narrow, Letters::Usual, 12.0),
            way(label.lines, Letters::Small, 20.0),
            way(narrow, Letters::Small, 30.0),
        ]
    }

    /// How wide and high it is.
    fn size(self) -> (i32, i32) {
        let widths = self.lines.iter().map(|line| self.letters.width(line));
        (widths.fold(0.0, f64::max) as i32, self.letters.line() * self.lines.len() as i32)
    }
}

/// Where a name stands beside its Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Rightwards.
    pub x: i32,
    /// Downwards, to the middle of its lines' height.
    pub y: i32,
    /// What of each line is there.
    pub anchor: Anchor,
    /// How it is written.
    pub written: Written,
}

/// What a name may not lie on.
#[derive(Clone, Copy, Debug)]
enum Obstacle {
    Line(Spot, Spot),
    Area(Area),
}

impl Obstacle {
    fn is_under(self, area: Area) -> bool {
        match self {
            Obstacle::Line(from, to) => area.wider(ROUTE).is_crossed(from, to),
            Obstacle::Area(other) => area.meets(other),
        }
    }
}

/// A board with all that is drawn on it but names, as it lies.
struct Sheet {
    size: Size,
    stops: Vec<Spot>,
    obstacles: Vec<Obstacle>,
}

impl Sheet {
    fn of(data: &BoardData, turned: Turned) -> Sheet {
        let (width, height) = extent(data);
        let drawing = Size { width: width.into(), height: height.into() };
        let seen = |(x, y): Spot| match turned {
            Turned::Not => (x, y),
            Turned::Quarter => (drawing.height - y, x),
        };
        let middle = |id| {
            let (x, y) = location(data, id);
            seen((f64::from(x), f64::from(y)))
        };
        let stops: Vec<Spot> = data.all_locations().map(middle).collect();
        let signs = stops.iter().map(|&stop| Obstacle::Area(Area::around(stop, (STOP, STOP))));
        let mut obstacles: Vec<Obstacle> = signs.collect();
        for id in data.stacks {
            let at = stops[id.index()];
            obstacles.extend([STACK, NUMBER].map(|area| Obstacle::Area(Area(area).moved(at))));
        }
        for (id, route) in data.all_routes() {
            let open = Track::of(data, id).open();
            let lines = open.windows(2).map(|pair| Obstacle::Line(seen(pair[0]), seen(pair[1])));
            obstacles.extend(lines);
            if route.kind == Kind::Metro {
                let price = Area::around(seen(price_spot(data, id)), PRICE);
                obstacles.push(Obstacle::Area(price));
            }
        }
        Sheet { size: turned.size(drawing), stops, obstacles }
    }

    /// Whether something lies under a name, or the name beyond the drawing.
    fn is_free(&self, lines: &[Area], near: &[Obstacle]) -> bool {
        let drawing = Area([0.0, 0.0, self.size.width, self.size.height]).wider(AIR).0;
        lines.iter().all(|area| {
            let [left, top, right, bottom] = area.0;
            let within = left >= drawing[0]
                && top >= drawing[1]
                && right <= drawing[2]
                && bottom <= drawing[3];
            within && !near.iter().any(|obstacle| obstacle.is_under(*area))
        })
    }
}

/// The letters of each line of a name that stands somewhere.
fn letters((x, y): Spot, standing: Standing) -> Vec<Area> {
    let Written { lines, letters } = standing.written;
    let high = f64::from(letters.line());
    let first = y + f64::from(standing.y) - high * (lines.len() as f64 - 1.0) / 2.0;
    let area = |(row, line): (usize, &&str)| {
        let width = letters.width(line);
        let left = x + f64::from(standing.x)
            - match standing.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => width / 2.0,
                Anchor::End => width,
            };
        let middle = first + high * row as f64;
        Area([left, middle - INK.0 * high, left + width, middle + INK.1 * high])
    };
    lines.iter().enumerate().map(area).collect()
}

/// A place for a name, with what speaks against it.
#[derive(Clone, Debug)]
struct Candidate {
    standing: Standing,
    lines: Vec<Area>,
    cost: f64,
}

/// The free places for a name, all around its Location.
fn candidates(sheet: &Sheet, at: usize, label: Label) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (written, dislike) in Written::ways(label) {
        add_candidates(sheet, at, written, dislike, &mut found);
        if found.len() >= ENOUGH {
            break;
        }
    }
    found
}

fn add_candidates(
    sheet: &Sheet,
    at: usize,
    written: Written,
    dislike: f64,
    found: &mut Vec<Candidate>,
) {
    let here = sheet.stops[at];
    let (wide, high) = written.size();
    let (across, down) = (wide / 2 + REACH, high / 2 + REACH);
    let all = Area::around(here, (f64::from(wide + REACH), f64::from(high + REACH)));
    let near: Vec<Obstacle> =
        sheet.obstacles.iter().copied().filter(|obstacle| obstacle.is_under(all)).collect();
    for y in (-down..=down).step_by(STEP) {
        for middle in (-across..=across).step_by(STEP) {
            let (x, anchor) = match middle {
                right if right > wide / 2 => (right - wide / 2, Anchor::Start),
                left if left < -wide / 2 => (left + wide / 2, Anchor::End),
                middle => (middle, Anchor::Middle),
            };
            let standing = Standing { x, y, anchor, written };
            let lines = letters(here, standing);
            if sheet.is_free(&lines, &near) {
                let cost = dislike + cost(sheet, at, &lines, standing);
                found.push(Candidate { standing, lines, cost });
            }
        }
    }
}

/// Where the table says that a name should stand on the board as it is drawn.
fn wanted(sheet: &Sheet, at: usize, label: Label) -> Candidate {
    let units = |tenths: i16| i32::from(tenths) * UNIT / 10;
    let written = Written { lines: label.lines, letters: Letters::Usual };
    let (x, y) = (units(label.offset.x), units(label.offset.y));
    let standing = Standing { x, y, anchor: label.anchor, written };
    Candidate { standing, lines: letters(sheet.stops[at], standing), cost: 0.0 }
}

/// What speaks against a place: far from its Location, near another one, askew.
fn cost(sheet: &Sheet, at: usize, lines: &[Area], standing: Standing) -> f64 {
    let far = |stop: Spot| lines.iter().map(|area| area.distance(stop)).fold(f64::MAX, f64::min);
    let own = far(sheet.stops[at]);
    let others = (0..sheet.stops.len()).filter(|&other| other != at);
    let nearest = others.map(|other| far(sheet.stops[other])).fold(f64::MAX, f64::min);
    let doubtful = (own + 14.0 - nearest).max(0.0) * 4.0;
    let askew = match standing.anchor {
        Anchor::Start => f64::from(standing.y.abs()) * 0.3,
        Anchor::End => 2.0 + f64::from(standing.y.abs()) * 0.3,
        Anchor::Middle => 4.0 + f64::from(standing.x.abs()) * 0.2,
    };
    own + doubtful + askew
}

fn overlap(one: &[Area], two: &[Area]) -> bool {
    one.iter().any(|area| two.iter().any(|other| area.wider(2.0).meets(*other)))
}

/// A place for each name; those that have few choose first, and all choose again until they agree.
fn place_names(data: &BoardData, sheet: &Sheet, turned: Turned) -> Vec<Candidate> {
    let label = |at: usize| data.locations[at].label;
    let found = |at: usize| {
        let mut found = candidates(sheet, at, label(at));
        let wanted = wanted(sheet, at, label(at));
        if found.is_empty()
            || turned == Turned::Not && sheet.is_free(&wanted.lines, &sheet.obstacles)
        {
            found.push(wanted);
        }
        found
    };
    let all: Vec<Vec<Candidate>> = (0..sheet.stops.len()).map(found).collect();
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&at| all[at].len());
    let mut placed: Vec<Option<Candidate>> = vec![None; all.len()];
    for _ in 0..4 {
        for &at in &order {
            let cost = |candidate: &&Candidate| {
                let others = (0..placed.len()).filter(|&other| other != at);
                let over = others.filter_map(|other| placed[other].as_ref());
                let over = over.filter(|other| overlap(&candidate.lines, &other.lines)).count();
                candidate.cost + 400.0 * over as f64
            };
            let best = all[at].iter().min_by(|one, two| cost(one).total_cmp(&cost(two)));
            placed[at] = best.cloned();
        }
    }
    placed.into_iter().flatten().collect()
}

/// The names of a board as it lies, and the upper left corner of its table of points if it is turned,
/// as if seen upright.
struct Layout {
    names: Vec<Standing>,
    table: (i32, i32),
}

fn lay_out(data: &BoardData, turned: Turned) -> Layout {
    let sheet = Sheet::of(data, turned);
    let names = place_names(data, &sheet, turned);
    let table = place_table(&sheet, &names);
    Layout { names: names.into_iter().map(|name| name.standing).collect(), table }
}

/// The place for the table of points that is least in the way, low ones first.
fn place_table(sheet: &Sheet, names: &[Candidate]) -> (i32, i32) {
    let (width, height) = (sheet.size.width as i32, sheet.size.height as i32);
    let spots = (-1..=height / 20)
        .rev()
        .flat_map(|row| (-1..=width / 20).map(move |column| (column * 20, row * 20)));
    let clash = |&(x, y): &(i32, i32)| {
        let edges = [x, y, x + TABLE.0, y + TABLE.1].map(f64::from);
        let area = Area(edges);
        let under = sheet.obstacles.iter().filter(|it| it.is_under(area)).count();
        let named = names.iter().flat_map(|name| &name.lines).filter(|it| area.meets(**it)).count();
        let beyond =
            (edges[2] - sheet.size.width - AIR).max(edges[3] - sheet.size.height - AIR).max(0.0);
        under + named + beyond as usize / 6
    };
    spots.min_by_key(clash).unwrap_or((0, 0))
}

fn layout(data: &BoardData, turned: Turned) -> &'static Layout {
    static LAYOUTS: [[[OnceLock<Layout>; 2]; Edition::ALL.len()]; Board::ALL.len()] =
        [const { [const { [const { OnceLock::new() }; 2] }; Edition::ALL.len()] };
            Board::ALL.len()];
    let layout = &LAYOUTS[data.board as usize][data.edition as usize][turned as usize];
    layout.get_or_init(|| lay_out(data, turned))
}

/// Where a name stands on a board as it lies.
pub fn standing(data: &BoardData, id: LocationId, turned: Turned) -> Standing {
    layout(data, turned).names[id.index()]
}

/// The upper left corner of the table of points on the turned board, as a spot of the board.
pub fn table_corner(data: &BoardData) -> (i32, i32) {
    let (x, y) = layout(data, Turned::Quarter).table;
    let (_, height) = extent(data);
    (y, height as i32 - x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_lies_on_the_side_that_its_anchor_says() {
        let left = |anchor| {
            let written = Written { lines: &["oo"], letters: Letters::Usual };
            let standing = Standing { x: 10, y: 0, anchor, written };
            letters((100.0, 100.0), standing)[0].0[0].round() as i32
        };
        assert_eq!([Anchor::Start, Anchor::Middle, Anchor::End].map(left), [110, 99, 88]);
    }

    #[test]
    fn a_line_through_an_area_is_found_and_one_beside_it_is_not() {
        let area = Area([0.0, 0.0, 10.0, 10.0]);
        assert!(area.is_crossed((-5.0, 5.0), (15.0, 5.0)));
        assert!(area.is_crossed((-5.0, -4.0), (15.0, 14.0)));
        assert!(!area.is_crossed((-5.0, 11.0), (15.0, 11.0)));
        assert!(!area.is_crossed((-5.0, 5.0), (-1.0, 5.0)));
        assert!(!area.is_crossed((8.0, -9.0), (20.0, 6.0)));
    }

    #[test]
    fn no_name_lies_over_a_route_a_location_or_another_name() {
        let mut faults = Vec::new();
        for (data, turned) in
            BoardData::all().flat_map(|data| [(data, Turned::Not), (data, Turned::Quarter)])
        {
            let BoardData { board, edition, .. } = data;
            let sheet = Sheet::of(data, turned);
            let named: Vec<(&str, Vec<Area>)> = data
                .all_locations()
                .map(|id| {
                    let stands = standing(data, id, turned);
                    (data.name(id), letters(sheet.stops[id.index()], stands))
                })
                .collect();
            for (at, (name, lines)) in named.iter().enumerate() {
                if !sheet.is_free(lines, &sheet.obstacles) {
                    faults.push(format!(
                        "{board:?} {edition:?} {turned:?}: {name} lies over something"
                    ));
                }
                for (other, _) in named[at + 1..].iter().filter(|(_, it)| overlap(lines, it)) {
                    faults.push(format!(
                        "{board:?} {edition:?} {turned:?}: {name} lies over {other}"
                    ));
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
