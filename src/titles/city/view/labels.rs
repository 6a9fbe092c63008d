//! Placement of names on a board, upright or turned by a quarter, at each letter size.
//!
//! Names are placed next to their Locations, never over a Location or another name. The board's table gives the
//! preferred spot on the upright board; if that is taken, or the board is turned, a spot is searched for. Letters
//! larger than usual, for boards shown small, may cover Routes.

use super::geometry::{Spot, Track, UNIT, extent, location, price_spot};
use super::points_table::table_size;
use crate::table::board::camera::Size;
use crate::table::board::lettering::Lettering;
use crate::table::board::orientation::Turned;
use crate::titles::city::boards::{Anchor, BoardData, BoardId, Kind, Label, LocationId};
use std::sync::{Mutex, PoisonError};

/// The part of a line's height that letters take above and below its middle.
const INK: (f64, f64) = (0.4, 0.45);
/// Half the width of a Route.
const ROUTE: f64 = 10.0;
/// Distance from a Location's centre to the edge of its sign or tokens.
const STOP: f64 = 16.0;
/// Rectangles that a stack of Tourist tokens and its number cover beyond the sign.
const STACK: [f64; 4] = [-STOP, -STOP - 8.0, STOP, STOP];
const NUMBER: [f64; 4] = [8.0, 2.0, 26.0, 20.0];
/// Half the width and height of the price of a metro Route.
const PRICE: (f64, f64) = (17.5, 12.0);
/// Margin around the drawing in which names may be placed.
const AIR: f64 = 24.0;
/// Maximum distance of a name from its Location's sign.
const REACH: i32 = 44;
/// Number of steps per letter height between tried spots.
const STEPS: i32 = 4;
/// Number of candidates from which no further spelling of a name is tried.
const ENOUGH: usize = 12;
/// Limit of candidates per name.
const MOST: usize = 160;
/// Cost of overlapping another name, and of being so close that both read as one.
const OVER_NAME: f64 = 400.0;
const BESIDE_NAME: f64 = 70.0;
/// Cost for each piece of a Route that the name covers.
const OVER_ROUTE: f64 = 40.0;

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

    /// Returns the distance of a point from the rectangle; 0 inside.
    fn distance(self, (x, y): Spot) -> f64 {
        let [left, top, right, bottom] = self.0;
        let across = (left - x).max(x - right).max(0.0);
        across.hypot((top - y).max(y - bottom).max(0.0))
    }

    /// Returns whether a straight line crosses the rectangle.
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

/// The height of letters, in drawing units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Letters(i32);

impl Letters {
    /// The size of most names.
    const USUAL: Letters = Letters(18);
    /// The size where space is narrow.
    const SMALL: Letters = Letters(14);

    pub const fn height(self) -> i32 {
        self.0
    }

    /// Returns the height of a line.
    pub const fn line(self) -> i32 {
        self.0 * 10 / 9
    }

    /// Estimates the width of a line.
    fn width(self, line: &str) -> f64 {
        let letter = |letter: char| match letter {
            'm' | 'w' | 'M' | 'W' => 15.5,
            'i' | 'j' | 'l' | 'f' | 't' | 'r' | '-' | '\'' | '’' | '.' | ' ' => 6.5,
            capital if capital.is_uppercase() => 12.5,
            _ => 10.8,
        };
        let usual: f64 = line.chars().map(letter).sum();
        usual * f64::from(self.0) / f64::from(Letters::USUAL.0)
    }
}

/// A name split into lines, at a letter size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    pub lines: &'static [&'static str],
    pub letters: Letters,
}

impl Written {
    /// Returns every way to write a name, with its cost.
    fn ways(label: Label, least: Lettering) -> Vec<(Written, f64)> {
        let least = Letters(least.units());
        let (usual, small) = (Letters::USUAL.max(least), Letters::SMALL.max(least));
        let all = [
            (label.lines, usual, 0.0),
            (label.narrow, usual, 12.0),
            (label.lines, small, 20.0),
            (label.narrow, small, 30.0),
            (label.short, usual, 36.0),
        ];
        let mut ways: Vec<(Written, f64)> = Vec::new();
        for (lines, letters, cost) in all {
            let written = Written { lines, letters };
            if !lines.is_empty() && ways.iter().all(|&(other, _)| other != written) {
                ways.push((written, cost));
            }
        }
        ways
    }

    /// Returns the width and height.
    fn size(self) -> (i32, i32) {
        let widths = self.lines.iter().map(|line| self.letters.width(line));
        (widths.fold(0.0, f64::max) as i32, self.letters.line() * self.lines.len() as i32)
    }
}

