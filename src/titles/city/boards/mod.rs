//! The boards, a list of Locations, Routes and Destination Tickets each (`*.txt`, which build.rs makes tables), and a file with
//! the drawing (CBOARD).
//!
//! A further built-in board is one more such pair, which holds its [`BoardData`] and [`Sheet`], with its lines in [`Board`]. A
//! released board never changes: links and saves name the [`EDITION`] of its tables.

mod berlin;
mod drawing;
mod form;
mod own;
mod san_francisco;
mod sheet;

pub use crate::engine::codec::BoardId;
pub use drawing::{Line, MAX_BENDS};
pub use form::{BOARD_KIND, BOARD_VERSION, MAX_NAME};
pub use own::{OWN_KEY, OWN_NUMBER, OwnLink, OwnPlace, OwnTables, Side};
pub use sheet::{Habits, Look, Shape, Sheet, Sign, Wild};

use crate::engine::game::MAX_SEATS;
use crate::words::naming;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{Hash, Hasher};

/// The edition of all tables, which links and saves name.
pub const EDITION: u16 = 2;
/// No board has more Locations.
pub const MAX_LOCATIONS: usize = 64;
/// No board has more Routes: a set of them is 128 bits.
pub const MAX_ROUTES: usize = 128;
/// No board has more Destination Tickets: a set of them is 64 bits.
pub const MAX_TICKETS: usize = 64;
/// No link has more Routes (CBIG-5).
pub const MAX_LANES: u8 = 4;
/// No draw of Tickets has more of the usual ones (CBIG-3).
pub const MAX_DEALT: u8 = 5;
/// The kinds of Tourist tokens (CSET-5).
pub const SYMBOLS: usize = 7;

/// The most trams of a player (CBIG-1).
pub const MOST_TRAMS: usize = 60;
/// The most metro cars of a player.
pub const MOST_METROS: usize = 5;
/// The longest Route (CBIG-4).
pub const MAX_LENGTH: usize = 9;

/// What a city's board has at most (CSET, CBOARD): beyond any of it a board is big (CBIG).
pub mod city {
    /// Locations.
    pub const LOCATIONS: usize = 24;
    /// Routes.
    pub const ROUTES: usize = 64;
    /// Destination Tickets.
    pub const TICKETS: usize = 32;
    /// Spaces of a Route.
    pub const LENGTH: usize = 6;
    /// Trams of a player.
    pub const TRAMS: usize = 21;
    /// Players.
    pub const PLAYERS: usize = 4;
}

/// A board: a handle to its tables. Boards with the same id are the same board.
#[derive(Clone, Copy)]
pub struct Board(&'static BoardData);

impl Board {
    /// San Francisco (CBOARD-1).
    pub const SAN_FRANCISCO: Board = Board(&san_francisco::BOARD);
    /// Berlin (CBOARD-2).
    pub const BERLIN: Board = Board(&berlin::BOARD);
    /// The boards that come with the game; each is a title.
    pub const BUILT_IN: [Board; 2] = [Board::SAN_FRANCISCO, Board::BERLIN];

    /// The tables of the board.
    pub const fn data(self) -> &'static BoardData {
        self.0
    }

    /// What tells the board from every other.
    pub const fn id(self) -> BoardId {
        self.0.id
    }

    /// The tables of a board that a player brought; `None` if it is a built-in one.
    pub const fn own(self) -> Option<&'static OwnTables> {
        self.0.own
    }

    /// What the board is besides its tables.
    pub const fn sheet(self) -> &'static Sheet {
        self.0.sheet
    }

    /// The board's title in addresses, files and arguments.
    pub const fn key(self) -> &'static str {
        self.sheet().key
    }

    /// The built-in board of a key.
    pub fn named(key: &str) -> Option<Board> {
        Board::BUILT_IN.into_iter().find(|board| board.key() == key)
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

/// A colour of Routes and Transportation cards (CSET-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    Blue,
    Green,
    Black,
    Purple,
    Red,
    Orange,
    Yellow,
    White,
}

impl Color {
    /// All colours, those first that a city's cards have.
    pub const ALL: [Color; 8] = [
        Color::Blue,
        Color::Green,
        Color::Black,
        Color::Purple,
        Color::Red,
        Color::Orange,
        Color::Yellow,
        Color::White,
    ];

    /// The colour's position in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour's name in files and action texts.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Blue => "blue",
            Color::Green => "green",
            Color::Black => "black",
            Color::Purple => "purple",
            Color::Red => "red",
            Color::Orange => "orange",
            Color::Yellow => "yellow",
            Color::White => "white",
        }
    }
}

