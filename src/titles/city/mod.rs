//! San Francisco and Berlin: 2 to 4 players claim Routes and complete Destination Tickets. One rule set, two boards.
//!
//! The modules are listed in reading order.

pub mod boards;
pub mod bots;
pub mod codec;
pub mod import;
#[cfg(not(target_arch = "wasm32"))]
pub mod lab;
pub mod rules;
#[cfg(feature = "web")]
pub(crate) mod ui;
pub mod view;
pub mod words;

use super::{Capability, TitleFacts};
use crate::table::{Aid, PlayerColor};
use crate::words::Text;

/// Facts about San Francisco that need none of its code.
pub(super) const SAN_FRANCISCO: TitleFacts = TitleFacts {
    key: "san-francisco",
    number: 2,
    rule_set: "city",
    name: Text::same("San Francisco"),
    players: (2, 4),
    minutes: 15,
    links: 60,
    about: Text::new(
        "Claim tram and ferry Routes, collect Tourist tokens, complete your Tickets.",
        "Cubre Recorridos de tranvía y ferri, reúne fichas de Turista y completa tus Billetes.",
    ),
    author: "Alan R. Moon",
    publisher: Some("Days of Wonder"),
    capabilities: &[Capability::Ranked, Capability::Puzzles, Capability::BoardFile],
    first_colors: FIRST_COLORS,
    aids: AIDS,
};

/// Facts about Berlin that need none of its code.
pub(super) const BERLIN: TitleFacts = TitleFacts {
    key: "berlin",
    number: 3,
    rule_set: "city",
    name: Text::same("Berlin"),
    players: (2, 4),
    minutes: 15,
    links: 60,
    about: Text::new(
        "Trams in the centre, metro around it: connect the places on your Tickets.",
        "Tranvías en el centro y metro alrededor: une los lugares de tus Billetes.",
    ),
    author: "Alan R. Moon",
    publisher: Some("Days of Wonder"),
    capabilities: &[Capability::Ranked, Capability::Puzzles, Capability::BoardFile],
    first_colors: FIRST_COLORS,
    aids: AIDS,
};

/// Facts about players' own boards that need none of the code.
pub(super) const OWN_BOARD: TitleFacts = TitleFacts {
    key: boards::OWN_KEY,
    number: boards::OWN_NUMBER,
    rule_set: "city",
    name: Text::new("Own board", "Tablero propio"),
    players: (2, 5),
    minutes: 15,
    links: 60,
    about: Text::new(
        "Boards from files and lists, with trams, ferries and metros.",
        "Tableros de archivos y listas, con tranvías, ferris y metros.",
    ),
    author: "Alan R. Moon",
    publisher: Some("Days of Wonder"),
    capabilities: &[Capability::OwnBoards],
    first_colors: FIRST_COLORS,
    aids: AIDS,
};

/// The two colours that no Route has.
const FIRST_COLORS: &[PlayerColor] = &[PlayerColor::Brown, PlayerColor::Pink];

const AIDS: &[(Aid, Text)] = &[
    (Aid::Plan, Text::new("Ticket plan", "Plan de los Billetes")),
    (Aid::Odds, Text::new("Chances in the deck", "Probabilidades del mazo")),
];
