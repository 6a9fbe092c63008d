//! The boards (CBOARD): each has a list of Locations, Routes and Destination Tickets (`*.txt`, which build.rs turns
//! into tables) and a file with the drawing.
//!
//! Another built-in board is one more such pair, with its [`BoardData`] and [`Sheet`], and its lines in [`Board`]. A
//! released board never changes: links and saves name the [`EDITION`] of its tables.

mod berlin;
mod drawing;
mod form;
pub mod longest_path;
mod ours;
mod own;
mod san_francisco;
mod sheet;

pub use crate::engine::codec::BoardId;
pub use drawing::{Line, MAX_BENDS};
pub use form::{BOARD_KIND, BOARD_VERSION, GRID, MAX_NAME};
pub use longest_path::LongestPath;
pub use ours::OurBoard;
pub use own::{OWN_KEY, OWN_NUMBER, OwnLink, OwnPlace, OwnTables, Side};
pub use sheet::{Habits, Look, Shape, Sheet, Sign, Wild};

use crate::engine::bits::{Set, counted};
use crate::engine::game::MAX_SEATS;
use crate::words::naming;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{Hash, Hasher};

/// The edition of all tables, named in links and saves.
pub const EDITION: u16 = 2;
/// The most Locations of a board.
pub const MAX_LOCATIONS: usize = 64;
/// The most Routes of a board: a set of them has 128 bits.
pub const MAX_ROUTES: usize = 128;
/// The most Destination Tickets of a board: a set of them has 64 bits.
pub const MAX_TICKETS: usize = 64;
/// The most Routes of a link (CBIG-5).
pub const MAX_LANES: u8 = 4;
/// The most usual Tickets of a draw (CBIG-3).
pub const MAX_DEALT: u8 = 5;
/// Number of kinds of Tourist tokens (CSET-5).
pub const SYMBOLS: usize = 7;

/// The most trams of a player (CBIG-1).
pub const MOST_TRAMS: usize = 60;
/// The most metro cars of a player.
pub const MOST_METROS: usize = 5;
/// The longest Route (CBIG-4).
pub const MAX_LENGTH: usize = 9;

/// Limits of a city's board (CSET, CBOARD); a board that exceeds any of them is big (CBIG).
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

/// A board, as a handle to its data. Boards with the same id are equal.
#[derive(Clone, Copy)]
pub struct Board(&'static BoardData);

impl Board {
    /// San Francisco (CBOARD-1).
    pub const SAN_FRANCISCO: Board = Board(&san_francisco::BOARD);
    /// Berlin (CBOARD-2).
    pub const BERLIN: Board = Board(&berlin::BOARD);
    /// The built-in boards; each is a title.
    pub const BUILT_IN: [Board; 2] = [Board::SAN_FRANCISCO, Board::BERLIN];

    /// Returns the data of the board.
    pub const fn data(self) -> &'static BoardData {
        self.0
    }

    /// Returns the unique id of the board.
    pub const fn id(self) -> BoardId {
        self.0.id
    }

    /// Returns the tables of a player's own board; `None` for a built-in one.
    pub const fn own(self) -> Option<&'static OwnTables> {
        self.0.own
    }

    /// Returns the sheet of the board: its texts and its drawing.
    pub const fn sheet(self) -> &'static Sheet {
        self.0.sheet
    }

    /// Returns the board's key in addresses, files and arguments.
    pub const fn key(self) -> &'static str {
        self.sheet().key
    }

    /// Returns the built-in board with this key.
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
    /// All colours; those of a city's deck come first.
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

    /// Returns the index of the colour in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the colour's name in files and action texts.
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

/// A Location of a board, as an index into its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LocationId(pub u8);

impl LocationId {
    /// Returns the index in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A Route of a board, which is one lane of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RouteId(pub u8);

impl RouteId {
    /// Returns the index in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

counted!(RouteId [u64; 2]);

/// A set of Routes.
pub type RouteSet = Set<RouteId>;

/// A Destination Ticket of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TicketId(pub u8);

impl TicketId {
    /// Returns the index in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The kind of a Route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Takes a tram on each space.
    Tram,
    /// Over water: like a tram Route, but some spaces have a ferry symbol (CCLAIM-5).
    Ferry,
    /// Takes one metro car, whatever its length (CCLAIM-7).
    Metro,
}

/// A point of the drawing grid, in which a space of a Route is about 4.5 units long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    pub x: i16,
    pub y: i16,
}

/// The part of a name that is aligned with its offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    Middle,
    /// Its right end.
    End,
}