/// A Location of a board, by its place in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LocationId(pub u8);

impl LocationId {
    /// Its place in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A Route of a board: one lane of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RouteId(pub u8);

impl RouteId {
    /// Its place in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A Destination Ticket of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TicketId(pub u8);

impl TicketId {
    /// Its place in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a Route is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A tram on each space.
    Tram,
    /// Over water: as a tram Route, but some spaces have a ferry symbol (CCLAIM-5).
    Ferry,
    /// One metro car, whatever it costs (CCLAIM-7).
    Metro,
}

/// A point of the drawing grid, in which a space of a Route is about 4.5 long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    pub x: i16,
    pub y: i16,
}

/// What part of a name stands at its offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    Middle,
    /// Its right end.
    End,
}

/// Where a Location's name stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// From the Location to the middle of the lines' height, in tenths of the grid.
    pub offset: Point,
    /// What of each line is there.
    pub anchor: Anchor,
    /// The name, cut into lines.
    pub lines: &'static [&'static str],
    /// The name, cut into narrower lines for where there is no other room; none where it has none.
    pub narrow: &'static [&'static str],
    /// Its short form, for small screens; none where it has none.
    pub short: &'static [&'static str],
}

/// A named point of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// Its name, alike in all languages.
    pub name: &'static str,
    /// Where it is drawn.
    pub at: Point,
    /// Where its name is drawn.
    pub label: Label,
}

/// How a link's line goes from its first end to its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bend {
    /// Without a bend: level, upright or diagonal.
    Straight,
    /// Diagonal first, then level or upright.
    DiagonalFirst,
    /// Level or upright first, then diagonal.
    DiagonalLast,
    /// Through these points.
    Through(&'static [Point]),
}

/// A connection of two Locations: one Route, or the lanes of a Double Route (CCLAIM-4, CBIG-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The two Locations.
    pub ends: [LocationId; 2],
    /// Spaces of a tram or ferry Route, cards of a metro Route.
    pub length: u8,
    /// What it is made of.
    pub kind: Kind,
    /// The spaces that ask for a wild card (CCLAIM-5).
    pub symbols: u8,
    /// Whether its Routes are tunnels (CBIG-9).
    pub is_tunnel: bool,
    /// The colour of each Route; none is grey.
    pub lanes: &'static [Option<Color>],
    /// How its line is drawn.
    pub bend: Bend,
}

/// What a player can claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// The link that it is a lane of, by its place in the table.
    pub link: u8,
    /// The two Locations.
    pub ends: [LocationId; 2],
    /// Spaces of a tram or ferry Route, cards of a metro Route: what it costs.
    pub length: u8,
    /// What it is made of.
    pub kind: Kind,
    /// The spaces that ask for a wild card (CCLAIM-5).
    pub symbols: u8,
    /// The points for claiming it (CBOARD-4).
    pub points: u8,
    /// The colour of its cards; none is grey.
    pub color: Option<Color>,
    /// Whether it is a tunnel (CBIG-9).
    pub is_tunnel: bool,
    /// The other Route of a Double Route; of more lanes the next one.
    pub twin: Option<RouteId>,
    /// All Routes of its link, a bit each.
    pub lanes: u128,
}

impl Route {
    /// The pieces that it takes: trams on each space, or one metro car (CCLAIM-1, CCLAIM-7).
    pub const fn pieces(&self) -> u8 {
        match self.kind {
            Kind::Metro => 1,
            Kind::Tram | Kind::Ferry => self.length,
        }
    }

    /// The Location at its other end; nothing where the first is no end.
    pub fn beyond(&self, location: LocationId) -> Option<LocationId> {
        match self.ends {
            [a, b] if a == location => Some(b),
            [a, b] if b == location => Some(a),
            _ => None,
        }
    }
}

/// A Destination Ticket (CTICK).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The Locations to join.
    pub ends: [LocationId; 2],
    /// What it is worth, or costs.
    pub points: u8,
}

/// The pieces of a player (CSET-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    pub trams: u8,
    pub metros: u8,
}

/// The Transportation cards of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Deck {
    /// Those of a city: six colours (CSET-2).
    #[default]
    City,
    /// Those of a big board: eight colours (CBIG-2).
    Big,
}

impl Deck {
    /// The colours of the cards.
    pub const fn colors(self) -> &'static [Color] {
        match self {
            Deck::City => Color::ALL.split_at(6).0,
            Deck::Big => &Color::ALL,
        }
    }
}

