//! Builds the board of a draft without faults.

use super::check::{Finding, Severity, check};
use super::{Deck, Draft, DraftPlace, DraftRoute, Ground, layout};
use crate::titles::city::boards::{
    Board, Color, GRID, Label, LocationId, MAX_BENDS, OwnLink, OwnPlace, OwnTables, Point, Side,
    Ticket,
};

/// Units of our drawing grid per space of a Route.
const SPACE: f64 = 4.5;
/// The least and greatest length of a drawing's longer side.
const SIDES: (f64, f64) = (60.0, 110.0);
/// Margin around the outermost places.
const AIR: f64 = 8.0;
/// Degrees between two neighbouring sides of a place.
const EIGHTH: f64 = 45.0;

impl Draft {
    /// Returns the board, which stays in memory for the rest of the program.
    ///
    /// # Errors
    /// The findings that stop it or need an answer.
    pub fn board(&self) -> Result<Board, Vec<Finding>> {
        let mut open = check(self);
        open.retain(|finding| finding.severity != Severity::Note);
        if open.is_empty() { Ok(Board::keep(self.tables())) } else { Err(open) }
    }

    /// Returns the tables of a draft without faults.
    pub(super) fn tables(&self) -> OwnTables {
        let touched = self.touched();
        let kept: Vec<usize> = (0..self.places.len()).filter(|&at| touched[at]).collect();
        let id = |place: usize| {
            LocationId(kept.iter().position(|&at| at == place).unwrap_or_default() as u8)
        };
        let drawing = self.drawing();
        let places =
            kept.iter().map(|&at| place(&self.places[at], drawing.point(drawing.spots[at])));
        // Long Tickets last.
        let of = |deck: Deck| self.tickets.iter().filter(move |ticket| ticket.deck == deck);
        let tickets = of(Deck::Usual).chain(of(Deck::Long));
        let tickets =
            tickets.map(|ticket| Ticket { ends: ticket.ends.map(id), points: ticket.points as u8 });
        OwnTables {
            name: self.name.clone(),
            size: drawing.size,
            places: places.collect(),
            links: self.links(&drawing, id),
            tickets: tickets.collect(),
            long_tickets: of(Deck::Long).count() as u8,
            rules: self.rules,
            stacks: self.stacks.iter().copied().map(id).collect(),
        }
    }

    /// Returns its placement in our drawing grid.
    pub fn drawing(&self) -> Drawing {
        let touched = self.touched();
        let kept: Vec<usize> = (0..self.places.len()).filter(|&at| touched[at]).collect();
        Drawing::of(self, &kept)
    }

    /// Returns the colour of our deck that pays for a Route; `None` if it is grey or no card replaces its colour.
    pub fn played_color(&self, route: &DraftRoute) -> Option<Color> {
        let color = route.color?;
        let stand_ins = self.stand_ins();
        let by = stand_ins.iter().find(|(of, _)| *of == color).map_or(color, |&(_, by)| by);
        self.rules.deck.colors().iter().copied().find(|color| color.name() == by.name())
    }

    /// Returns the links, in the order of their first Routes in the file.
    fn links(&self, drawing: &Drawing, id: impl Fn(usize) -> LocationId) -> Vec<OwnLink> {
        let joins = |one: &DraftRoute, [from, to]: [usize; 2]| {
            one.ends == [from, to] || one.ends == [to, from]
        };
        let mut links = Vec::new();
        for (at, route) in self.routes.iter().enumerate() {
            if self.routes[..at].iter().any(|earlier| joins(earlier, route.ends)) {
                continue;
            }
            let lanes = self.routes[at..].iter().filter(|lane| joins(lane, route.ends));
            let lanes = lanes.map(|lane| self.played_color(lane));
            let every = route.bends.len().div_ceil(MAX_BENDS).max(1);
            let bends = route.bends.iter().step_by(every).map(|&spot| drawing.point(spot));
            links.push(OwnLink {
                ends: route.ends.map(&id),
                length: route.length as u8,
                kind: route.kind,
                symbols: route.symbols as u8,
                is_tunnel: route.ground == Ground::Tunnel,
                lanes: lanes.collect(),
                bends: bends.collect(),
            });
        }
        links
    }
}