/// The position and spelling of a Location's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// Offset from the Location to the vertical middle of the lines, in tenths of the grid.
    pub offset: Point,
    /// The part of each line that is aligned with the offset.
    pub anchor: Anchor,
    /// The name, split into lines.
    pub lines: &'static [&'static str],
    /// The name, split into narrower lines for tight spots; may be empty.
    pub narrow: &'static [&'static str],
    /// The short form for small screens; may be empty.
    pub short: &'static [&'static str],
}

/// A named point of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// Its name, the same in all languages.
    pub name: &'static str,
    /// Its coordinates.
    pub at: Point,
    /// The placement of its name.
    pub label: Label,
}

/// The shape of a link's line from its first end to its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bend {
    /// No bend: horizontal, vertical or diagonal.
    Straight,
    /// Diagonal first, then horizontal or vertical.
    DiagonalFirst,
    /// Horizontal or vertical first, then diagonal.
    DiagonalLast,
    /// Through these points.
    Through(&'static [Point]),
}

/// A connection of two Locations: a single Route, or parallel ones (CCLAIM-4, CBIG-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The two Locations.
    pub ends: [LocationId; 2],
    /// Spaces of a tram or ferry Route, cards of a metro Route.
    pub length: u8,
    /// Its kind.
    pub kind: Kind,
    /// Number of spaces that require a wild card (CCLAIM-5).
    pub symbols: u8,
    /// True if its Routes are tunnels (CBIG-9).
    pub is_tunnel: bool,
    /// The colour of each Route; `None` is grey.
    pub lanes: &'static [Option<Color>],
    /// The shape of its line.
    pub bend: Bend,
}

/// A Route, the unit that a player claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// The index of its link.
    pub link: u8,
    /// The two Locations.
    pub ends: [LocationId; 2],
    /// Its cost: spaces of a tram or ferry Route, cards of a metro Route.
    pub length: u8,
    /// Its kind.
    pub kind: Kind,
    /// Number of spaces that require a wild card (CCLAIM-5).
    pub symbols: u8,
    /// The points for claiming it (CBOARD-4).
    pub points: u8,
    /// The colour of its cards; `None` is grey.
    pub color: Option<Color>,
    /// True if it is a tunnel (CBIG-9).
    pub is_tunnel: bool,
    /// The other Route of a Double Route; with more lanes the next one.
    pub twin: Option<RouteId>,
    /// All Routes of its link.
    pub lanes: RouteSet,
}

impl Route {
    /// Returns the number of pieces it takes: a tram per space, or one metro car (CCLAIM-1, CCLAIM-7).
    pub const fn pieces(&self) -> u8 {
        match self.kind {
            Kind::Metro => 1,
            Kind::Tram | Kind::Ferry => self.length,
        }
    }

    /// Returns the other end; `None` if `location` is not an end.
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
    /// The Locations to connect.
    pub ends: [LocationId; 2],
    /// Points gained, or lost if it fails.
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
    /// The deck of a city: six colours (CSET-2).
    #[default]
    City,
    /// The deck of a big board: eight colours (CBIG-2).
    Big,
}

impl Deck {
    /// Returns the colours of the cards.
    pub const fn colors(self) -> &'static [Color] {
        match self {
            Deck::City => Color::ALL.split_at(6).0,
            Deck::Big => &Color::ALL,
        }
    }
}

/// Numbers of Tickets drawn and kept (CSET-3, CTICK-1, CBIG-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicketRules {
    /// Usual Tickets dealt to each player at setup.
    pub dealt: u8,
    /// The least number of the dealt Tickets to keep, long ones included.
    pub kept: u8,
    /// Tickets of a later draw; at least one is kept.
    pub drawn: u8,
}

