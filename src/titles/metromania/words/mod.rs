//! The phrases of Metromania, the languages side by side.

pub mod board;
pub mod categories;
pub mod hand;
pub mod lessons;
pub mod log;
pub mod metrics;
pub mod panels;
pub mod prompts;
pub mod refusals;
pub mod rulebook;
pub mod setup;
pub mod whereabouts;

use crate::titles::metromania::boards::SpotType;
use crate::titles::metromania::rules::scoring::Test;
use crate::titles::metromania::rules::state::Pattern;
use crate::words::Locale;

/// A type of Spot and Destination.
pub fn spot_name(kind: SpotType, locale: Locale) -> &'static str {
    match kind {
        SpotType::Housing => locale.pick("Residential", "Vivienda"),
        SpotType::Work => locale.pick("Commercial", "Trabajo"),
        SpotType::Leisure => locale.pick("Entertainment", "Ocio"),
    }
}

/// A line of a player.
pub fn line_name(pattern: Pattern, locale: Locale) -> &'static str {
    match pattern {
        Pattern::Solid => locale.pick("Solid line", "Línea lisa"),
        Pattern::Striped => locale.pick("Striped line", "Línea rayada"),
    }
}

/// A line within a sentence.
pub fn the_line(pattern: Pattern, locale: Locale) -> &'static str {
    match pattern {
        Pattern::Solid => locale.pick("the solid line", "la línea lisa"),
        Pattern::Striped => locale.pick("the striped line", "la línea rayada"),
    }
}

/// The day of a test trip.
pub fn day(test: Test, locale: Locale) -> &'static str {
    let days = match locale {
        Locale::English => ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        Locale::Spanish => ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado"],
    };
    match test {
        Test::Letter(letter) => days[letter.index()],
        Test::Sunday => locale.pick("Sunday", "Domingo"),
    }
}

/// A test trip: its day and where it leads.
pub fn test_name(test: Test, locale: Locale) -> String {
    match test {
        Test::Letter(letter) => {
            format!("{}: {}–{}", day(test, locale), letter.name(), letter.name())
        }
        Test::Sunday => {
            format!("{}: {}", day(test, locale), locale.pick("Park–Lake", "Parque–Lago"))
        }
    }
}
