//! Checks a draft for faults and remarks.

use super::paths::{Distances, is_joined};
use super::size::LEAST_BIG_TRAMS;
use super::trial::try_out;
use super::values::is_alike;
use super::{Deck, DeckColor, Draft, DraftPlace, DraftRoute, DraftTicket, Ground, PlaceKind};
use crate::titles::city::boards::{
    BoardRules, Kind, MAX_DEALT, MAX_LANES, MAX_LENGTH, MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS,
    MOST_METROS, MOST_TRAMS, TicketRules, city,
};
use crate::titles::city::rules::setup::MIN_PLAYERS;
use std::ops::RangeInclusive;

/// The fewest trams of a player on a city board.
const LEAST_TRAMS: u8 = 11;
/// The fewest Tickets of a city: two for each player to choose from, and two more to draw.
const LEAST_TICKETS: usize = 2 * city::PLAYERS + 2;

/// The limits of a kind of board (CBIG). Frozen: boards in links stay valid.
struct Room {
    places: usize,
    routes: usize,
    tickets: usize,
    length: usize,
    /// Routes of a link.
    lanes: usize,
    /// Trams of a player, at least and at most.
    trams: RangeInclusive<u8>,
    /// Cards of a first hand.
    hand: u8,
    /// The fewest usual Tickets.
    least_tickets: usize,
}

impl Room {
    fn of(rules: &BoardRules) -> Room {
        if rules.is_big() {
            let dealt = usize::from(rules.tickets.dealt);
            return Room {
                places: MAX_LOCATIONS,
                routes: MAX_ROUTES,
                tickets: MAX_TICKETS,
                length: MAX_LENGTH,
                lanes: MAX_LANES.into(),
                trams: LEAST_BIG_TRAMS..=MOST_TRAMS as u8,
                hand: 8,
                least_tickets: MIN_PLAYERS * dealt + 1,
            };
        }
        Room {
            places: city::LOCATIONS,
            routes: city::ROUTES,
            // A link counts the draws of a game, at least one Ticket each, in five bits.
            tickets: city::TICKETS - 1,
            length: city::LENGTH,
            lanes: 2,
            trams: LEAST_TRAMS..=city::TRAMS as u8,
            hand: 4,
            least_tickets: LEAST_TICKETS,
        }
    }
}

/// Returns the fewest usual Tickets of a board.
pub(super) fn least_tickets(rules: &BoardRules) -> usize {
    Room::of(rules).least_tickets
}

/// The most points of a Ticket.
pub const MOST_POINTS: u32 = 40;
/// Number of stacks of Tourist tokens, if there are any.
const STACKS: usize = 5;
/// Number of colours in a city's deck.
const COLORS: usize = 6;
/// Number of places above which names are not compared.
const MOST_COMPARED: usize = 100;
/// The most findings to report.
const MOST_FINDINGS: usize = 200;

/// The weight of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The board cannot be played like this.
    Stops,
    /// The board can be played after an answer.
    Asks,
    /// A remark; the board can be played.
    Note,
}

/// The subject of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum At {
    /// The whole board.
    Board,
    Place(String),
    /// A Route, by its number in the file, and its places.
    Route(usize, [String; 2]),
    /// A Ticket, by its number in the file, and its places.
    Ticket(usize, [String; 2]),
    /// A line, from 1, of the file with this name or of a text without a file.
    Line(Option<String>, usize),
    /// The whole file with this name.
    File(String),
}

impl At {
    /// Returns the same subject within a named file.
    pub(super) fn within(self, file: &str) -> At {
        match self {
            At::Board => At::File(file.to_owned()),
            At::Line(_, line) => At::Line(Some(file.to_owned()), line),
            other => other,
        }
    }
}