/// The number of lanes of a link that can be claimed, by number of players from 2 (CCLAIM-4, CBIG-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenLanes(pub [u8; MAX_SEATS - 1]);

impl OpenLanes {
    /// Opens all lanes with at least this number of players, and one lane with fewer.
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

    /// Returns the number of open lanes with this number of players.
    pub fn with(self, players: usize) -> usize {
        self.0.get(players.wrapping_sub(2)).copied().unwrap_or(MAX_LANES).into()
    }

    /// Returns the fewest players with which more than `open` lanes are open; one above the maximum if there are none.
    pub fn more_from(self, open: usize) -> u8 {
        let at = self.0.iter().position(|&lanes| usize::from(lanes) > open);
        at.map_or(MAX_SEATS + 1, |at| at + 2) as u8
    }
}

/// The rules that differ between boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardRules {
    /// The Transportation cards; a board with a big deck is big (CBIG).
    pub deck: Deck,
    /// The pieces of each player (CSET-1).
    pub pieces: Pieces,
    /// The number of pieces left after a turn at which the last turns begin (CEND-1).
    pub last_pieces: u8,
    /// Number of cards of a first hand (CSET-2).
    pub hand: u8,
    /// Numbers of Tickets drawn and kept.
    pub tickets: TicketRules,
    /// Number of open lanes of a link.
    pub open_lanes: OpenLanes,
    /// Points for tram and ferry Routes, by length from 1 (CBOARD-4).
    pub tram_points: [u8; MAX_LENGTH],
    /// Points for metro Routes, by length from 1.
    pub metro_points: [u8; MAX_LENGTH],
    /// Points for the longest path; 0 if it does not score (CBIG-7).
    pub longest_path: u8,
}

impl BoardRules {
    /// Returns the rules of the built-in boards, with the given pieces.
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

    /// Returns the default rules of a big board (CBIG).
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

    /// Returns whether the board is big (CBIG).
    pub const fn is_big(&self) -> bool {
        matches!(self.deck, Deck::Big)
    }

    /// Returns the fewest players with which both Routes of a Double Route can be claimed.
    pub fn both_lanes_from(&self) -> u8 {
        self.open_lanes.more_from(1)
    }

    /// Returns the points for a Route of a kind and length; 0 if no Route is that long.
    pub const fn points(&self, kind: Kind, length: u8) -> u8 {
        let points = match kind {
            Kind::Tram | Kind::Ferry => &self.tram_points,
            Kind::Metro => &self.metro_points,
        };
        if length == 0 || length as usize > MAX_LENGTH { 0 } else { points[length as usize - 1] }
    }
}

/// The data of a board.
#[derive(Debug)]
pub struct BoardData {
    pub id: BoardId,
    /// Its name, the same in all languages.
    pub name: &'static str,
    pub sheet: &'static Sheet,
    /// The size of the drawing, in grid units.
    pub size: Point,
    pub locations: &'static [Location],
    /// The links between the Locations.
    pub links: &'static [Link],
    /// The Routes: every lane of every link.
    pub routes: &'static [Route],
    /// The Routes at each Location.
    pub routes_at: [RouteSet; MAX_LOCATIONS],
    /// The Destination Tickets, long ones last.
    pub tickets: &'static [Ticket],
    /// Number of long Tickets, which form a deck of their own (CBIG-3).
    pub long_tickets: u8,
    pub rules: BoardRules,
    /// The Locations of the fixed stacks of Tourist tokens, by symbol (CSET-5).
    pub stacks: &'static [LocationId],
    /// Searches for longest paths (CBIG-7); `None` on a board that never scores them.
    pub path_search: Option<PathSearch>,
    /// The original tables of a player's own board; `None` for a built-in one.
    pub own: Option<&'static OwnTables>,
}

/// A function that searches for a longest path ([`longest_path::search`]).
pub type PathSearch = fn(&BoardData, RouteSet, u32) -> LongestPath;

impl BoardData {
    /// Returns the board with this data.
    pub const fn board(&'static self) -> Board {
        Board(self)
    }

    /// Returns all Routes.
    pub fn route_set(&self) -> RouteSet {
        run(0, self.routes.len())
    }

