//! What lies where: sheets, the hand, the map on its side.

use crate::titles::tramways::rules::state::{Decision, State};
use crate::words::Locale;
use crate::words::texts;

texts! {
    /// Raises a sheet.
    sheet_higher "Show more" "Ver más"
}

impl Locale {
    /// A Link by its ends, of which an incomplete one has one; `whose` is nothing for one's own.
    pub fn link_between(self, whose: Option<&str>, ends: &[String]) -> String {
        let ends = match ends {
            [from, to] => self.pick(format!(" from {from} to {to}"), format!(" de {from} a {to}")),
            [from] => self.pick(format!(" from {from}"), format!(" desde {from}")),
            _ => String::new(),
        };
        match whose {
            None => self.pick(format!("your Link{ends}"), format!("tu Enlace{ends}")),
            Some(name) => {
                self.pick(format!("{name}'s Link{ends}"), format!("el Enlace de {name}{ends}"))
            }
        }
    }

    /// A Link loses so many of its tiles; so many complete and incomplete Links are left of it.
    pub fn link_cut(self, link: &str, tiles: usize, left: (usize, usize)) -> String {
        let (tiles, left) = (self.tiles_back(tiles), self.links_left(left));
        self.pick(
            format!("This cuts {link}: {tiles}, {left}."),
            format!("Esto corta {link}: {tiles}, {left}."),
        )
    }

    /// A Link loses all of its tiles.
    pub fn link_removed(self, link: &str, tiles: usize) -> String {
        let tiles = self.tiles_back(tiles);
        self.pick(format!("This removes {link}: {tiles}."), format!("Esto retira {link}: {tiles}."))
    }

    fn tiles_back(self, tiles: usize) -> String {
        let (many, one) = (self.so_many_tiles(tiles), tiles == 1);
        let verb = if one {
            self.pick("goes back to the supply", "vuelve a la reserva")
        } else {
            self.pick("go back to the supply", "vuelven a la reserva")
        };
        format!("{many} {verb}")
    }

    fn links_left(self, left: (usize, usize)) -> String {
        match left {
            (0, _) => {
                self.pick("an incomplete Link is left", "queda un Enlace incompleto").to_owned()
            }
            (1, 0) => self.pick("a complete Link is left", "queda un Enlace completo").to_owned(),
            (1, _) => self
                .pick(
                    "a complete Link and an incomplete one are left",
                    "quedan un Enlace completo y uno incompleto",
                )
                .to_owned(),
            (many, 0) => self.pick(
                format!("{many} complete Links are left"),
                format!("quedan {many} Enlaces completos"),
            ),
            (many, _) => self.pick(
                format!("{many} complete Links and an incomplete one are left"),
                format!("quedan {many} Enlaces completos y uno incompleto"),
            ),
        }
    }

    /// What the cards on offer are and what becomes of them, where a newcomer cannot know it.
    pub fn offer_text(self, state: &State) -> Option<&'static str> {
        match state.decision {
            Decision::Book => Some(self.pick(
                "A Ticket Book is a pile of Development cards with its top card face up. Look through one and keep a card; then you choose which card lies on top, and the Book stays here for later.",
                "Un Libro de boletos es una pila de cartas de Desarrollo con la de encima boca arriba. Mira uno y quédate con una carta; luego eliges cuál queda encima, y el Libro se queda aquí para más adelante.",
            )),
            Decision::BookTake(_) => Some(self.pick(
                "These are all the cards of this Ticket Book. Keep one in your hand; the rest stay in the Book.",
                "Estas son todas las cartas de este Libro de boletos. Quédate con una en la mano; el resto sigue en el Libro.",
            )),
            Decision::BookTop(_) if state.is_solo() => Some(self.pick(
                "The top card of a Book lies face up. The others stay beneath it.",
                "La carta de encima de un Libro está boca arriba. Las demás quedan debajo.",
            )),
            Decision::BookTop(_) => Some(self.pick(
                "Everybody sees the top card of a Book. The others stay beneath it.",
                "Todos ven la carta de encima de un Libro. Las demás quedan debajo.",
            )),
            Decision::Keep => Some(self.pick(
                "Keep one Development card in your hand; the others go into the deck.",
                "Quédate con una carta de Desarrollo en la mano; las demás van al mazo.",
            )),
            _ => None,
        }
    }
}