/// How many Tickets are drawn and kept (CSET-3, CTICK-1, CBIG-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicketRules {
    /// The usual Tickets that each player gets to begin.
    pub dealt: u8,
    /// How many of all that a player gets to begin are kept at least.
    pub kept: u8,
    /// The Tickets of a later draw, of which one is kept at least.
    pub drawn: u8,
}

/// The lanes of a link that can be claimed with two players, three and so on (CCLAIM-4, CBIG-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenLanes(pub [u8; MAX_SEATS - 1]);

impl OpenLanes {
    /// All lanes with so many players or more, one with fewer.
    pub const fn all_from(players: u8) -> OpenLanes {
        let mut lanes = [1; MAX_SEATS - 1];
        let mut at = 0;
        while at < lanes.len() {
            if at + 2 >= players as usize {
                lanes[at] = MAX_LANES;
            }
            at += 1;
        }
        OpenLanes(lanes)
    }

    /// How many lanes are open with so many players.
    pub fn with(self, players: usize) -> usize {
        self.0.get(players.wrapping_sub(2)).copied().unwrap_or(MAX_LANES).into()
    }

    /// The fewest players with which more lanes are open than so many; one more than ever play where there are none.
    pub fn more_from(self, open: usize) -> u8 {
        let at = self.0.iter().position(|&lanes| usize::from(lanes) > open);
        at.map_or(MAX_SEATS + 1, |at| at + 2) as u8
    }
}

/// In what the rules of boards differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardRules {
    /// The Transportation cards; a board with a big deck is big (CBIG).
    pub deck: Deck,
    /// What each player has (CSET-1).
    pub pieces: Pieces,
    /// With so many pieces left after a turn, or fewer, the last turns begin (CEND-1).
    pub last_pieces: u8,
    /// The cards of a first hand (CSET-2).
    pub hand: u8,
    /// How many Tickets are drawn and kept.
    pub tickets: TicketRules,
    /// How many lanes of a link can be claimed.
    pub open_lanes: OpenLanes,
    /// The points for tram and ferry Routes of one space, two and so on (CBOARD-4).
    pub tram_points: [u8; MAX_LENGTH],
    /// The points for metro Routes of one card, two and so on.
    pub metro_points: [u8; MAX_LENGTH],
    /// The points for the longest path; 0 where it does not count (CBIG-7).
    pub longest_path: u8,
}

impl BoardRules {
    /// The rules of the built-in boards but for their pieces.
    pub const fn usual(pieces: Pieces, last_pieces: u8) -> BoardRules {
        BoardRules {
            deck: Deck::City,
            pieces,
            last_pieces,
            hand: 2,
            tickets: TicketRules { dealt: 2, kept: 1, drawn: 2 },
            open_lanes: OpenLanes::all_from(3),
            tram_points: [1, 2, 4, 7, 10, 15, 18, 21, 27],
            metro_points: [0, 1, 3, 5, 7, 10, 12, 14, 18],
            longest_path: 0,
        }
    }

    /// The rules of a big board of which nothing else is said (CBIG).
    pub const fn big() -> BoardRules {
        BoardRules {
            deck: Deck::Big,
            hand: 4,
            tickets: TicketRules { dealt: 3, kept: 2, drawn: 3 },
            open_lanes: OpenLanes::all_from(4),
            longest_path: 10,
            ..BoardRules::usual(Pieces { trams: 45, metros: 0 }, 2)
        }
    }

    /// Whether the board is a big one (CBIG).
    pub const fn is_big(&self) -> bool {
        matches!(self.deck, Deck::Big)
    }

    /// With fewer players than these, one Route of a Double Route can be claimed.
    pub fn both_lanes_from(&self) -> u8 {
        self.open_lanes.more_from(1)
    }

    /// The points for a Route of a kind and length; none where no Route is so long.
    pub const fn points(&self, kind: Kind, length: u8) -> u8 {
        let points = match kind {
            Kind::Tram | Kind::Ferry => &self.tram_points,
            Kind::Metro => &self.metro_points,
        };
        if length == 0 || length as usize > MAX_LENGTH { 0 } else { points[length as usize - 1] }
    }
}

