//! Tramways: 1 to 5 players build Links, win auctions and move Passengers.
//!
//! The modules are listed in reading order.

pub mod bots;
pub mod codec;
pub mod edition;
#[cfg(not(target_arch = "wasm32"))]
mod lab;
pub mod network;
pub mod rules;
#[cfg(feature = "web")]
pub(crate) mod ui;
pub mod view;
pub mod words;

use super::{Capability, TitleFacts};
use crate::words::Text;

/// The title's facts, which need none of its code.
pub(super) const FACTS: TitleFacts = TitleFacts {
    key: "tramways",
    number: 1,
    rule_set: "tramways",
    name: Text::same("Tramways"),
    players: (1, 5),
    minutes: 45,
    links: 100,
    about: Text::new(
        "Lay Links, bid for cards, send Passengers, stay calm.",
        "Traza Enlaces, puja por cartas, envía Pasajeros y no te estreses.",
    ),
    author: "Alban Viard",
    publisher: None,
    capabilities: &[
        Capability::Solo,
        Capability::Ranked,
        Capability::Puzzles,
        Capability::Rounds,
        Capability::ResultCard,
    ],
    first_colors: &[],
    aids: &[],
};