/// The mapping of a file's drawing to our grid.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The spots of all places, in the file's units.
    pub spots: Vec<(f64, f64)>,
    /// The places that have a Route.
    kept: Vec<usize>,
    corner: (f64, f64),
    /// Units of our grid per unit of the file.
    pub(super) scale: f64,
    /// The size of the drawing, in our grid.
    pub size: Point,
}

impl Drawing {
    fn of(draft: &Draft, kept: &[usize]) -> Drawing {
        let spots = layout::spots(draft);
        let along = |pick: fn((f64, f64)) -> f64| {
            let all = || kept.iter().map(|&at| pick(spots[at]));
            let (from, to) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max));
            if from <= to { (from, to) } else { (0.0, 0.0) }
        };
        let (x, y) = (along(|spot| spot.0), along(|spot| spot.1));
        let (scale, air) = match draft.grid {
            Some(grid) if draft.places.iter().all(|place| place.at.is_some()) => (1.0 / grid, AIR),
            _ => (scale(draft, &spots, (x.1 - x.0).max(y.1 - y.0)), AIR),
        };
        let corner = (x.0 - air / scale, y.0 - air / scale);
        let side =
            |(from, to): (f64, f64)| ((to - from) * scale + 2.0 * air).round().min(500.0) as i16;
        let (kept, size) = (kept.to_vec(), Point { x: side(x), y: side(y) });
        Drawing { kept, corner, scale, size, spots }
    }

    /// Returns the number of places with Routes that coincide with another one.
    pub(super) fn stacked(&self) -> usize {
        let points: Vec<Point> = self.kept.iter().map(|&at| self.point(self.spots[at])).collect();
        let lies_on = |at: &usize| {
            points[..*at].iter().any(|other| {
                let (x, y) = (other.x.abs_diff(points[*at].x), other.y.abs_diff(points[*at].y));
                x.max(y) < 2
            })
        };
        (0..points.len()).filter(lies_on).count()
    }

    /// Returns a spot of the file in our grid.
    pub fn point(&self, (x, y): (f64, f64)) -> Point {
        let (least, most) = (GRID.0.into(), GRID.1.into());
        let steps =
            |at: f64, from: f64| ((at - from) * self.scale).round().clamp(least, most) as i16;
        Point { x: steps(x, self.corner.0), y: steps(y, self.corner.1) }
    }
}

/// Returns the scale at which three out of four Routes have room for their spaces, within the limits of a board's size.
fn scale(draft: &Draft, spots: &[(f64, f64)], longest: f64) -> f64 {
    let longest = longest.max(1e-6);
    let (least, most) = ((SIDES.0 - 2.0 * AIR) / longest, (SIDES.1 - 2.0 * AIR) / longest);
    if draft.is_laid() {
        return layout::SCALE.clamp(least, most);
    }
    let mut each: Vec<f64> = draft
        .routes
        .iter()
        .map(|route| {
            let [(ax, ay), (bx, by)] = route.ends.map(|end| spots[end]);
            let (x, y) = (bx - ax, by - ay);
            (x * x + y * y).sqrt() / f64::from(route.length.max(1))
        })
        .collect();
    each.sort_by(f64::total_cmp);
    let quarter = each.get(each.len() / 4).copied().unwrap_or(1.0);
    (SPACE / quarter.max(1e-6)).clamp(least, most)
}

/// Returns a place with its name next to it.
fn place(place: &DraftPlace, at: Point) -> OwnPlace {
    let angle = place.label_angle.filter(|angle| angle.is_finite()).unwrap_or(0.0);
    let side = Side::ALL[((angle.rem_euclid(360.0) + 22.5) / EIGHTH) as usize % Side::ALL.len()];
    OwnPlace { name: place.name.clone(), at, side }
}

/// Returns the placement and spelling of a place's name.
pub fn label(of: &DraftPlace) -> Label {
    place(of, Point { x: 0, y: 0 }).leaked().label
}
