//! The rows next to the board.

use crate::words::{Locale, phrases};

phrases! { locale:
    /// Sunday, abbreviated.
    sunday "Sun" "Dom"
    /// The viewer's Destinations.
    own "Your Destinations" "Tus Destinos"
    /// The letters are not yet dealt.
    undealt "Dealt after the choices" "Se reparten después de elegir"
    /// All Destinations are on the board.
    all_placed "All placed" "Todos colocados"
}

pub fn minutes(minutes: i64, locale: Locale) -> String {
    format!("{} min", locale.number(minutes))
}
