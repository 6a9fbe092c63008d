//! Sheets, cut Links and cards on offer.

use crate::titles::tramways::rules::state::Decision;
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// Raises a sheet.
    sheet_higher "Show more" "Ver más"
    /// A Link that loses tiles, with the numbers of complete and incomplete Links that remain.
    link_cut(link: &str, tiles: usize, left: (usize, usize)) [tiles = self.tiles_back(tiles), left = self.links_left(left)]
        "This cuts {link}: {tiles}, {left}." "Esto corta {link}: {tiles}, {left}."
    /// A Link that loses all its tiles.
    link_removed(link: &str, tiles: usize) [tiles = self.tiles_back(tiles)]
        "This removes {link}: {tiles}." "Esto retira {link}: {tiles}."
    tiles_back(tiles: usize) [many = self.so_many_tiles(tiles)] => tiles {
        1 => "{many} goes back to the supply" "{many} vuelve a la reserva",
        _ => "{many} go back to the supply" "{many} vuelven a la reserva",
    }
    links_left(left: (usize, usize)) => left {
        (0, _) => "an incomplete Link is left" "queda un Enlace incompleto",
        (1, 0) => "a complete Link is left" "queda un Enlace completo",
        (1, _) => "a complete Link and an incomplete one are left" "quedan un Enlace completo y uno incompleto",
        (many, 0) => "{many} complete Links are left" "quedan {many} Enlaces completos",
        (many, _) => "{many} complete Links and an incomplete one are left" "quedan {many} Enlaces completos y uno incompleto",
    }
    /// Explains the cards on offer; `None` if a newcomer needs no explanation.
    offer_text(decision: Decision, is_solo: bool)? => decision {
        Decision::Book => "A Ticket Book is a pile of Development cards with its top card face up. Look through one and keep a card; then you choose which card goes on top, and the Book stays here for later." "Un Libro de boletos es una pila de cartas de Desarrollo con la de encima boca arriba. Mira uno y quédate con una carta; luego eliges cuál queda encima, y el Libro se queda aquí para más adelante.",
        Decision::BookTake(_) => "These are all the cards of this Ticket Book. Keep one in your hand; the rest stay in the Book." "Estas son todas las cartas de este Libro de boletos. Quédate con una en la mano; el resto sigue en el Libro.",
        Decision::BookTop(_) if is_solo => "The top card of a Book is face up. The others stay beneath it." "La carta de encima de un Libro está boca arriba. Las demás quedan debajo.",
        Decision::BookTop(_) => "Everybody sees the top card of a Book. The others stay beneath it." "Todos ven la carta de encima de un Libro. Las demás quedan debajo.",
        Decision::Keep => "Keep one Development card in your hand; the others go into the deck." "Quédate con una carta de Desarrollo en la mano; las demás van al mazo.",
        _ => (None),
    }
    link_ends(ends: &[String]) => ends {
        [from, to] => " from {from} to {to}" " de {from} a {to}",
        [from] => " from {from}" " desde {from}",
        _ => (String::new()),
    }
    /// A Link by its ends; an incomplete one has one. `whose` is `None` for the reader's own.
    link_between(whose: Option<&str>, ends: &[String]) [ends = self.link_ends(ends)] => whose {
        None => "your Link{ends}" "tu Enlace{ends}",
        Some(name) => "{name}'s Link{ends}" "el Enlace de {name}{ends}",
    }
}
