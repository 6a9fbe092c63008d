//! The board of San Francisco: our own edition, drawn after the real city (CBOARD-1).
//!
//! Everything that a designer would change is in the tables below; the tests check what they must
//! keep.

use super::Anchor::{End, Middle, Start};
use super::Bend::{DiagonalFirst, DiagonalLast, Straight};
use super::{
    BLACK, BLUE, Board, BoardData, Edition, GREEN, GREY, Link, Location, LocationId, ORANGE,
    PURPLE, Pieces, Point, RED, Route, Ticket, ferry, instead, place, routes, ticket, tram,
};

const ALCATRAZ: LocationId = LocationId(0);
const GOLDEN_GATE_BRIDGE: LocationId = LocationId(1);
const PRESIDIO: LocationId = LocationId(2);
const MARINA: LocationId = LocationId(3);
const FISHERMANS_WHARF: LocationId = LocationId(4);
const CHINATOWN: LocationId = LocationId(5);
const THE_EMBARCADERO: LocationId = LocationId(6);
const UNION_SQUARE: LocationId = LocationId(7);
const PACIFIC_HEIGHTS: LocationId = LocationId(8);
const LANDS_END: LocationId = LocationId(9);
const GOLDEN_GATE_PARK: LocationId = LocationId(10);
const HAIGHT_ASHBURY: LocationId = LocationId(11);
const CIVIC_CENTER: LocationId = LocationId(12);
const SOUTH_BEACH: LocationId = LocationId(13);
const CASTRO: LocationId = LocationId(14);
const MISSION: LocationId = LocationId(15);
const POTRERO_HILL: LocationId = LocationId(16);
const SUNSET: LocationId = LocationId(17);
const TWIN_PEAKS: LocationId = LocationId(18);

/// The Locations in the order of their numbers: name, place in the drawing grid, and where the name
/// stands beside it: offset in tenths of the grid, what of it is there, its lines.
const LOCATIONS: [Location; 19] = [
    place("Alcatraz", (50, 4), (29, 0), Start, &["Alcatraz"]),
    place("Golden Gate Bridge", (22, 10), (-24, -10), End, &["Golden Gate", "Bridge"]),
    place("Presidio", (22, 23), (23, -34), Start, &["Presidio"]),
    place("Marina", (38, 17), (23, 34), Start, &["Marina"]),
    place("Fisherman's Wharf", (50, 17), (-26, -46), End, &["Fisherman's", "Wharf"]),
    place("Chinatown", (56, 28), (-23, 26), End, &["Chinatown"]),
    place("The Embarcadero", (68, 22), (23, 0), Start, &["The", "Embarcadero"]),
    place("Union Square", (56, 36), (23, -36), Start, &["Union", "Square"]),
    place("Pacific Heights", (38, 28), (23, -36), Start, &["Pacific", "Heights"]),
    place("Lands End", (6, 26), (-6, -40), End, &["Lands", "End"]),
    place("Golden Gate Park", (14, 40), (23, 44), Start, &["Golden", "Gate Park"]),
    place("Haight-Ashbury", (30, 40), (-6, -46), End, &["Haight-", "Ashbury"]),
    place("Civic Center", (50, 40), (-23, 26), End, &["Civic Center"]),
    place("South Beach", (74, 36), (23, 0), Start, &["South", "Beach"]),
    place("Castro", (38, 48), (-29, 0), End, &["Castro"]),
    place("Mission", (50, 48), (6, 35), Start, &["Mission"]),
    place("Potrero Hill", (62, 48), (29, 0), Start, &["Potrero Hill"]),
    place("Sunset", (6, 50), (0, 34), Middle, &["Sunset"]),
    place("Twin Peaks", (28, 58), (0, 34), Middle, &["Twin Peaks"]),
];

