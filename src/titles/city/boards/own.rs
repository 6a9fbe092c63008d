//! Players' own boards, which stay in memory for the rest of the program.

use super::{
    Anchor, Bend, Board, BoardData, BoardId, BoardRules, Color, Habits, Kind, Label, Link,
    Location, LocationId, Look, Point, Route, Shape, Sheet, Sign, Ticket, Wild, lane, longest_path,
    routes_at,
};
use crate::words::{Text, naming};
use std::sync::{Mutex, PoisonError};

/// The tables of a player's own board. Equal tables are the same board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTables {
    /// Its name.
    pub name: String,
    /// The size of the drawing, in grid units.
    pub size: Point,
    /// Its Locations.
    pub places: Vec<OwnPlace>,
    /// The links between the Locations.
    pub links: Vec<OwnLink>,
    /// The Destination Tickets, long ones last.
    pub tickets: Vec<Ticket>,
    /// Number of long Tickets.
    pub long_tickets: u8,
    /// The rules that differ between boards.
    pub rules: BoardRules,
    /// The Locations of the stacks of Tourist tokens; five or none.
    pub stacks: Vec<LocationId>,
}

/// A Location of a player's own board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPlace {
    /// Its name.
    pub name: String,
    /// Its coordinates.
    pub at: Point,
    /// The side on which its name is written.
    pub side: Side,
}

/// The side of a Location on which its name is written, clockwise from the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// To the right.
    Right,
    /// Below, to the right.
    BelowRight,
    /// Below.
    Below,
    /// Below, to the left.
    BelowLeft,
    /// To the left.
    Left,
    /// Above, to the left.
    AboveLeft,
    /// Above.
    Above,
    /// Above, to the right.
    AboveRight,
}

impl Side {
    /// All sides, clockwise from the right.
    pub const ALL: [Side; 8] = [
        Side::Right,
        Side::BelowRight,
        Side::Below,
        Side::BelowLeft,
        Side::Left,
        Side::AboveLeft,
        Side::Above,
        Side::AboveRight,
    ];

    /// Returns the offset of a name on this side, in tenths of the grid, and the part aligned with it.
    const fn offset(self) -> ((i16, i16), Anchor) {
        match self {
            Side::Right => ((23, 0), Anchor::Start),
            Side::BelowRight => ((6, 29), Anchor::Start),
            Side::Below => ((0, 34), Anchor::Middle),
            Side::BelowLeft => ((-6, 29), Anchor::End),
            Side::Left => ((-23, 0), Anchor::End),
            Side::AboveLeft => ((-6, -29), Anchor::End),
            Side::Above => ((0, -34), Anchor::Middle),
            Side::AboveRight => ((6, -29), Anchor::Start),
        }
    }
}

/// A link of a player's own board ([`Link`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnLink {
    /// The two Locations.
    pub ends: [LocationId; 2],
    /// Spaces of a tram or ferry Route, cards of a metro Route.
    pub length: u8,
    /// Its kind.
    pub kind: Kind,
    /// Number of spaces that require a wild card.
    pub symbols: u8,
    /// True if its Routes are tunnels.
    pub is_tunnel: bool,
    /// The colour of each Route; `None` is grey.
    pub lanes: Vec<Option<Color>>,
    /// The bends of its line.
    pub bends: Vec<Point>,
}

/// Number of characters above which a name is split into two rows.
const LONG_NAME: usize = 12;

impl OwnPlace {
    /// Returns the Location, with its name leaked.
    pub(in crate::titles::city) fn leaked(&self) -> Location {
        let name = shown(&self.name);
        let ((x, y), anchor) = self.side.offset();
        let offset = Point { x, y };
        let label = Label { offset, anchor, lines: rows(name), narrow: words(name), short: &[] };
        Location { name, at: self.at, label }
    }
}

/// Returns a name cleaned for display, leaked. Links may hold other spellings, which the tables keep.
fn shown(name: &str) -> &'static str {
    let name = naming::clean(name);
    if name.is_empty() { "?" } else { name.leak() }
}

