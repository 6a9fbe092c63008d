//! The board of San Francisco: our own edition, modelled on the real city (CBOARD-1).
//!
//! `san_francisco.txt` lists its Locations, Routes and Tickets; tests check their constraints.

use super::{
    Anchor, Bend, BoardData, BoardId, BoardRules, Color, Habits, Kind, Label, Link, Location,
    LocationId, Look, Pieces, Point, Route, Shape, Sheet, Sign, Ticket, Wild, routes, routes_at,
};
use crate::words::Text;

include!(concat!(env!("OUT_DIR"), "/san_francisco_board.rs"));

const RULES: BoardRules = BoardRules::usual(Pieces { trams: 20, metros: 0 }, 2);

pub(super) static BOARD: BoardData = BoardData {
    id: BoardId(2),
    name: "San Francisco",
    sheet: &SHEET,
    size: Point { x: 84, y: 64 },
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
