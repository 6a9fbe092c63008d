//! The phrases of Metromania, both languages side by side.

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
use crate::words::{Locale, phrases};

phrases! { locale:
    spot_name: SpotType {
        SpotType::Housing => "Residential" "Vivienda",
        SpotType::Work => "Commercial" "Trabajo",
        SpotType::Leisure => "Entertainment" "Ocio",
    }
    line_name: Pattern {
        Pattern::Solid => "Solid line" "Línea lisa",
        Pattern::Striped => "Striped line" "Línea rayada",
    }
    /// A line within a sentence.
    the_line: Pattern {
        Pattern::Solid => "the solid line" "la línea lisa",
        Pattern::Striped => "the striped line" "la línea rayada",
    }
}

/// Returns the day of a test trip.
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

/// Names a test trip by its day and its ends.
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
