//! The rows beside the board.

use crate::words::{Locale, phrases};

phrases! { locale:
    /// Sunday, where there is little room.
    sunday "Sun" "Dom"
    /// The viewer's Destinations.
    own "Your Destinations" "Tus Destinos"
    /// The letters are not dealt.
    undealt "Dealt after the choices" "Se reparten después de elegir"
    /// All Destinations lie on the board.
    all_placed "All placed" "Todos colocados"
}

pub fn minutes(minutes: i64, locale: Locale) -> String {
    format!("{} min", locale.number(minutes))
}