/// The content of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    TooManyPlaces(usize),
    TooManyRoutes(usize),
    TooManyTickets(usize),
    /// The number of usual Tickets, and the fewest that are needed.
    TooFewTickets(usize, usize),
    /// An invalid combination of Tickets dealt, kept of those, and drawn later.
    TicketsDrawn(u8, u8, u8),
    Trams(u8),
    Metros(u8),
    /// The number of cards in a first hand, and the most allowed.
    FirstHand(u8, u8),
    Stacks(usize),
    Length(u32),
    /// Number of spaces that require a wild card, which is invalid.
    Symbols(u32),
    /// Number of trams or metro cars, more than a player has.
    Pieces(u32),
    EndsAlike,
    /// An end that is not a place of the file.
    NoSuchPlace(String),
    /// A Route beyond the most that two places can have.
    TooManyLanes,
    /// The Routes of a Double Route differ in length or kind.
    UnlikeLanes,
    /// This place is not connected to the others.
    Apart,
    NoRoutes,
    /// A place of a Ticket has no Route.
    TicketWithoutRoute,
    /// A Ticket names a way point.
    TicketOfJunction,
    Value(u32),
    Stations,
    Contested,
    Bridge,
    Hub,
    /// Number of tunnels; asks whether to play them as tunnels or as plain Routes.
    Tunnels(usize),
    /// Number of long Tickets; asks whether they are a deck of their own or among the others.
    LongTickets(usize),
    UnknownColor(String),
    /// The first colour is replaced by the second, because our deck lacks it.
    StandsFor(DeckColor, DeckColor),
    Scenery(usize),
    PlaceWithoutRoute,
    /// The value of a Ticket, and the spaces of its shortest path.
    ValueUnlikeWay(u32, u32),
    /// Even if all Routes are claimed, two players keep too many pieces for the last turns to begin.
    NeverEnds,
    SameName,
    SameTicket,
    PlacesFound,
    /// The file does not place this place.
    PlaceBetween,
    TramsAssumed(u8),
    /// Tickets dealt and kept, different from our rules.
    TicketsDealt(u32, u32),
    /// Numbers of players in the file that this game does not support.
    Players(u32, u32),
    /// A count that is not whole, as written in the file.
    NotWhole(String),
    /// A word in place of a number.
    NoNumber(String),
    /// The names of decks; asks for one of them.
    WhichDeck(Vec<String>),
    /// Another place with the same id.
    SameId(String),
    /// Number of empty entries of a file.
    EmptyEntries(usize),
    /// A row that was not understood, shortened.
    NotUnderstood(String),
    /// The heads of unknown columns.
    UnknownColumns(Vec<String>),
    /// Unknown fields of a file.
    UnknownFields(Vec<String>),
    /// Number of lines without colours at the end of a text that are taken as Tickets.
    PairsAsTickets(usize),
    /// Names with ambiguous letters, because the file's encoding is a guess.
    LettersGuessed(Vec<String>),
    /// Letters of the name were lost before the import.
    LostLetters,
    /// The name has no letter.
    NoLetters,
    /// Another place with nearly this name.
    Alike(String),
    /// Number of places that coincide with others.
    OneSpot(usize),
    /// A trial game ended after this number of turns.
    ShortGame(u16),
}

impl Why {
    /// Returns the weight.
    pub fn severity(&self) -> Severity {
        match self {
            Why::Tunnels(_) | Why::LongTickets(_) | Why::NotWhole(_) | Why::WhichDeck(_) => {
                Severity::Asks
            }
            Why::UnknownColor(_)
            | Why::StandsFor(..)
            | Why::Scenery(_)
            | Why::PlaceWithoutRoute
            | Why::ValueUnlikeWay(..)
            | Why::NeverEnds
            | Why::SameName
            | Why::SameTicket
            | Why::PlacesFound
            | Why::PlaceBetween
            | Why::TramsAssumed(_)
            | Why::TicketsDealt(..)
            | Why::Players(..)
            | Why::NoNumber(_)
            | Why::SameId(_)
            | Why::EmptyEntries(_)
            | Why::NotUnderstood(_)
            | Why::UnknownColumns(_)
            | Why::UnknownFields(_)
            | Why::PairsAsTickets(_)
            | Why::LettersGuessed(_)
            | Why::NoLetters
            | Why::Alike(_) => Severity::Note,
            _ => Severity::Stops,
        }
    }
}

/// A finding about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub severity: Severity,
    pub at: At,
    pub why: Why,
}

impl Finding {
    pub(super) fn new(at: At, why: Why) -> Finding {
        Finding { severity: why.severity(), at, why }
    }
}

