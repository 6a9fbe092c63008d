//! The board of Berlin: our own edition, modelled on the real city (CBOARD-2).
//!
//! `berlin.txt` lists its Locations, Routes and Tickets; tests check their constraints.

use super::{
    Anchor, Bend, BoardData, BoardId, BoardRules, Color, Habits, Kind, Label, Link, Location,
    LocationId, Look, Pieces, Point, Route, Shape, Sheet, Sign, Ticket, Wild, routes, routes_at,
};
use crate::words::Text;

include!(concat!(env!("OUT_DIR"), "/berlin_board.rs"));

const RULES: BoardRules = BoardRules::usual(Pieces { trams: 11, metros: 5 }, 1);

pub(super) static BOARD: BoardData = BoardData {
    id: BoardId(3),
    name: "Berlin",
    sheet: &SHEET,
    size: Point { x: 92, y: 54 },
    locations: LOCATIONS,
    links: LINKS,
    routes: &ROUTES,
    routes_at: routes_at(&ROUTES),
    tickets: TICKETS,
    long_tickets: 0,
    rules: RULES,
    stacks: STACKS,
    path_search: None,
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