    /// Returns a longest path among `routes`, no two of which may be parallel, if it is longer than `known`; otherwise a
    /// path without Routes of that length (CBIG-7).
    pub fn longest_path(&self, routes: RouteSet, known: u32) -> LongestPath {
        let none = LongestPath { length: known, ..LongestPath::default() };
        self.path_search.map_or(none, |search| search(self, routes, known))
    }

    /// Returns a Route; `None` if the board does not have it.
    pub fn route(&self, id: RouteId) -> Option<&'static Route> {
        self.routes.get(id.index())
    }

    /// Iterates over all Routes with their ids.
    pub fn all_routes(&self) -> impl Iterator<Item = (RouteId, &'static Route)> + use<> {
        (0u8..).map(RouteId).zip(self.routes)
    }

    pub fn all_locations(&self) -> impl Iterator<Item = LocationId> + use<> {
        (0..self.locations.len() as u8).map(LocationId)
    }

    /// Iterates over all Destination Tickets.
    pub fn all_tickets(&self) -> impl Iterator<Item = TicketId> + use<> {
        (0..self.tickets.len() as u8).map(TicketId)
    }

    /// Iterates over the Tickets of the usual deck.
    pub fn usual_tickets(&self) -> impl Iterator<Item = TicketId> + use<> {
        (0..self.tickets.len() as u8 - self.long_tickets).map(TicketId)
    }

    /// Returns whether a Ticket is long (CBIG-3).
    pub fn is_long(&self, id: TicketId) -> bool {
        id.index() + usize::from(self.long_tickets) >= self.tickets.len()
    }

    /// Returns the most players; more would leave too few Tickets to deal and one to draw (CSET-1, CBIG-1).
    pub fn most_players(&self) -> usize {
        if !self.rules.is_big() {
            return city::PLAYERS;
        }
        let usual = self.tickets.len() - usize::from(self.long_tickets);
        (usual.saturating_sub(1) / usize::from(self.rules.tickets.dealt.max(1))).min(MAX_SEATS)
    }

    /// Returns the name of a Location; `?` if the board does not have it.
    pub fn name(&self, id: LocationId) -> &'static str {
        self.locations.get(id.index()).map_or("?", |location| location.name)
    }

    /// Returns the Location with this name, ignoring case.
    pub fn location_named(&self, name: &str) -> Option<LocationId> {
        let of =
            |name: &str| self.all_locations().find(|&id| self.name(id).eq_ignore_ascii_case(name));
        of(name).or_else(|| of(&naming::clean(name)))
    }
}

/// Builds a Route from its link, the link's index and its lane.
const fn lane(link: &Link, at: usize, lane: usize, first: usize, rules: &BoardRules) -> Route {
    let Link { ends, length, kind, symbols, is_tunnel, lanes, .. } = *link;
    let points = rules.points(kind, length);
    let next = first + (lane + 1) % lanes.len();
    let twin = if lanes.len() == 1 { None } else { Some(RouteId(next as u8)) };
    let color = lanes[lane];
    let lanes = run(first, lanes.len());
    Route { link: at as u8, ends, length, kind, symbols, points, color, is_tunnel, twin, lanes }
}

/// Builds the Routes of all links, in the order of the table.
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

/// Returns the Routes from `first` on, `count` of them.
const fn run(first: usize, count: usize) -> RouteSet {
    let (mut word, mut at) = (RouteSet::EMPTY.word(), first);
    while at < first + count {
        word[at / 64] |= 1 << (at % 64);
        at += 1;
    }
    Set::from_word(word)
}

/// Builds the sets of the Routes at each Location.
const fn routes_at(routes: &[Route]) -> [RouteSet; MAX_LOCATIONS] {
    let mut at = [RouteSet::EMPTY; MAX_LOCATIONS];
    let mut route = 0;
    while route < routes.len() {
        let [from, to] = routes[route].ends;
        let mut end = 0;
        while end < 2 {
            let location = [from, to][end].index();
            let mut word = at[location].word();
            word[route / 64] |= 1 << (route % 64);
            at[location] = Set::from_word(word);
            end += 1;
        }
        route += 1;
    }
    at
}