/// The position of a name relative to its Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedName {
    pub x: i32,
    /// Downwards, to the middle of the lines.
    pub y: i32,
    /// The part of each line that is aligned with `x`.
    pub anchor: Anchor,
    pub written: Written,
}

/// Something that a name should not cover.
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

/// A drawn board without names, upright or turned.
struct Sheet {
    size: Size,
    stops: Vec<Spot>,
    /// The Locations with their tokens; no name may cover them.
    signs: Vec<Area>,
    /// The Routes and their prices.
    routes: Vec<Obstacle>,
}

impl Sheet {
    fn of(data: &BoardData, turned: Turned) -> Sheet {
        let (width, height) = extent(data);
        let drawing = Size { width: width.into(), height: height.into() };
        let on_screen = |(x, y): Spot| match turned {
            Turned::Not => (x, y),
            Turned::Quarter => (drawing.height - y, x),
        };
        let middle = |id| {
            let (x, y) = location(data, id);
            on_screen((f64::from(x), f64::from(y)))
        };
        let stops: Vec<Spot> = data.all_locations().map(middle).collect();
        let signs = stops.iter().map(|&stop| Area::around(stop, (STOP, STOP)));
        let mut signs: Vec<Area> = signs.collect();
        for id in data.stacks {
            let at = stops[id.index()];
            signs.extend([STACK, NUMBER].map(|area| Area(area).moved(at)));
        }
        let mut routes = Vec::new();
        for (id, route) in data.all_routes() {
            let open = Track::of(data, id).open();
            let lines =
                open.windows(2).map(|pair| Obstacle::Line(on_screen(pair[0]), on_screen(pair[1])));
            routes.extend(lines);
            if route.kind == Kind::Metro {
                let price = Area::around(on_screen(price_spot(data, id)), PRICE);
                routes.push(Obstacle::Area(price));
            }
        }
        Sheet { size: turned.size(drawing), stops, signs, routes }
    }

    /// Returns a sheet with only Locations and Routes.
    fn plain(size: Size, stops: Vec<Spot>, tracks: &[Track]) -> Sheet {
        let signs = stops.iter().map(|&stop| Area::around(stop, (STOP, STOP))).collect();
        let lines = tracks.iter().map(Track::open);
        let lines = lines.flat_map(|open| {
            let pairs = open.windows(2).map(|pair| Obstacle::Line(pair[0], pair[1]));
            pairs.collect::<Vec<_>>()
        });
        Sheet { size, stops, signs, routes: lines.collect() }
    }

    /// Returns whether a name is within the drawing and covers no Location.
    fn has_room(&self, lines: &[Area]) -> bool {
        let drawing = Area([0.0, 0.0, self.size.width, self.size.height]).wider(AIR).0;
        lines.iter().all(|area| {
            let [left, top, right, bottom] = area.0;
            let within = left >= drawing[0]
                && top >= drawing[1]
                && right <= drawing[2]
                && bottom <= drawing[3];
            within && !self.signs.iter().any(|sign| sign.meets(*area))
        })
    }
}

/// Returns the number of pieces of Routes under a name.
fn count_under(lines: &[Area], routes: &[Obstacle]) -> usize {
    lines.iter().map(|area| routes.iter().filter(|it| it.is_under(*area)).count()).sum()
}

/// Returns the rectangle of each line of a placed name.
fn letters((x, y): Spot, standing: PlacedName) -> Vec<Area> {
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

/// A candidate position for a name, with its cost.
#[derive(Clone, Debug)]
struct Candidate {
    standing: PlacedName,
    lines: Vec<Area>,
    cost: f64,
}

/// Returns the candidates around a Location, best first. At the usual letter size only those that cover no Route.
fn candidates(sheet: &Sheet, at: usize, label: Label, least: Lettering) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (written, dislike) in Written::ways(label, least) {
        add_candidates(sheet, at, written, dislike, &mut found);
        if found.len() >= ENOUGH && written.letters <= Letters::USUAL {
            break;
        }
    }
    found.sort_by(|one, two| one.cost.total_cmp(&two.cost));
    found.truncate(MOST);
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
    let letters_high = written.letters.height();
    let reach = REACH + (letters_high - Letters::USUAL.height()).max(0);
    let (across, down) = (wide / 2 + reach, high / 2 + reach);
    let all = Area::around(here, (f64::from(wide + reach), f64::from(high + reach)));
    let near: Vec<Obstacle> =
        sheet.routes.iter().copied().filter(|route| route.is_under(all)).collect();
    let step = (letters_high / STEPS) as usize;
    for y in (-down..=down).step_by(step) {
        for middle in (-across..=across).step_by(step) {
            let (x, anchor) = match middle {
                right if right > wide / 2 => (right - wide / 2, Anchor::Start),
                left if left < -wide / 2 => (left + wide / 2, Anchor::End),
                middle => (middle, Anchor::Middle),
            };
            let standing = PlacedName { x, y, anchor, written };
            let lines = letters(here, standing);
            if !sheet.has_room(&lines) {
                continue;
            }
            let under = count_under(&lines, &near);
            if under == 0 || written.letters > Letters::USUAL {
                let cost = dislike + cost(sheet, at, &lines, standing) + OVER_ROUTE * under as f64;
                found.push(Candidate { standing, lines, cost });
            }
        }
    }
}

