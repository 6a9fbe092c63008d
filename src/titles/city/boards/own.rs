//! Boards that players bring, kept for as long as the program runs.

use super::{
    Board, BoardData, BoardId, BoardRules, Color, Habits, Kind, Link, Location, LocationId, Look,
    Point, Route, Shape, Sheet, Sign, Ticket, Wild, lane, routes_at,
};
use crate::engine::bots::Digest;
use crate::words::Text;
use std::sync::{Mutex, PoisonError};

/// What an own board is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnTables {
    pub name: String,
    pub size: Point,
    pub locations: Vec<Location>,
    pub links: Vec<Link>,
    pub tickets: Vec<Ticket>,
    pub rules: BoardRules,
    pub stacks: Vec<LocationId>,
}

impl OwnTables {
    /// The id that follows from all that a game can depend on, and the board's names.
    fn id(&self) -> BoardId {
        let mut digest = Digest::default();
        let mut text = |text: &str| {
            digest.add(text.len() as u64);
            text.bytes().for_each(|byte| digest.add(byte.into()));
        };
        text(&self.name);
        self.locations.iter().for_each(|location| text(location.name));
        let mut number = |number: usize| digest.add(number as u64);
        for link in &self.links {
            link.ends.iter().for_each(|end| number(end.index()));
            [link.length, link.kind as u8, link.symbols]
                .into_iter()
                .for_each(|it| number(it.into()));
            number(link.lanes.len());
            link.lanes
                .iter()
                .for_each(|color| number(color.map_or(Color::ALL.len(), Color::index)));
        }
        for ticket in &self.tickets {
            ticket.ends.iter().for_each(|end| number(end.index()));
            number(ticket.points.into());
        }
        let BoardRules { pieces, last_pieces, hand, both_lanes_from, tram_points, metro_points } =
            self.rules;
        [pieces.trams, pieces.metros, last_pieces, hand, both_lanes_from]
            .into_iter()
            .chain(tram_points)
            .chain(metro_points)
            .for_each(|it| number(it.into()));
        self.stacks.iter().for_each(|place| number(place.index()));
        BoardId(digest.word())
    }

    /// The Routes: every lane of every link.
    fn routes(&self) -> Vec<Route> {
        let mut routes = Vec::new();
        for (at, link) in self.links.iter().enumerate() {
            let first = routes.len();
            routes.extend((0..link.lanes.len()).map(|of| lane(link, at, of, first, &self.rules)));
        }
        routes
    }

    fn sheet(&self) -> Sheet {
        let has_metro = self.links.iter().any(|link| link.kind == Kind::Metro);
        Sheet {
            key: KEY,
            number: NUMBER,
            land: LAND,
            waters: &[],
            points_table: (8, 12 * i32::from(self.size.y)),
            wild: Wild { name: Text::new("Wild card", "carta comodín"), sign: Sign::Bicycle },
            lesson: Text::new(
                "This is a board of your own. Look where your Tickets lie before you choose.",
                "Este tablero es tuyo. Mira dónde quedan tus Billetes antes de elegir.",
            ),
            habits: if has_metro { Habits::Metro } else { Habits::Usual },
        }
    }
}

/// The title of own boards.
const KEY: &str = "own-board";
const NUMBER: u16 = 5;

const LAND: &[Shape] = &[Shape::Rect(Look::Plain, [-800, -800, 2800, 2600], 0)];

/// The boards that were kept so far.
static KEPT: Mutex<Vec<&'static BoardData>> = Mutex::new(Vec::new());

impl Board {
    /// Keeps a board; the same tables give the same board.
    pub(in crate::titles::city) fn keep(tables: OwnTables) -> Board {
        let id = tables.id();
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kept.iter().find(|known| known.id == id) {
            return known.board();
        }
        let (routes, sheet) = (tables.routes(), tables.sheet());
        let data: &'static BoardData = Box::leak(Box::new(BoardData {
            id,
            name: tables.name.leak(),
            sheet: Box::leak(Box::new(sheet)),
            size: tables.size,
            locations: tables.locations.leak(),
            links: tables.links.leak(),
            routes_at: routes_at(&routes),
            routes: routes.leak(),
            tickets: tables.tickets.leak(),
            rules: tables.rules,
            stacks: tables.stacks.leak(),
        }));
        kept.push(data);
        data.board()
    }
}