/// The tables of a board.
#[derive(Debug)]
pub struct BoardData {
    pub id: BoardId,
    /// Its name, alike in all languages.
    pub name: &'static str,
    pub sheet: &'static Sheet,
    /// The size of the drawing, in its grid.
    pub size: Point,
    pub locations: &'static [Location],
    /// The links between them.
    pub links: &'static [Link],
    /// The Routes: every lane of every link.
    pub routes: &'static [Route],
    /// The Routes at each Location, a bit each.
    pub routes_at: [u128; MAX_LOCATIONS],
    /// The Destination Tickets, the long ones last.
    pub tickets: &'static [Ticket],
    /// How many of the Tickets are long ones, a deck of their own (CBIG-3).
    pub long_tickets: u8,
    pub rules: BoardRules,
    /// Where a stack of Tourist tokens of each symbol stands from the beginning (CSET-5).
    pub stacks: &'static [LocationId],
    /// The tables as a player brought them; none of a built-in board.
    pub own: Option<&'static OwnTables>,
}

impl BoardData {
    /// The board of these tables.
    pub const fn board(&'static self) -> Board {
        Board(self)
    }

    /// A Route; nothing where the board has none such.
    pub fn route(&self, id: RouteId) -> Option<&'static Route> {
        self.routes.get(id.index())
    }

    /// All Routes with their ids.
    pub fn all_routes(&self) -> impl Iterator<Item = (RouteId, &'static Route)> + use<> {
        (0u8..).map(RouteId).zip(self.routes)
    }

    pub fn all_locations(&self) -> impl Iterator<Item = LocationId> + use<> {
        (0..self.locations.len() as u8).map(LocationId)
    }

    /// All Destination Tickets.
    pub fn all_tickets(&self) -> impl Iterator<Item = TicketId> + use<> {
        (0..self.tickets.len() as u8).map(TicketId)
    }

    /// The Tickets of the usual deck.
    pub fn usual_tickets(&self) -> impl Iterator<Item = TicketId> + use<> {
        (0..self.tickets.len() as u8 - self.long_tickets).map(TicketId)
    }

    /// Whether a Ticket is a long one (CBIG-3).
    pub fn is_long(&self, id: TicketId) -> bool {
        id.index() + usize::from(self.long_tickets) >= self.tickets.len()
    }

    /// The most players: with more there are not enough Tickets to begin with and to draw one (CSET-1, CBIG-1).
    pub fn most_players(&self) -> usize {
        if !self.rules.is_big() {
            return city::PLAYERS;
        }
        let usual = self.tickets.len() - usize::from(self.long_tickets);
        (usual.saturating_sub(1) / usize::from(self.rules.tickets.dealt.max(1))).min(MAX_SEATS)
    }

    /// The name of a Location; `?` where the board has none such.
    pub fn name(&self, id: LocationId) -> &'static str {
        self.locations.get(id.index()).map_or("?", |location| location.name)
    }

    /// The Location of a name, in upper or lower case.
    pub fn location_named(&self, name: &str) -> Option<LocationId> {
        let of =
            |name: &str| self.all_locations().find(|&id| self.name(id).eq_ignore_ascii_case(name));
        of(name).or_else(|| of(&naming::clean(name)))
    }
}

/// A Route of a link, by the link's place in the table and its lane.
const fn lane(link: &Link, at: usize, lane: usize, first: usize, rules: &BoardRules) -> Route {
    let Link { ends, length, kind, symbols, is_tunnel, lanes, .. } = *link;
    let points = rules.points(kind, length);
    let next = first + (lane + 1) % lanes.len();
    let twin = if lanes.len() == 1 { None } else { Some(RouteId(next as u8)) };
    let color = lanes[lane];
    let lanes = ((1_u128 << lanes.len()) - 1) << first;
    Route { link: at as u8, ends, length, kind, symbols, points, color, is_tunnel, twin, lanes }
}

/// The Routes of some links: every lane, in the order of the table.
const fn routes<const N: usize>(links: &[Link], rules: &BoardRules) -> [Route; N] {
    let mut routes = [lane(&links[0], 0, 0, 0, rules); N];
    let (mut next, mut at) = (0, 0);
    while at < links.len() {
        let (first, mut of) = (next, 0);
        while of < links[at].lanes.len() {
            routes[next] = lane(&links[at], at, of, first, rules);
            (next, of) = (next + 1, of + 1);
        }
        at += 1;
    }
    assert!(next == N, "the table has another number of Routes");
    routes
}

/// The Routes at each Location, a bit each.
const fn routes_at(routes: &[Route]) -> [u128; MAX_LOCATIONS] {
    let mut at = [0; MAX_LOCATIONS];
    let mut route = 0;
    while route < routes.len() {
        let [from, to] = routes[route].ends;
        at[from.index()] |= 1 << route;
        at[to.index()] |= 1 << route;
        route += 1;
    }
    at
}