/// Returns all findings about a draft, the gravest first.
pub fn check(draft: &Draft) -> Vec<Finding> {
    let mut found = faults(draft);
    check_names(draft, &mut found);
    check_alike(draft, &mut found);
    check_choices(draft, &mut found);
    let stacked = draft.drawing().stacked();
    if stacked > 0 {
        found.push(Finding::new(At::Board, Why::OneSpot(stacked)));
    }
    if found.iter().all(|finding| finding.severity == Severity::Note) {
        found.extend(try_out(draft).map(|why| Finding::new(At::Board, why)));
    }
    found.sort_by_key(|finding| finding.severity);
    found.truncate(MOST_FINDINGS);
    found
}

/// Returns the faults by the rules for boards in links. Frozen: boards in links stay valid.
pub(super) fn faults(draft: &Draft) -> Vec<Finding> {
    let mut found = draft.found.clone();
    check_counts(draft, &mut found);
    check_rules(draft, &mut found);
    for route in &draft.routes {
        let faults = route_faults(draft, route);
        found.extend(faults.into_iter().map(|why| Finding::new(draft.at_route(route), why)));
    }
    if found.iter().all(|finding| finding.severity != Severity::Stops) {
        check_places(draft, &mut found);
        check_tickets(draft, &mut found);
        check_end(draft, &mut found);
    }
    found
}

fn check_names(draft: &Draft, found: &mut Vec<Finding>) {
    for place in &draft.places {
        let why = if place.name.contains('\u{FFFD}') {
            Why::LostLetters
        } else if !place.name.contains(char::is_alphanumeric) {
            Why::NoLetters
        } else {
            continue;
        };
        found.push(Finding::new(At::Place(place.name.clone()), why));
    }
}

/// Looks for misspelt names if no list of places defines them: of two similar names, reports the one with fewer Routes.
fn check_alike(draft: &Draft, found: &mut Vec<Finding>) {
    let mut routes = vec![0_usize; draft.places.len()];
    draft.routes.iter().flat_map(|route| route.ends).for_each(|end| routes[end] += 1);
    let unlisted = |at: &usize| routes[*at] > 0 && draft.places[*at].at.is_none();
    let places: Vec<usize> = (0..draft.places.len()).filter(unlisted).collect();
    if places.len() > MOST_COMPARED {
        return;
    }
    let name = |at: usize| draft.places[at].name.as_str();
    for (number, &one) in places.iter().enumerate() {
        for &other in places[..number].iter().filter(|&&other| is_alike(name(one), name(other))) {
            let [rare, usual] =
                if routes[one] <= routes[other] { [one, other] } else { [other, one] };
            let at = At::Place(name(rare).to_owned());
            found.push(Finding::new(at, Why::Alike(name(usual).to_owned())));
        }
    }
}

/// Adds the choices to make: the deck of Tickets.
fn check_choices(draft: &Draft, found: &mut Vec<Finding>) {
    let decks = draft.open_decks();
    if decks.len() > 1 {
        let names = decks.into_iter().map(|deck| draft.decks[deck].clone()).collect();
        found.push(Finding::new(At::Board, Why::WhichDeck(names)));
    }
}

impl Draft {
    /// Returns the allowed numbers of trams, and the greatest length of a Route.
    pub fn ranges(&self) -> (RangeInclusive<u8>, usize) {
        let most = Room::of(&self.rules);
        (most.trams, most.length)
    }

    fn at_route(&self, route: &DraftRoute) -> At {
        At::Route(route.row, self.names(route.ends))
    }

    /// Returns the colours of its Routes.
    pub(super) fn colors(&self) -> Vec<DeckColor> {
        let is_used = |color: &DeckColor| self.routes.iter().any(|it| it.color == Some(*color));
        DeckColor::ALL.into_iter().filter(is_used).collect()
    }

    /// Returns the colours that our deck lacks, each with its replacement.
    pub(super) fn stand_ins(&self) -> Vec<(DeckColor, DeckColor)> {
        let used = self.colors();
        let (own, foreign) = DeckColor::ALL.split_at(self.rules.deck.colors().len());
        let free = own.iter().rev().filter(|color| !used.contains(color));
        let foreign = foreign.iter().filter(|color| used.contains(color));
        foreign.copied().zip(free.copied()).collect()
    }

