//! The options of a new game.

use crate::table::set_up::{MAP, OptionValue, Scope, SetUpOption};
use crate::words::{Locale, Text, phrases};

phrases! { locale:
    /// How to lay out districts.
    swap_districts "Press a district to take it up: press it again to turn it, or another one to swap them." "Pulsa un barrio para cogerlo: vuelve a pulsarlo para girarlo, o pulsa otro para cambiarlos."
}

/// All options.
pub const OPTIONS: [SetUpOption; 3] = [MAP, MUNICIPALITY, RIVALRY];

/// How the Destinations are dealt.
pub const MUNICIPALITY: SetUpOption = SetUpOption {
    key: "municipality",
    name: Text::new("Destinations", "Destinos"),
    values: &[
        OptionValue {
            key: "usual",
            name: Text::new("Hidden letters", "Letras ocultas"),
            text: Text::new(
                "With 3 and 4 players letters are hidden until they are placed.",
                "Con 3 y 4 jugadores las letras están ocultas hasta que se colocan.",
            ),
            players: (2, 4),
        },
        OptionValue {
            key: "loyal",
            name: Text::new("Loyal municipality", "Municipio leal"),
            text: Text::new(
                "All Destinations are letter side up.",
                "Todos los Destinos tienen la letra visible.",
            ),
            players: (3, 4),
        },
        OptionValue {
            key: "strict",
            name: Text::new("Strict municipality", "Municipio estricto"),
            text: Text::new(
                "For 4 players: set Destinations, known to all.",
                "Para 4 jugadores: Destinos fijos, que todos conocen.",
            ),
            players: (4, 4),
        },
    ],
    scope: Scope::Table,
    only_if: None,
};

/// How two players score the same test.
pub const RIVALRY: SetUpOption = SetUpOption {
    key: "rivalry",
    name: Text::new("Test trips of two players", "Trayectos de prueba de dos jugadores"),
    values: &[
        OptionValue {
            key: "cancel",
            name: Text::new("Cancel each other", "Se anulan"),
            text: Text::new(
                "With 2 players nobody scores where both are on a fastest trip, and nobody loses where both are at fault.",
                "Con 2 jugadores nadie puntúa si los dos están en un trayecto más rápido, y nadie pierde si los dos son culpables.",
            ),
            players: (2, 4),
        },
        OptionValue {
            key: "count",
            name: Text::new("Count for both", "Cuentan para ambos"),
            text: Text::new(
                "Both score and both lose, as with more players.",
                "Los dos puntúan y los dos pierden, como con más jugadores.",
            ),
            players: (2, 2),
        },
    ],
    scope: Scope::Table,
    only_if: None,
};

/// Names a sector with its district.
pub fn district(sector: usize, district: u8, turn: u8, locale: Locale) -> String {
    let (sector, district) = (sector + 1, district + 1);
    let turned = match turn {
        0 => String::new(),
        1 => phrases! { locale, ", turned once", ", girado una vez" },
        _ => phrases! { locale, ", turned twice", ", girado dos veces" },
    };
    phrases! { locale, "Sector {sector}: district {district}{turned}", "Sector {sector}: barrio {district}{turned}" }
}
