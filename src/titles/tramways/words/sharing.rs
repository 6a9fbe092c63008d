//! The result card, and the title of a result.

use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The credit of the result card.
    card_credit "Unofficial: a fan\u{2019}s page with cards and boards of its own, not connected with the author or the publisher." "No oficial: página de aficionados con cartas y tableros propios, sin relación con el autor ni con la editorial."
    /// Explains the code on the result card.
    card_code "The code holds the whole game: open it to replay every step." "El código contiene la partida entera: ábrelo para reproducir cada paso."
    /// A result in one line.
    card_title(points: i32) [points = self.many(points.into(), ["point", "points"], ["punto", "puntos"])]
        "A game of Tramways: {points}" "Una partida de Tramways: {points}"
}