/// Ends, length, the colour of each lane, and how the line bends on its way from the first end. A
/// grey lane stands second: between equals bots make for the first, and grey is paid by the way, so
/// with two players, who close one lane by claiming the other, both are claimed.
const LINKS: [Link; 36] = [
    ferry(ALCATRAZ, FISHERMANS_WHARF, 2, &[ORANGE, GREY], Straight),
    ferry(ALCATRAZ, GOLDEN_GATE_BRIDGE, 3, &[GREY], DiagonalLast),
    ferry(ALCATRAZ, THE_EMBARCADERO, 3, &[GREY], Straight),
    tram(GOLDEN_GATE_BRIDGE, PRESIDIO, 2, &[GREEN, BLUE], Straight),
    tram(GOLDEN_GATE_BRIDGE, LANDS_END, 4, &[PURPLE], Straight),
    tram(GOLDEN_GATE_BRIDGE, MARINA, 3, &[RED], DiagonalFirst),
    tram(PRESIDIO, MARINA, 3, &[ORANGE], DiagonalLast),
    tram(PRESIDIO, PACIFIC_HEIGHTS, 3, &[BLACK], DiagonalFirst),
    tram(PRESIDIO, GOLDEN_GATE_PARK, 4, &[PURPLE], DiagonalLast),
    tram(MARINA, FISHERMANS_WHARF, 2, &[PURPLE, GREY], Straight),
    tram(MARINA, PACIFIC_HEIGHTS, 2, &[GREY], Straight),
    tram(FISHERMANS_WHARF, CHINATOWN, 2, &[BLUE, GREY], DiagonalLast),
    tram(FISHERMANS_WHARF, THE_EMBARCADERO, 3, &[GREEN], DiagonalFirst),
    tram(CHINATOWN, THE_EMBARCADERO, 2, &[RED], DiagonalLast),
    tram(CHINATOWN, UNION_SQUARE, 1, &[BLACK], Straight),
    tram(CHINATOWN, PACIFIC_HEIGHTS, 3, &[GREEN], Straight),
    tram(UNION_SQUARE, SOUTH_BEACH, 3, &[GREY], Straight),
    tram(THE_EMBARCADERO, SOUTH_BEACH, 3, &[BLUE, PURPLE], DiagonalLast),
    tram(UNION_SQUARE, CIVIC_CENTER, 1, &[RED], DiagonalFirst),
    tram(PACIFIC_HEIGHTS, CIVIC_CENTER, 3, &[GREY], Straight),
    tram(PACIFIC_HEIGHTS, HAIGHT_ASHBURY, 3, &[RED], DiagonalLast),
    tram(LANDS_END, GOLDEN_GATE_PARK, 3, &[GREY], DiagonalFirst),
    tram(LANDS_END, SUNSET, 4, &[RED], Straight),
    tram(GOLDEN_GATE_PARK, HAIGHT_ASHBURY, 3, &[BLUE, ORANGE], Straight),
    tram(GOLDEN_GATE_PARK, SUNSET, 2, &[GREY], DiagonalLast),
    tram(HAIGHT_ASHBURY, CIVIC_CENTER, 4, &[BLACK], Straight),
    tram(HAIGHT_ASHBURY, CASTRO, 2, &[GREY], Straight),
    tram(SUNSET, TWIN_PEAKS, 4, &[ORANGE, GREEN], DiagonalLast),
    tram(CASTRO, TWIN_PEAKS, 2, &[BLACK], Straight),
    tram(CASTRO, MISSION, 2, &[GREEN, ORANGE], Straight),
    tram(MISSION, CIVIC_CENTER, 1, &[PURPLE], Straight),
    tram(MISSION, POTRERO_HILL, 2, &[GREY], Straight),
    tram(POTRERO_HILL, SOUTH_BEACH, 3, &[BLACK], Straight),
    tram(PRESIDIO, LANDS_END, 3, &[GREY], DiagonalFirst),
    tram(TWIN_PEAKS, MISSION, 4, &[BLUE], DiagonalLast),
    tram(POTRERO_HILL, UNION_SQUARE, 3, &[GREY], DiagonalLast),
];

/// Two Locations and the points for joining them.
const TICKETS: [Ticket; 24] = [
    ticket(ALCATRAZ, PRESIDIO, 4),
    ticket(PACIFIC_HEIGHTS, MISSION, 4),
    ticket(ALCATRAZ, CHINATOWN, 5),
    ticket(PRESIDIO, CHINATOWN, 5),
    ticket(PRESIDIO, CIVIC_CENTER, 5),
    ticket(MARINA, LANDS_END, 5),
    ticket(UNION_SQUARE, HAIGHT_ASHBURY, 5),
    ticket(CIVIC_CENTER, SOUTH_BEACH, 5),
    ticket(PACIFIC_HEIGHTS, CASTRO, 6),
    ticket(ALCATRAZ, PACIFIC_HEIGHTS, 7),
    ticket(GOLDEN_GATE_BRIDGE, CHINATOWN, 7),
    ticket(FISHERMANS_WHARF, POTRERO_HILL, 7),
    ticket(UNION_SQUARE, TWIN_PEAKS, 7),
    ticket(HAIGHT_ASHBURY, POTRERO_HILL, 7),
    ticket(SOUTH_BEACH, CASTRO, 7),
    ticket(FISHERMANS_WHARF, GOLDEN_GATE_PARK, 8),
    ticket(PACIFIC_HEIGHTS, TWIN_PEAKS, 8),
    ticket(GOLDEN_GATE_PARK, MISSION, 8),
    ticket(THE_EMBARCADERO, HAIGHT_ASHBURY, 9),
    ticket(GOLDEN_GATE_BRIDGE, MISSION, 10),
    ticket(CHINATOWN, GOLDEN_GATE_PARK, 10),
    ticket(GOLDEN_GATE_BRIDGE, CASTRO, 11),
    ticket(UNION_SQUARE, LANDS_END, 11),
    ticket(SOUTH_BEACH, SUNSET, 12),
];

