//! Metromania: 2 to 4 players each dig two lines through a city, and score for the fastest trips on all lines.
//!
//! The modules are listed in reading order.

pub mod boards;
pub mod bots;
pub(crate) mod codec;
#[cfg(not(target_arch = "wasm32"))]
pub mod lab;
pub mod rules;
#[cfg(feature = "web")]
pub(crate) mod ui;
pub mod view;
pub mod words;

use super::{Capability, TitleFacts};
use crate::table::Aid;
use crate::words::Text;

/// The facts about it that are available without its code.
pub(super) const FACTS: TitleFacts = TitleFacts {
    key: "metromania",
    number: 4,
    rule_set: "metromania",
    name: Text::same("Metromania"),
    players: (2, 4),
    minutes: 45,
    links: 25,
    about: Text::new(
        "Dig two metro lines under the city, cross your rivals, win the test trips.",
        "Excava dos líneas de metro, cruza las rivales y gana los trayectos de prueba.",
    ),
    author: "Jean-Michel Maman",
    publisher: None,
    capabilities: &[Capability::Ranked],
    first_colors: &[],
    aids: &[(
        Aid::Forecast,
        Text::new("What the test trips would pay now", "Lo que pagarían ahora los trayectos"),
    )],
};
