//! The board of Berlin: our own edition, drawn after the real city (CBOARD-2).
//!
//! Everything that a designer would change is in the tables below; the tests check what they must
//! keep.

use super::Anchor::{End, Middle, Start};
use super::Bend::{DiagonalFirst, DiagonalLast, Straight};
use super::{
    BLACK, BLUE, BoardData, BoardId, BoardRules, GREEN, GREY, Habits, Link, Location, LocationId,
    Look, ORANGE, PURPLE, Pieces, Point, RED, Route, Shape, Sheet, Sign, Ticket, Wild, metro,
    place, routes, routes_at, ticket, tram,
};
use crate::words::Text;

const CHARLOTTENBURG: LocationId = LocationId(0);
const MOABIT: LocationId = LocationId(1);
const WEDDING: LocationId = LocationId(2);
const GESUNDBRUNNEN: LocationId = LocationId(3);
const PRENZLAUER_BERG: LocationId = LocationId(4);
const WEISSENSEE: LocationId = LocationId(5);
const LICHTENBERG: LocationId = LocationId(6);
const OSTKREUZ: LocationId = LocationId(7);
const TREPTOWER_PARK: LocationId = LocationId(8);
const NEUKOELLN: LocationId = LocationId(9);
const TEMPELHOF: LocationId = LocationId(10);
const SCHOENEBERG: LocationId = LocationId(11);
const KURFUERSTENDAMM: LocationId = LocationId(12);
const WESTEND: LocationId = LocationId(13);
const ZOOLOGISCHER_GARTEN: LocationId = LocationId(14);
const HAUPTBAHNHOF: LocationId = LocationId(15);
const BRANDENBURGER_TOR: LocationId = LocationId(16);
const POTSDAMER_PLATZ: LocationId = LocationId(17);
const ALEXANDERPLATZ: LocationId = LocationId(18);
const KREUZBERG: LocationId = LocationId(19);

/// The Locations in the order of their numbers: name, place in the drawing grid, and where the name
/// stands beside it: offset in tenths of the grid, what of it is there, its lines, its short form for small
/// screens.
const LOCATIONS: [Location; 20] = [
    place("Charlottenburg", (16, 20), (-23, 0), End, &["Charlottenburg"])
        .narrow(&["Charlotten-", "burg"])
        .short(&["Charl."]),
    place("Moabit", (26, 16), (-23, 0), End, &["Moabit"]).short(&["Moabit"]),
    place("Wedding", (34, 8), (-23, 0), End, &["Wedding"]).short(&["Wedd."]),
    place("Gesundbrunnen", (48, 6), (0, -34), Middle, &["Gesundbrunnen"])
        .narrow(&["Gesund-", "brunnen"])
        .short(&["Gesu."]),
    place("Prenzlauer Berg", (58, 12), (6, -34), Start, &["Prenzlauer Berg"]).short(&["Prenzl."]),
    place("Weißensee", (70, 14), (6, -29), Start, &["Weißensee"]).short(&["Weiß."]),
    place("Lichtenberg", (80, 22), (-29, 0), End, &["Lichtenberg"]).short(&["Licht."]),
    place("Ostkreuz", (78, 32), (23, 0), Start, &["Ostkreuz"]).short(&["Ostkr."]),
    place("Treptower Park", (76, 42), (6, 29), Start, &["Treptower Park"]).short(&["Trept."]),
    place("Neukölln", (64, 44), (0, 34), Middle, &["Neukölln"]).short(&["Neuk."]),
    place("Tempelhof", (52, 48), (0, 34), Middle, &["Tempelhof"]).short(&["Temp."]),
    place("Schöneberg", (34, 44), (-6, 29), End, &["Schöneberg"]).short(&["Schön."]),
    place("Kurfürstendamm", (20, 36), (-6, 29), End, &["Kurfürstendamm"]).short(&["Ku’damm"]),
    place("Westend", (12, 30), (-23, 0), End, &["Westend"]).short(&["West."]),
    place("Zoologischer Garten", (26, 30), (36, 0), Start, &["Zoologischer", "Garten"])
        .narrow(&["Zoolo-", "gischer", "Garten"])
        .short(&["Zoo"]),
    place("Hauptbahnhof", (44, 18), (24, -31), Start, &["Haupt-", "bahnhof"]).short(&["Hbf"]),
    place("Brandenburger Tor", (44, 26), (-23, -36), End, &["Brandenburger", "Tor"])
        .narrow(&["Branden-", "burger", "Tor"])
        .short(&["Brand."]),
    place("Potsdamer Platz", (44, 34), (23, -36), Start, &["Potsdamer", "Platz"])
        .narrow(&["Pots-", "damer", "Platz"])
        .short(&["Potsd."]),
    place("Alexanderplatz", (58, 26), (23, 26), Start, &["Alexanderplatz"])
        .narrow(&["Alexander-", "platz"])
        .short(&["Alex"]),
    place("Kreuzberg", (58, 38), (-29, 0), End, &["Kreuzberg"])
        .narrow(&["Kreuz-", "berg"])
        .short(&["Kreuz."]),
];

