//! The categories of ranked games: solo games on three random boards.

use crate::engine::bots::Level;
use crate::table::scores::Category;
use crate::words::Text;

/// All categories; daily games take turns.
pub const CATEGORIES: [Category; 3] = [
    Category {
        key: "normal",
        name: Text::same("Normal"),
        about: Text::new(
            "The 1920 sides of the boards, two Ticket Books.",
            "Las caras de 1920 y dos Libros de boletos.",
        ),
        choices: &[("sides", "normal"), ("development", "original")],
        ..ALONE
    },
    Category {
        key: "hard",
        name: Text::new("Hard", "Difícil"),
        about: Text::new(
            "The 1910 sides: more mountains and lakes, fewer Buildings.",
            "Las caras de 1910: más montañas y lagos, menos Edificios.",
        ),
        choices: &[("sides", "hard"), ("development", "original")],
        ..ALONE
    },
    Category {
        key: "alternative",
        name: Text::new("Alternative rule", "Regla alternativa"),
        about: Text::new(
            "The 1920 sides, Development cards by the alternative rule: three are face up.",
            "Las caras de 1920 y la regla alternativa de Desarrollo: tres cartas boca arriba.",
        ),
        choices: &[("sides", "normal"), ("development", "alternative")],
        ..ALONE
    },
];

const ALONE: Category = Category {
    key: "",
    name: Text::same(""),
    about: Text::same(""),
    players: 1,
    bots: Level::Hard,
    choices: &[],
};