/// Splits a long name into two rows.
fn rows(name: &'static str) -> &'static [&'static str] {
    let middle = name.len() / 2;
    let spaces = name.char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| at);
    match spaces.min_by_key(|at| at.abs_diff(middle)) {
        Some(cut) if name.chars().count() > LONG_NAME => {
            vec![&name[..cut], &name[cut + 1..]].leak()
        }
        _ => vec![name].leak(),
    }
}

/// Splits a name into a row per word; empty if it is one word.
fn words(name: &'static str) -> &'static [&'static str] {
    let words: Vec<&str> = name.split(' ').collect();
    if words.len() > 1 { words.leak() } else { &[] }
}

impl OwnLink {
    fn leaked(&self) -> Link {
        let OwnLink { ends, length, kind, symbols, is_tunnel, .. } = *self;
        let (lanes, bends) = (self.lanes.clone(), self.bends.clone());
        let bend = if bends.is_empty() { Bend::Straight } else { Bend::Through(bends.leak()) };
        Link { ends, length, kind, symbols, is_tunnel, lanes: lanes.leak(), bend }
    }
}

impl OwnTables {
    /// Returns the board's data, leaked.
    fn leaked(self, id: BoardId) -> &'static BoardData {
        let own: &'static OwnTables = Box::leak(Box::new(self));
        let links: Vec<Link> = own.links.iter().map(OwnLink::leaked).collect();
        let locations: Vec<Location> = own.places.iter().map(OwnPlace::leaked).collect();
        let mut routes: Vec<Route> = Vec::new();
        for (at, link) in links.iter().enumerate() {
            let first = routes.len();
            routes.extend((0..link.lanes.len()).map(|of| lane(link, at, of, first, &own.rules)));
        }
        Box::leak(Box::new(BoardData {
            id,
            name: shown(&own.name),
            sheet: Box::leak(Box::new(own.sheet())),
            size: own.size,
            locations: locations.leak(),
            links: links.leak(),
            routes_at: routes_at(&routes),
            routes: routes.leak(),
            tickets: &own.tickets,
            long_tickets: own.long_tickets,
            rules: own.rules,
            stacks: &own.stacks,
            path_search: Some(longest_path::search),
            own: Some(own),
        }))
    }

    fn sheet(&self) -> Sheet {
        let has_metro = self.links.iter().any(|link| link.kind == Kind::Metro);
        Sheet {
            key: OWN_KEY,
            number: OWN_NUMBER,
            land: LAND,
            waters: &[],
            points_table: (8, 12 * i32::from(self.size.y)),
            wild: Wild { name: Text::new("wild card", "carta comodín"), sign: Sign::Bicycle },
            lesson: Text::new(
                "This is a board of your own. Look where your Tickets lie before you choose.",
                "Este tablero es tuyo. Mira dónde quedan tus Billetes antes de elegir.",
            ),
            habits: match (has_metro, self.rules.is_big()) {
                (true, _) => Habits::Metro,
                (false, true) => Habits::Big,
                (false, false) => Habits::Usual,
            },
        }
    }
}

/// The key of the title of players' own boards; frozen.
pub const OWN_KEY: &str = "own-board";
/// The title's number in links; frozen.
pub const OWN_NUMBER: u16 = 5;

const LAND: &[Shape] = &[Shape::Rect(Look::Plain, [-800, -800, 2800, 2600], 0)];

/// The own boards in memory.
static KEPT: Mutex<Vec<&'static BoardData>> = Mutex::new(Vec::new());

impl Board {
    /// Registers a board with valid tables; equal tables return the same board. If another board has the same id, that
    /// one is returned.
    pub(in crate::titles::city) fn keep(tables: OwnTables) -> Board {
        let id = tables.id();
        let mut boards = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = boards.iter().find(|known| known.id == id) {
            return known.board();
        }
        let data = tables.leaked(id);
        boards.push(data);
        data.board()
    }

    /// Returns the id of a player's own board; `None` for a built-in one.
    pub fn own_id(self) -> Option<BoardId> {
        self.own().map(|_| self.id())
    }

    /// Returns the own board with this id; `None` if it is not in memory.
    pub fn of_id(id: BoardId) -> Option<Board> {
        let boards = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        boards.iter().find(|known| known.id == id).map(|known| known.board())
    }
}