/// Ends, length, the colour of each lane, and how the line bends on its way from the first end. A
/// grey lane stands second: between equals bots make for the first, and grey is paid by the way, so
/// with two players, who close one lane by claiming the other, both are claimed.
const LINKS: [Link; 39] = [
    metro(CHARLOTTENBURG, MOABIT, 3, &[ORANGE], DiagonalLast),
    metro(MOABIT, WEDDING, 2, &[GREY], Straight),
    metro(WEDDING, GESUNDBRUNNEN, 2, &[GREEN, BLACK], DiagonalFirst),
    metro(GESUNDBRUNNEN, PRENZLAUER_BERG, 3, &[GREY], DiagonalLast),
    metro(PRENZLAUER_BERG, WEISSENSEE, 2, &[BLUE, GREY], DiagonalLast),
    metro(WEISSENSEE, LICHTENBERG, 3, &[BLACK], DiagonalLast),
    metro(LICHTENBERG, OSTKREUZ, 2, &[GREY], DiagonalLast),
    metro(OSTKREUZ, TREPTOWER_PARK, 2, &[GREY, PURPLE], DiagonalLast),
    metro(TREPTOWER_PARK, NEUKOELLN, 4, &[GREEN], DiagonalLast),
    metro(NEUKOELLN, TEMPELHOF, 3, &[RED, GREY], DiagonalLast),
    metro(TEMPELHOF, SCHOENEBERG, 4, &[ORANGE], DiagonalLast),
    metro(SCHOENEBERG, KURFUERSTENDAMM, 3, &[BLUE, GREY], DiagonalLast),
    metro(KURFUERSTENDAMM, WESTEND, 2, &[GREY], DiagonalLast),
    metro(WESTEND, CHARLOTTENBURG, 4, &[RED], DiagonalLast),
    tram(ZOOLOGISCHER_GARTEN, BRANDENBURGER_TOR, 4, &[PURPLE], DiagonalFirst),
    tram(ZOOLOGISCHER_GARTEN, POTSDAMER_PLATZ, 3, &[ORANGE], DiagonalFirst),
    tram(ZOOLOGISCHER_GARTEN, CHARLOTTENBURG, 2, &[BLUE, GREY], Straight),
    tram(ZOOLOGISCHER_GARTEN, WESTEND, 2, &[BLACK], Straight),
    tram(ZOOLOGISCHER_GARTEN, KURFUERSTENDAMM, 1, &[RED], Straight),
    tram(ZOOLOGISCHER_GARTEN, SCHOENEBERG, 3, &[GREEN], DiagonalLast),
    tram(ZOOLOGISCHER_GARTEN, MOABIT, 2, &[BLUE], Straight),
    tram(HAUPTBAHNHOF, BRANDENBURGER_TOR, 1, &[BLUE, RED], Straight),
    tram(HAUPTBAHNHOF, MOABIT, 3, &[GREEN], DiagonalLast),
    tram(HAUPTBAHNHOF, WEDDING, 2, &[ORANGE], Straight),
    tram(HAUPTBAHNHOF, GESUNDBRUNNEN, 2, &[PURPLE], DiagonalLast),
    tram(HAUPTBAHNHOF, ALEXANDERPLATZ, 3, &[BLACK], DiagonalLast),
    tram(BRANDENBURGER_TOR, POTSDAMER_PLATZ, 1, &[BLACK, GREEN], Straight),
    tram(BRANDENBURGER_TOR, ALEXANDERPLATZ, 2, &[ORANGE, GREY], Straight),
    tram(POTSDAMER_PLATZ, KREUZBERG, 3, &[BLUE], DiagonalLast),
    tram(POTSDAMER_PLATZ, SCHOENEBERG, 2, &[RED], Straight),
    tram(POTSDAMER_PLATZ, TEMPELHOF, 3, &[PURPLE], DiagonalLast),
    tram(ALEXANDERPLATZ, KREUZBERG, 2, &[GREY], Straight),
    tram(ALEXANDERPLATZ, PRENZLAUER_BERG, 2, &[GREEN, RED], Straight),
    tram(ALEXANDERPLATZ, WEISSENSEE, 3, &[PURPLE], Straight),
    tram(ALEXANDERPLATZ, LICHTENBERG, 4, &[BLUE], DiagonalLast),
    tram(KREUZBERG, OSTKREUZ, 4, &[BLACK], DiagonalFirst),
    tram(KREUZBERG, TREPTOWER_PARK, 3, &[RED], DiagonalLast),
    tram(KREUZBERG, NEUKOELLN, 1, &[ORANGE, PURPLE], Straight),
    tram(KREUZBERG, TEMPELHOF, 2, &[GREEN], DiagonalFirst),
];