/// Returns the board table's preferred position.
fn wanted(sheet: &Sheet, at: usize, label: Label, letters_of: Letters) -> Candidate {
    let units = |tenths: i16| i32::from(tenths) * UNIT / 10;
    let written = Written { lines: label.lines, letters: letters_of };
    let (x, y) = (units(label.offset.x), units(label.offset.y));
    let standing = PlacedName { x, y, anchor: label.anchor, written };
    Candidate { standing, lines: letters(sheet.stops[at], standing), cost: 0.0 }
}

/// Returns the cost of a position: higher if far from its Location, close to another one, or off the axes.
fn cost(sheet: &Sheet, at: usize, lines: &[Area], standing: PlacedName) -> f64 {
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
    are_within(2.0, one, two)
}

/// Returns whether two names are within `distance` of each other.
fn are_within(distance: f64, one: &[Area], two: &[Area]) -> bool {
    one.iter().any(|area| two.iter().any(|other| area.wider(distance).meets(*other)))
}

/// Chooses a position for each name: those with fewest candidates first, then all again until nothing changes.
fn place_names(
    labels: &[Label],
    sheet: &Sheet,
    turned: Turned,
    least: Lettering,
) -> Vec<Candidate> {
    let letters = Letters::USUAL.max(Letters(least.units()));
    let air = f64::from(letters.height()) * 0.6;
    let found = |at: usize| {
        let label = labels[at];
        let mut found = candidates(sheet, at, label, least);
        let wanted = wanted(sheet, at, label, letters);
        let is_free =
            sheet.has_room(&wanted.lines) && count_under(&wanted.lines, &sheet.routes) == 0;
        if found.is_empty() || turned == Turned::Not && is_free {
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
                let others = others.filter_map(|other| placed[other].as_ref());
                let against = |other: &Candidate| match (&candidate.lines, &other.lines) {
                    (one, two) if overlap(one, two) => OVER_NAME,
                    (one, two) if are_within(air, one, two) => BESIDE_NAME,
                    _ => 0.0,
                };
                candidate.cost + others.map(against).sum::<f64>()
            };
            let best = all[at].iter().min_by(|one, two| cost(one).total_cmp(&cost(two)));
            placed[at] = best.cloned();
        }
    }
    placed.into_iter().flatten().collect()
}

/// The layout of a board: names, and the upper left corner of the points table if the board is turned, in upright
/// coordinates.
struct Layout {
    names: Vec<PlacedName>,
    table: (i32, i32),
}

fn lay_out(data: &BoardData, turned: Turned, least: Lettering) -> Layout {
    let sheet = Sheet::of(data, turned);
    let labels: Vec<Label> = data.locations.iter().map(|location| location.label).collect();
    let names = place_names(&labels, &sheet, turned, least);
    let table = place_table(&sheet, &names, table_size(data));
    Layout { names: names.into_iter().map(|name| name.standing).collect(), table }
}

/// Returns the spot for the points table that covers least, preferring low ones.
fn place_table(sheet: &Sheet, names: &[Candidate], table: (i32, i32)) -> (i32, i32) {
    let (width, height) = (sheet.size.width as i32, sheet.size.height as i32);
    let spots = (-1..=height / 20)
        .rev()
        .flat_map(|row| (-1..=width / 20).map(move |column| (column * 20, row * 20)));
    let clash = |&(x, y): &(i32, i32)| {
        let edges = [x, y, x + table.0, y + table.1].map(f64::from);
        let area = Area(edges);
        let signs = sheet.signs.iter().filter(|it| it.meets(area)).count();
        let under = signs + count_under(&[area], &sheet.routes);
        let named = names.iter().flat_map(|name| &name.lines).filter(|it| area.meets(**it)).count();
        let beyond =
            (edges[2] - sheet.size.width - AIR).max(edges[3] - sheet.size.height - AIR).max(0.0);
        under + named + beyond as usize / 6
    };
    spots.min_by_key(clash).unwrap_or((0, 0))
}

/// Key of a cached layout; letters have at least the given size.
type Look = (BoardId, Turned, Lettering);

