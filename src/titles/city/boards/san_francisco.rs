//! The board of San Francisco: our own edition, drawn after the real city (CBOARD-1).
//!
//! Everything that a designer would change is in the tables below; the tests check what they must
//! keep.

use super::Anchor::{End, Middle, Start};
use super::Bend::{DiagonalFirst, DiagonalLast, Straight};
use super::{
    BLACK, BLUE, BoardData, BoardId, BoardRules, GREEN, GREY, Habits, Link, Location, LocationId,
    Look, ORANGE, PURPLE, Pieces, Point, RED, Route, Shape, Sheet, Sign, Ticket, Wild, ferry,
    place, routes, routes_at, ticket, tram,
};
use crate::words::Text;

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
/// stands beside it: offset in tenths of the grid, what of it is there, its lines, its short form for small
/// screens.
const LOCATIONS: [Location; 19] = [
    place("Alcatraz", (50, 4), (29, 0), Start, &["Alcatraz"]).short(&["Alca."]),
    place("Golden Gate Bridge", (22, 10), (-24, -10), End, &["Golden Gate", "Bridge"])
        .short(&["Bridge"]),
    place("Presidio", (22, 23), (23, -34), Start, &["Presidio"]).short(&["Presid."]),
    place("Marina", (38, 17), (23, 34), Start, &["Marina"]).short(&["Marina"]),
    place("Fisherman's Wharf", (50, 17), (-26, -46), End, &["Fisherman's", "Wharf"])
        .short(&["Wharf"]),
    place("Chinatown", (56, 28), (-23, 26), End, &["Chinatown"]).short(&["China."]),
    place("The Embarcadero", (68, 22), (23, 0), Start, &["The", "Embarcadero"]).short(&["Embar."]),
    place("Union Square", (56, 36), (23, -36), Start, &["Union", "Square"]).short(&["Union"]),
    place("Pacific Heights", (38, 28), (23, -36), Start, &["Pacific", "Heights"])
        .short(&["Pacific"]),
    place("Lands End", (6, 26), (-6, -40), End, &["Lands", "End"]).short(&["Lands"]),
    place("Golden Gate Park", (14, 40), (23, 44), Start, &["Golden", "Gate Park"]).short(&["Park"]),
    place("Haight-Ashbury", (30, 40), (-6, -46), End, &["Haight-", "Ashbury"]).short(&["Haight"]),
    place("Civic Center", (50, 40), (-23, 26), End, &["Civic Center"]).short(&["Civic"]),
    place("South Beach", (74, 36), (23, 0), Start, &["South", "Beach"]).short(&["Beach"]),
    place("Castro", (38, 48), (-29, 0), End, &["Castro"]).short(&["Castro"]),
    place("Mission", (50, 48), (6, 35), Start, &["Mission"]).short(&["Mission"]),
    place("Potrero Hill", (62, 48), (29, 0), Start, &["Potrero Hill"]).short(&["Potr."]),
    place("Sunset", (6, 50), (0, 34), Middle, &["Sunset"]).short(&["Sunset"]),
    place("Twin Peaks", (28, 58), (0, 34), Middle, &["Twin Peaks"]).short(&["Peaks"]),
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

const RULES: BoardRules = BoardRules::usual(Pieces { trams: 20, metros: 0 }, 2);

const ROUTES: [Route; 44] = routes(&LINKS, &RULES);

/// The tables.
pub(super) static BOARD: BoardData = BoardData {
    id: BoardId(2),
    name: "San Francisco",
    sheet: &SHEET,
    size: Point { x: 84, y: 64 },
    locations: &LOCATIONS,
    links: &LINKS,
    routes: &ROUTES,
    routes_at: routes_at(&ROUTES),
    tickets: &TICKETS,
    rules: RULES,
    stacks: &STACKS,
    own: None,
};

const PENINSULA: &str = "M2 120L2.2 34C1.8 29 1.6 23.5 5 21.6C10 20.6 13.5 19.6 16.5 17.2C19 15 20 13.4 22 12.2C24.6 12.6 28 14.4 33 13.8C38 13 44 13.6 50 13.2C57 13.2 63 14.6 67 18.4C71.4 21 76.4 27 80 33C83 37 82.4 43 80 47.6C78.4 52 80 57 84 64L100 120z";
const HEADLANDS: &str = "M-60 -60L28 -60L25.4 -4C24 -1 21.6 0.6 18.6 1.6C15 2.8 11 1.4 7 2.2C1 4 -4 2 -10 4C-20 7 -40 4 -60 8z";
const ISLAND: &str =
    "M46.6 3.4C47.4 0.8 52 0.4 53.6 2.6C55 5.4 52.6 7 50 7C47.6 7 46 5.6 46.6 3.4z";
const STREETS: &str = "M6 29H80M5 33.6H80M3 45H80M3 54H79M33 16V62M44 15V62M61 16V62M68 24V62M10 23V62M18 20V62M25.6 16V62";
const BRIDGE: &str = "M22.6 11.4L17.6 1.6M22.6 11.4m-1.4 -0.2l2.6 -1.4M18.4 3.6m-1.4 0.6l2.6 -1.4";

/// The land: the peninsula from the bridge to the bay, the headlands across it, the island.
const LAND: &[Shape] = &[
    Shape::Rect(Look::Water, [-800, -800, 2600, 2600], 0),
    Shape::Path(Look::Shallows, PENINSULA),
    Shape::Path(Look::Shallows, HEADLANDS),
    Shape::Path(Look::Shallows, ISLAND),
    Shape::Path(Look::Land, PENINSULA),
    Shape::Path(Look::Land, HEADLANDS),
    Shape::Path(Look::Land, ISLAND),
    Shape::Path(Look::Streets, STREETS),
    Shape::Path(Look::Avenue, "M68 21.6L44 45.6L34 52"),
    Shape::Rect(Look::Park, [32, 368, 266, 62], 12),
    Shape::Path(
        Look::Park,
        "M16.6 18.4C19 15.6 20.4 13.8 22.4 13.4C25 14 27 15.4 30.4 15.2L29 25.4C25 28.4 19.6 27.6 14.6 25.6C14.2 22.6 15 20 16.6 18.4z",
    ),
    Shape::Path(Look::Park, "M3.2 23.6C4.6 22.4 8 21.8 10.6 21.4L9.6 24.6L4 28.6z"),
    Shape::Ellipse(Look::Pond, [225, 409, 19, 6]),
    Shape::Hills(&[
        (15, 57, 22),
        (22, 54, 15),
        (35, 55, 16),
        (34, 62, 20),
        (70, 43, 15),
        (9, 33, 13),
        (44, 60, 14),
        (12, -2, 24),
        (22, -4, 18),
    ]),
    Shape::Trees(&[
        (6, 39),
        (9, 42),
        (18, 38),
        (26, 42),
        (18, 24),
        (26, 17),
        (20, 18),
        (28, 20),
        (5, 25),
    ]),
    Shape::Waves(&[
        (2, 8),
        (12, 15),
        (36, 8),
        (40, 1),
        (62, 4),
        (70, 14),
        (80, 5),
        (84, 18),
        (90, 30),
        (88, 44),
        (-4, 14),
        (-4, 30),
        (-3, 44),
        (60, 10),
        (92, 10),
    ]),
    Shape::Path(Look::Bridge, BRIDGE),
    Shape::Landmark((490, 24), "M-0.4 0v-1.8h0.8v1.8z"),
];

/// What it is besides.
static SHEET: Sheet = Sheet {
    key: "san-francisco",
    number: 2,
    land: LAND,
    waters: &[
        (Text::new("Pacific Ocean", "Océano Pacífico"), (7, 17)),
        (Text::new("San Francisco Bay", "Bahía de San Francisco"), (74, 10)),
    ],
    points_table: (740, 668),
    wild: Wild {
        name: Text::new("Ferry card (wild)", "carta de Ferri (comodín)"),
        sign: Sign::Boat,
    },
    lesson: Text::new(
        "Round badges are Tourist tokens: claim a Route to a Location with a badge you lack, and take it. Different badges score more and more.",
        "Las insignias redondas son fichas de Turista: cubre un Recorrido hasta una que no tengas y tómala. Cuantas más distintas, más puntos.",
    ),
    habits: Habits::Usual,
};
