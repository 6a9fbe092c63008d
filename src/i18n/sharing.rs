//! Links, pictures and result cards: what is sent to others.

use super::{Locale, texts};
use crate::session::Terms;

texts! {
    /// What a small drawing of the map shows.
    map_thumbnail "The map of this game" "El mapa de esta partida"
    /// Opens and heads the picture of a result.
    result_card "Result card" "Tarjeta del resultado"
    /// What the result card says of itself.
    card_credit "Unofficial: a fan\u{2019}s page with cards and boards of its own, without connection with the author or the publisher." "No oficial: página de aficionados con cartas y tableros propios, sin relación con el autor ni con la editorial."
    /// What the code on the result card is for.
    card_code "The code is the whole game: open it to replay every decision." "El código es la partida entera: ábrelo y repasa cada decisión."
    /// Stands where a code would be too small to read.
    no_code "The link of this game is longer than any QR code holds. Send it as text instead." "El enlace de esta partida es más largo de lo que cabe en un código QR. Envíalo como texto."
}

impl Locale {
    /// A result in one line.
    pub fn card_title(self, points: i32) -> String {
        self.pick(
            format!("A game of Tramways: {points} points"),
            format!("Una partida de Tramways: {points} puntos"),
        )
    }

    /// What a game was played for.
    pub fn card_terms(self, terms: Terms) -> &'static str {
        match terms {
            Terms::Casual => self.pick("Casual game", "Partida libre"),
            Terms::Ranked => self.pick("Ranked game", "Partida clasificatoria"),
            Terms::Daily(_) => self.pick("Daily game", "Partida del día"),
        }
    }
}