/// Two Locations and the points for joining them.
const TICKETS: [Ticket; 22] = [
    ticket(MOABIT, GESUNDBRUNNEN, 4),
    ticket(WEDDING, PRENZLAUER_BERG, 4),
    ticket(TEMPELHOF, ALEXANDERPLATZ, 4),
    ticket(SCHOENEBERG, KREUZBERG, 4),
    ticket(BRANDENBURGER_TOR, KREUZBERG, 4),
    ticket(CHARLOTTENBURG, POTSDAMER_PLATZ, 5),
    ticket(MOABIT, SCHOENEBERG, 5),
    ticket(MOABIT, ALEXANDERPLATZ, 5),
    ticket(WEDDING, ZOOLOGISCHER_GARTEN, 5),
    ticket(WEISSENSEE, HAUPTBAHNHOF, 5),
    ticket(TREPTOWER_PARK, POTSDAMER_PLATZ, 5),
    ticket(WESTEND, BRANDENBURGER_TOR, 5),
    ticket(PRENZLAUER_BERG, OSTKREUZ, 6),
    ticket(LICHTENBERG, POTSDAMER_PLATZ, 6),
    ticket(KURFUERSTENDAMM, ALEXANDERPLATZ, 6),
    ticket(CHARLOTTENBURG, KREUZBERG, 7),
    ticket(TREPTOWER_PARK, SCHOENEBERG, 7),
    ticket(GESUNDBRUNNEN, KREUZBERG, 8),
    ticket(MOABIT, NEUKOELLN, 9),
    ticket(WEISSENSEE, KURFUERSTENDAMM, 9),
    ticket(NEUKOELLN, WESTEND, 9),
    ticket(GESUNDBRUNNEN, TREPTOWER_PARK, 11),
];

const RULES: BoardRules = BoardRules::usual(Pieces { trams: 11, metros: 5 }, 1);

const ROUTES: [Route; 50] = routes(&LINKS, &RULES);

/// The tables.
pub(super) static BOARD: BoardData = BoardData {
    id: BoardId(3),
    name: "Berlin",
    sheet: &SHEET,
    size: Point { x: 92, y: 54 },
    locations: &LOCATIONS,
    links: &LINKS,
    routes: &ROUTES,
    routes_at: routes_at(&ROUTES),
    tickets: &TICKETS,
    rules: RULES,
    stacks: &[],
    own: None,
};

const SPREE: &str = "M-60 20C-20 30 2 28 11 23.4C17 17.6 19 24.4 25 23.6C32 21.6 36 25 40 22C43.6 19.6 47 21.4 52 23C56.4 24.6 60.4 29.6 66 31.6C72 33.6 73 37 79 38.4C86 40 90 47 150 56";
const CANAL: &str =
    "M19 23.4C23 30 31 33.6 37 36C43 38.8 50 40.6 58 41.4C64 41.8 69 39.4 73.4 36.6";

/// The land: the streets with their parks, the river and the canal.
const LAND: &[Shape] = &[
    Shape::Rect(Look::Plain, [-800, -800, 2800, 2600], 0),
    Shape::Path(
        Look::Streets,
        "M-6 10H98M-6 22H98M-6 38H98M-6 47H98M10 -6V60M21 -6V60M38 -6V60M50 -6V60M63 -6V60M72 -6V60M86 -6V60",
    ),
    Shape::Path(Look::Avenue, "M-6 28.4L14 25.2L44 26L58 25.8L98 17M58 26L66 44L70 60M58 26L52 2"),
    Shape::Path(Look::Park, "M28.4 24.6L42 23.4L42.4 30.6L31.6 31.6z"),
    Shape::Ellipse(Look::Park, [670, 204, 32, 17]),
    Shape::Ellipse(Look::Park, [585, 486, 46, 26]),
    Shape::Ellipse(Look::Park, [840, 450, 60, 34]),
    Shape::Path(Look::Park, "M-30 36C-8 34 2 36 6 41C8 46 6 52 2 60L-30 70z"),
    Shape::Path(Look::Park, "M8 3C13 0 22 1.4 24 5C22 9 12 9.6 8 7.6z"),
    Shape::Ellipse(Look::Pond, [764, 106, 17, 11]),
    Shape::Path(Look::River, SPREE),
    Shape::Path(Look::Canal, CANAL),
    Shape::Trees(&[
        (32, 25),
        (36, 30),
        (40, 24),
        (33, 30),
        (2, 40),
        (5, 44),
        (1, 48),
        (11, 4),
        (16, 6),
        (20, 4),
        (82, 47),
        (88, 45),
        (85, 43),
        (60, 49),
    ]),
    Shape::Landmark((606, 226), "M0 0v-3.4M0 -3.4a0.8 0.8 0 1 0 -0.1 0zM0 -5v-2"),
];

/// What it is besides.
static SHEET: Sheet = Sheet {
    key: "berlin",
    number: 3,
    land: LAND,
    waters: &[],
    points_table: (8, 540),
    wild: Wild {
        name: Text::new("Bicycle card (wild)", "carta de Bicicleta (comodín)"),
        sign: Sign::Bicycle,
    },
    lesson: Text::new(
        "The ring is metro: its number is the cost in cards, and it takes only one metro car. Trams take one piece on each space.",
        "El anillo es metro: su número es el coste en cartas y solo usa un vagón. Los tranvías ocupan una pieza por espacio.",
    ),
    habits: Habits::Metro,
};