    /// Returns the decks of usual Tickets, if the file has several.
    pub fn open_decks(&self) -> Vec<usize> {
        let is_usual =
            |set: &usize| self.tickets.iter().any(|it| it.set == *set && it.deck == Deck::Usual);
        (0..self.decks.len()).filter(is_usual).collect()
    }

    /// Returns for each place whether it has a Route.
    pub(super) fn touched(&self) -> Vec<bool> {
        let mut touched = vec![false; self.places.len()];
        self.routes.iter().flat_map(|route| route.ends).for_each(|end| touched[end] = true);
        touched
    }
}

fn check_counts(draft: &Draft, found: &mut Vec<Finding>) {
    let most = Room::of(&draft.rules);
    let mut too_many = |count: usize, most: usize, why: fn(usize) -> Why| {
        if count > most {
            found.push(Finding::new(At::Board, why(count)));
        }
    };
    let places = draft.touched().into_iter().filter(|touched| *touched).count();
    too_many(places, most.places, Why::TooManyPlaces);
    too_many(draft.routes.len(), most.routes, Why::TooManyRoutes);
    if draft.open_decks().len() < 2 {
        too_many(draft.tickets.len(), most.tickets, Why::TooManyTickets);
    }
    let is_counted = |ticket: &&DraftTicket| !draft.rules.is_big() || ticket.deck == Deck::Usual;
    let tickets = draft.tickets.iter().filter(is_counted).count();
    if tickets < most.least_tickets {
        found.push(Finding::new(At::Board, Why::TooFewTickets(tickets, most.least_tickets)));
    }
    let stacks = draft.stacks.len();
    let is_doubled = |at: usize| draft.stacks[..at].contains(&draft.stacks[at]);
    let are_odd = stacks != STACKS || draft.rules.is_big() || (0..stacks).any(is_doubled);
    if stacks > 0 && are_odd {
        found.push(Finding::new(At::Board, Why::Stacks(stacks)));
    }
}

fn check_rules(draft: &Draft, found: &mut Vec<Finding>) {
    let rules = &draft.rules;
    let mut refuse = |is_wrong: bool, why: Why| {
        if is_wrong {
            found.push(Finding::new(At::Board, why));
        }
    };
    let most = Room::of(rules);
    let trams = rules.pieces.trams;
    refuse(!most.trams.contains(&trams), Why::Trams(trams));
    refuse(usize::from(rules.pieces.metros) > MOST_METROS, Why::Metros(rules.pieces.metros));
    refuse(rules.hand > most.hand, Why::FirstHand(rules.hand, most.hand));
    let TicketRules { dealt, kept, drawn } = rules.tickets;
    let is_odd = !(2..=MAX_DEALT).contains(&dealt)
        || !(1..=dealt).contains(&kept)
        || !(1..=MAX_DEALT).contains(&drawn);
    refuse(is_odd, Why::TicketsDrawn(dealt, kept, drawn));
    let tunnels = draft.routes.iter().filter(|route| route.ground == Ground::Tunnel).count();
    let can_tunnel = rules.is_big() && draft.has_tunnels;
    refuse(tunnels > 0 && !can_tunnel, Why::Tunnels(tunnels));
    let long = draft.tickets.iter().filter(|ticket| ticket.deck == Deck::Long).count();
    let can_part = rules.is_big() && draft.has_long_deck;
    refuse(long > 0 && !can_part, Why::LongTickets(long));
    if !rules.is_big() && draft.colors().len() <= COLORS {
        draft.stand_ins().into_iter().for_each(|(of, by)| refuse(true, Why::StandsFor(of, by)));
    }
}