/// Returns the layout for a look, from a cache.
fn layout(data: &BoardData, turned: Turned, least: Lettering) -> &'static Layout {
    static LAYOUTS: Mutex<Vec<(Look, &'static Layout)>> = Mutex::new(Vec::new());
    let mut layouts = LAYOUTS.lock().unwrap_or_else(PoisonError::into_inner);
    let look = (data.id, turned, least);
    if let Some((_, layout)) = layouts.iter().find(|(known, _)| *known == look) {
        return layout;
    }
    let layout: &Layout = Box::leak(Box::new(lay_out(data, turned, least)));
    layouts.push((look, layout));
    layout
}

/// Returns the position of a name, in letters of at least the given size.
pub fn standing(data: &BoardData, id: LocationId, turned: Turned, least: Lettering) -> PlacedName {
    layout(data, turned, least).names[id.index()]
}

/// Returns the positions of names on a drawing with only named Locations and Routes.
pub fn names_of(
    size: Size,
    stops: &[(Spot, Label)],
    tracks: &[Track],
    least: Lettering,
) -> Vec<PlacedName> {
    let (spots, labels): (Vec<Spot>, Vec<Label>) = stops.iter().copied().unzip();
    let sheet = Sheet::plain(size, spots, tracks);
    let names = place_names(&labels, &sheet, Turned::Not, least);
    names.into_iter().map(|name| name.standing).collect()
}

/// Returns the upper left corner of the points table in board coordinates: the sheet's on an upright built-in board,
/// otherwise the spot that covers least.
pub fn table_corner(data: &BoardData, turned: Turned) -> (i32, i32) {
    if turned == Turned::Not && data.own.is_none() {
        return data.sheet.points_table;
    }
    let (x, y) = layout(data, turned, Lettering::default()).table;
    let (_, height) = extent(data);
    match turned {
        Turned::Not => (x, y),
        Turned::Quarter => (y, height as i32 - x),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::boards::Board;

    #[test]
    fn aligns_names_by_their_anchor() {
        let left = |anchor| {
            let written = Written { lines: &["oo"], letters: Letters::USUAL };
            let standing = PlacedName { x: 10, y: 0, anchor, written };
            letters((100.0, 100.0), standing)[0].0[0].round() as i32
        };
        assert_eq!([Anchor::Start, Anchor::Middle, Anchor::End].map(left), [110, 99, 88]);
    }

    #[test]
    fn detects_lines_that_cross_an_area() {
        let area = Area([0.0, 0.0, 10.0, 10.0]);
        assert!(area.is_crossed((-5.0, 5.0), (15.0, 5.0)));
        assert!(area.is_crossed((-5.0, -4.0), (15.0, 14.0)));
        assert!(!area.is_crossed((-5.0, 11.0), (15.0, 11.0)));
        assert!(!area.is_crossed((-5.0, 5.0), (-1.0, 5.0)));
        assert!(!area.is_crossed((8.0, -9.0), (20.0, 6.0)));
    }

    #[test]
    fn names_cover_no_locations_or_names_and_no_routes_at_the_usual_size() {
        let mut faults = Vec::new();
        for data in Board::BUILT_IN.map(Board::data) {
            for turned in [Turned::Not, Turned::Quarter] {
                let sheet = Sheet::of(data, turned);
                for least in Lettering::all() {
                    let board = data.board();
                    let fault = |name: &str, what: &str| {
                        format!("{board:?} {turned:?} {least:?}: {name} {what}")
                    };
                    faults.extend(faults_of(data, &sheet, turned, least, fault));
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    }

    fn faults_of(
        data: &BoardData,
        sheet: &Sheet,
        turned: Turned,
        least: Lettering,
        fault: impl Fn(&str, &str) -> String,
    ) -> Vec<String> {
        let mut faults = Vec::new();
        let mut named: Vec<(&str, Vec<Area>)> = Vec::new();
        for id in data.all_locations() {
            let stands = standing(data, id, turned, least);
            let (name, lines) = (data.name(id), letters(sheet.stops[id.index()], stands));
            if stands.written.letters.height() < least.units() {
                faults.push(fault(name, "is too small"));
            }
            if !sheet.has_room(&lines) {
                faults.push(fault(name, "lies over a Location"));
            }
            let is_usual = stands.written.letters <= Letters::USUAL;
            if is_usual && count_under(&lines, &sheet.routes) > 0 {
                faults.push(fault(name, "lies over a Route"));
            }
            let over = named.iter().filter(|(_, other)| overlap(&lines, other));
            faults.extend(over.map(|(other, _)| fault(name, &format!("lies over {other}"))));
            named.push((name, lines));
        }
        faults
    }
}
