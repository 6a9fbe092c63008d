//! The page around the map: supplies, refused clicks, scores.

use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    player_board "Player board" "Tablero de jugador"
    rails_left "Rails left" "Rieles que quedan"
    tiles_left "Buildings left" "Edificios que quedan"
    /// The round's Building Type tile.
    type_tile "New Passengers at the end of the round" "Nuevos Pasajeros al final de la ronda"
    /// A click without an effect.
    nothing_here "You can't do anything there now; what you can choose is highlighted." "Ahora no puedes hacer nada ahí; lo que puedes elegir está resaltado."
    /// A click too far from the end of the rails.
    too_far "The next tile goes on a space beside the end of your rails." "La siguiente loseta va en una casilla contigua al extremo de tus rieles."
    /// A row of the final score: Links.
    score_links(links: i32) [links = self.many(links.into(), ["complete Link", "complete Links"], ["Enlace completo", "Enlaces completos"])]
        "{links}, 3 each" "{links}, 3 cada uno"
    /// A row of the final score: money.
    score_money(dollars: u16) [amount = self.dollars(dollars)]
        "{amount}, 1 for each $10" "{amount}, 1 por cada 10\u{a0}$"
}

impl Locale {
    /// The winner's Link with the most Passengers; without a name the reader is the winner.
    pub fn best_link(self, name: Option<&str>, [from, to]: [&str; 2], passengers: usize) -> String {
        let count = passengers as i64;
        let carried = self.many(count, ["Passenger", "Passengers"], ["Pasajero", "Pasajeros"]);
        let points = self.points_change(passengers as i32);
        match name {
            Some(name) => {
                phrases! { self, "{name}'s busiest Link, from {from} to {to}: {carried}, {points}.", "El Enlace más usado de {name}, de {from} a {to}: {carried}, {points}." }
            }
            None => {
                phrases! { self, "Your busiest Link, from {from} to {to}: {carried}, {points}.", "Tu Enlace más usado, de {from} a {to}: {carried}, {points}." }
            }
        }
    }

    /// The range of scores of a rank.
    pub fn rank_range(self, from: i32, to: Option<i32>) -> String {
        match (from, to) {
            (i32::MIN, Some(to)) => phrases! { self, "up to {to}", "hasta {to}" },
            (from, Some(to)) => format!("{from}\u{2013}{to}"),
            (from, None) => format!("{from}+"),
        }
    }
}