fn route_faults(draft: &Draft, route: &DraftRoute) -> Vec<Why> {
    let mut faults = Vec::new();
    let [from, to] = route.ends;
    if from == to {
        faults.push(Why::EndsAlike);
    }
    let most = Room::of(&draft.rules);
    if !(1..=most.length as u32).contains(&route.length) {
        faults.push(Why::Length(route.length));
        return faults;
    }
    if route.symbols > route.length.min(draft.rules.deck.cards().wilds().into()) {
        faults.push(Why::Symbols(route.symbols));
    }
    let (needed, has) = match route.kind {
        Kind::Metro => (1, draft.rules.pieces.metros),
        Kind::Tram | Kind::Ferry => (route.length, draft.rules.pieces.trams),
    };
    if needed > has.into() {
        faults.push(Why::Pieces(needed));
    }
    let is_beside = |other: &&DraftRoute| {
        other.row < route.row && (other.ends == route.ends || other.ends == [to, from])
    };
    let beside: Vec<&DraftRoute> = draft.routes.iter().filter(is_beside).collect();
    let traits = |route: &DraftRoute| {
        let is_tunnel = draft.rules.is_big() && route.ground == Ground::Tunnel;
        (route.length, route.kind, route.symbols, is_tunnel)
    };
    if beside.len() >= most.lanes {
        faults.push(Why::TooManyLanes);
    } else if beside.first().is_some_and(|other| traits(other) != traits(route)) {
        faults.push(Why::UnlikeLanes);
    }
    faults
}

fn check_places(draft: &Draft, found: &mut Vec<Finding>) {
    let touched = draft.touched();
    let first = touched.iter().position(|touched| *touched);
    for (at, place) in draft.places.iter().enumerate() {
        let why = if !touched[at] {
            Why::PlaceWithoutRoute
        } else if first.is_some_and(|first| !is_joined(draft, [first, at])) {
            Why::Apart
        } else {
            continue;
        };
        found.push(Finding::new(At::Place(place.name.clone()), why));
    }
    if first.is_none() {
        found.push(Finding::new(At::Board, Why::NoRoutes));
    }
    let lost = draft.stacks.iter().any(|&at| !touched.get(at).is_some_and(|touched| *touched));
    if lost {
        found.push(Finding::new(At::Board, Why::Stacks(draft.stacks.len())));
    }
    let lost = draft.places.iter().zip(&touched);
    let mut lost = lost.filter(|(place, touched)| **touched && place.at.is_none()).peekable();
    if draft.is_laid() {
        found.extend(lost.peek().map(|_| Finding::new(At::Board, Why::PlacesFound)));
    } else {
        let between =
            |place: &DraftPlace| Finding::new(At::Place(place.name.clone()), Why::PlaceBetween);
        found.extend(lost.map(|(place, _)| between(place)));
    }
}

fn check_tickets(draft: &Draft, found: &mut Vec<Finding>) {
    let touched = draft.touched();
    let distances = Distances::of(draft);
    for ticket in &draft.tickets {
        let [from, to] = ticket.ends;
        let is_junction = |at: usize| draft.places[at].kind == PlaceKind::Junction;
        let way = distances.between(ticket.ends);
        let why = if from == to {
            Why::EndsAlike
        } else if !touched[from] || !touched[to] {
            Why::TicketWithoutRoute
        } else if is_junction(from) || is_junction(to) {
            Why::TicketOfJunction
        } else if !(1..=MOST_POINTS).contains(&ticket.points) {
            Why::Value(ticket.points)
        } else if way.is_some_and(|way| way.abs_diff(ticket.points) > 1) {
            Why::ValueUnlikeWay(ticket.points, way.unwrap_or_default())
        } else {
            continue;
        };
        let at = At::Ticket(ticket.row, draft.names(ticket.ends));
        found.push(Finding::new(at, why));
    }
}

/// Checks that two players can place enough pieces to begin the last turns (CEND-1).
fn check_end(draft: &Draft, found: &mut Vec<Finding>) {
    let counts = |route: &&DraftRoute| {
        let earlier = draft.routes.iter().take_while(|other| other.row < route.row);
        earlier.into_iter().all(|other| {
            let [from, to] = route.ends;
            other.ends != [from, to] && other.ends != [to, from]
        })
    };
    let pieces = |route: &DraftRoute| if route.kind == Kind::Metro { 1 } else { route.length };
    let all: u32 = draft.routes.iter().filter(counts).map(pieces).sum();
    let rules = &draft.rules;
    let own = u32::from(rules.pieces.trams + rules.pieces.metros);
    if all < 2 * own.saturating_sub(rules.last_pieces.into()) {
        found.push(Finding::new(At::Board, Why::NeverEnds));
    }
}
