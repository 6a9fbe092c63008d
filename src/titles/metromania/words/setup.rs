//! What is chosen before a game.

use crate::table::title::OptionOf;
use crate::words::Text;

/// The options of the set-up, in the order in which set-ups have them.
pub const OPTIONS: [OptionOf; 2] = [
    OptionOf {
        key: "municipality",
        name: Text::new("Destinations", "Destinos"),
        values: &[
            (
                "usual",
                Text::new("Hidden letters", "Letras ocultas"),
                Text::new(
                    "With 3 and 4 players letters are hidden until they are placed.",
                    "Con 3 y 4 jugadores las letras están ocultas hasta que se colocan.",
                ),
            ),
            (
                "loyal",
                Text::new("Loyal municipality", "Municipio leal"),
                Text::new("All letters lie open.", "Todas las letras están a la vista."),
            ),
            (
                "strict",
                Text::new("Strict municipality", "Municipio estricto"),
                Text::new(
                    "For 4 players: set Destinations, no luck.",
                    "Para 4 jugadores: Destinos fijos, sin azar.",
                ),
            ),
        ],
    },
    OptionOf {
        key: "rivalry",
        name: Text::new("Test trips of two players", "Trayectos de prueba de dos jugadores"),
        values: &[
            (
                "cancel",
                Text::new("Cancel each other", "Se anulan"),
                Text::new(
                    "With 2 players nobody scores a trip on which both are, and nobody loses where both are at fault.",
                    "Con 2 jugadores nadie puntúa un trayecto en el que están los dos, y nadie pierde si los dos son culpables.",
                ),
            ),
            (
                "count",
                Text::new("Count for both", "Cuentan para ambos"),
                Text::new(
                    "Both score and both lose, as with more players.",
                    "Los dos puntúan y los dos pierden, como con más jugadores.",
                ),
            ),
        ],
    },
];