/// Where stacks of Tourist tokens stand from the beginning (CSET-5), in the order of their symbols.
const STACKS: [LocationId; 5] =
    [ALCATRAZ, GOLDEN_GATE_BRIDGE, THE_EMBARCADERO, SUNSET, POTRERO_HILL];

const ROUTES: [Route; 44] = routes(&LINKS);

/// The whole board, as new games have it.
pub(super) static BOARD: BoardData = BoardData {
    board: Board::SanFrancisco,
    edition: Edition::Second,
    size: Point { x: 84, y: 64 },
    locations: &LOCATIONS,
    links: &LINKS,
    routes: &ROUTES,
    tickets: &TICKETS,
    pieces: Pieces { trams: 20, metros: 0 },
    last_pieces: 2,
    stacks: &STACKS,
};

/// The links of the first edition: some had other colours.
const FIRST_LINKS: [Link; 36] = instead(
    LINKS,
    &[
        ferry(ALCATRAZ, FISHERMANS_WHARF, 2, &[ORANGE, BLACK], Straight),
        tram(FISHERMANS_WHARF, CHINATOWN, 2, &[BLUE, RED], DiagonalLast),
        tram(CHINATOWN, THE_EMBARCADERO, 2, &[GREY], DiagonalLast),
        tram(CASTRO, TWIN_PEAKS, 2, &[GREY], Straight),
    ],
);

const FIRST_ROUTES: [Route; 44] = routes(&FIRST_LINKS);

/// The Tickets of the first edition.
const FIRST_TICKETS: [Ticket; 24] = [
    ticket(CIVIC_CENTER, SOUTH_BEACH, 4),
    ticket(ALCATRAZ, CHINATOWN, 4),
    ticket(MARINA, LANDS_END, 5),
    ticket(PACIFIC_HEIGHTS, MISSION, 5),
    ticket(PACIFIC_HEIGHTS, CASTRO, 5),
    ticket(UNION_SQUARE, HAIGHT_ASHBURY, 6),
    ticket(FISHERMANS_WHARF, POTRERO_HILL, 6),
    ticket(UNION_SQUARE, TWIN_PEAKS, 6),
    ticket(ALCATRAZ, PACIFIC_HEIGHTS, 7),
    ticket(PRESIDIO, CHINATOWN, 7),
    ticket(GOLDEN_GATE_PARK, CIVIC_CENTER, 7),
    ticket(MISSION, SUNSET, 8),
    ticket(GOLDEN_GATE_BRIDGE, MISSION, 8),
    ticket(THE_EMBARCADERO, HAIGHT_ASHBURY, 8),
    ticket(GOLDEN_GATE_BRIDGE, SOUTH_BEACH, 9),
    ticket(PRESIDIO, THE_EMBARCADERO, 9),
    ticket(CHINATOWN, GOLDEN_GATE_PARK, 9),
    ticket(MARINA, TWIN_PEAKS, 10),
    ticket(FISHERMANS_WHARF, GOLDEN_GATE_PARK, 10),
    ticket(THE_EMBARCADERO, LANDS_END, 10),
    ticket(GOLDEN_GATE_BRIDGE, CASTRO, 11),
    ticket(ALCATRAZ, SUNSET, 11),
    ticket(SOUTH_BEACH, SUNSET, 12),
    ticket(LANDS_END, POTRERO_HILL, 12),
];

/// The board of the first edition.
pub(super) static FIRST: BoardData = BoardData {
    edition: Edition::First,
    links: &FIRST_LINKS,
    routes: &FIRST_ROUTES,
    tickets: &FIRST_TICKETS,
    ..BOARD
};
