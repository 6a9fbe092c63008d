//! The rules that refusals stand on, one line each in our own words.

use super::Locale;

/// A rule in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The rule's id, such as `RAIL-7`.
    pub id: &'static str,
    english: &'static str,
    spanish: &'static str,
}

impl Line {
    pub(super) const fn new(
        id: &'static str,
        english: &'static str,
        spanish: &'static str,
    ) -> Line {
        Line { id, english, spanish }
    }

    /// The line in a language.
    pub fn text(self, locale: Locale) -> &'static str {
        locale.pick(self.english, self.spanish)
    }
}

/// The rules that a refusal can name, in the order of the rules.
pub const RULES: &[Line] = &[
    Line::new(
        "CARD-2",
        "A card has up to four icons and, unless it is a Void Ticket, a magnetic stripe.",
        "Una carta tiene hasta cuatro iconos y, salvo los Boletos vacíos, una banda magnética.",
    ),
    Line::new(
        "CARD-5",
        "Who takes a Void Ticket discards one other, not void card from hand; that happens once.",
        "Quien toma un Boleto vacío descarta de la mano otra carta que no sea vacía; ocurre una vez.",
    ),
    Line::new(
        "PLAY-1",
        "Cards are played from the hand: use at least one icon, then the card is discarded.",
        "Las cartas se juegan de la mano: usa al menos un icono y luego se descarta.",
    ),
    Line::new(
        "PLAY-2",
        "The first icon of a card is free; each further one in the same play is +1 Stress.",
        "El primer icono de una carta es gratis; cada icono más en la misma jugada es +1 Estrés.",
    ),
    Line::new(
        "PLAY-3",
        "A card's Consequence is paid in full, from cash, before its first icon.",
        "La Consecuencia de una carta se paga entera, en efectivo, antes de su primer icono.",
    ),
    Line::new(
        "PLAY-5",
        "A card is played only if everything chosen on it can be carried out.",
        "Una carta solo se juega si se puede realizar todo lo elegido en ella.",
    ),
    Line::new(
        "SET-9",
        "Development cards come from Ticket Books: look, take one, put one on top; or from three face-up cards.",
        "Las cartas de Desarrollo salen de Libros de boletos: mira, toma una, pon otra encima; o de tres cartas a la vista.",
    ),
    Line::new(
        "RND-1",
        "A round is Auction, Actions, Administration and, in rounds 1 to 5, End of Round.",
        "Una ronda es Subasta, Acciones, Administración y, en las rondas 1 a 5, Fin de ronda.",
    ),
    Line::new(
        "AUC-2",
        "A bid is at least $1, not your own last bid, and not a bid that stands to the left.",
        "Una puja es de al menos 1 $, distinta de tu última puja y de las que siguen en pie a la izquierda.",
    ),
    Line::new(
        "AUC-4",
        "Prices are paid with cash and Money icons; no icon may be more than is needed.",
        "Los precios se pagan con efectivo e iconos de Dinero; ningún icono puede sobrar.",
    ),
    Line::new(
        "SOLO-3",
        "Alone, the auction is a line: pay $1 for each card in it to reveal another; take the newest for +1 Stress or an earlier one for none.",
        "En solitario la subasta es una fila: paga 1 $ por carta en ella para revelar otra; toma la más nueva por +1 Estrés o una anterior sin Estrés.",
    ),
    Line::new(
        "ACT-2",
        "First one action or $2; then two actions, or one and $2, or only $2.",
        "Primero una acción o 2 $; después dos acciones, o una y 2 $, o solo 2 $.",
    ),
    Line::new(
        "RAIL-1",
        "Rails cost exactly their symbols, 1 a tile, 2 on a mountain, and 1 Rail Worker; one action works on one Link.",
        "Los rieles cuestan sus símbolos exactos, 1 por loseta, 2 en montaña, y 1 Trabajador; una acción trabaja en un Enlace.",
    ),
    Line::new(
        "RAIL-2",
        "Rails start at any Building, at your own Parcel or at your own open end, and go on tile by tile.",
        "Los rieles empiezan en cualquier Edificio, en un Terreno tuyo o en tu extremo abierto, y siguen loseta a loseta.",
    ),
    Line::new(
        "RAIL-3",
        "A Link is complete when its end points into a Building or your own Parcel; then one Destination icon of either end is played.",
        "Un Enlace se completa al apuntar a un Edificio o a un Terreno tuyo; entonces se juega un icono de Destino de uno de sus extremos.",
    ),
    Line::new(
        "RAIL-4",
        "Once per action, and first, the last tile of your incomplete Link may be turned elsewhere for 1 symbol.",
        "Una vez por acción, y lo primero, la última loseta de tu Enlace incompleto puede girarse por 1 símbolo.",
    ),
    Line::new(
        "RAIL-5",
        "Rails lie on open ground, mountains and your own Parcels; not on lakes, Buildings or other Parcels.",
        "Hay rieles en llano, montaña y Terrenos propios; no en lagos, Edificios ni otros Terrenos.",
    ),
    Line::new(
        "RAIL-6",
        "Two tiles share a cell only as a crossing or as two curves that do not touch.",
        "Dos losetas comparten casilla solo como cruce o como dos curvas que no se tocan.",
    ),
    Line::new(
        "RAIL-7",
        "A tile may not point off the map, into a hole, or into a Parcel that is not yours.",
        "Una loseta no puede apuntar fuera del mapa, a un hueco ni a un Terreno ajeno.",
    ),
    Line::new(
        "RAIL-8",
        "You have 12 straight and 12 curved tiles.",
        "Tienes 12 losetas rectas y 12 curvas.",
    ),
    Line::new(
        "RAIL-9",
        "A complete, not upgraded Link that ends at your own Parcel may be extended over it.",
        "Un Enlace completo y sin mejorar que acaba en un Terreno tuyo puede prolongarse por él.",
    ),
    Line::new(
        "RAIL-10",
        "Your own open ends may meet and join; another player's tiles may not be met or worked on.",
        "Tus extremos abiertos pueden unirse; no se puede tocar ni trabajar en losetas de otro.",
    ),
    Line::new(
        "RAIL-12",
        "A Link joins two different locations.",
        "Un Enlace une dos localizaciones distintas.",
    ),
    Line::new(
        "RAIL-13",
        "A tile may not take away the end of another Link of yours.",
        "Una loseta no puede quitarle el extremo a otro Enlace tuyo.",
    ),
    Line::new(
        "UPL-1",
        "Upgrade Link and a Destination icon of either end upgrade your own complete Link: +3 HP.",
        "Mejorar Enlace y un icono de Destino de un extremo mejoran tu Enlace completo: +3 PF.",
    ),
    Line::new(
        "BLD-1",
        "Build Building and the number of your own empty Parcel build any Building that is left there.",
        "Construir Edificio y el número de un Terreno tuyo sin edificar construyen ahí cualquier Edificio que quede.",
    ),
    Line::new(
        "UPB-1",
        "Upgrade Building and the Destination icon of its type upgrade a Building that you built, once: +3 HP.",
        "Mejorar Edificio y el icono de Destino de su tipo mejoran una vez un Edificio construido por ti: +3 PF.",
    ),
    Line::new(
        "MOV-1",
        "A magnetic stripe and a Destination icon move any Passenger over complete Links.",
        "Una banda magnética y un icono de Destino mueven cualquier Pasajero por Enlaces completos.",
    ),
    Line::new(
        "MOV-2",
        "The Passenger stops at the first location that matches the Destination.",
        "El Pasajero se detiene en la primera localización que coincide con el Destino.",
    ),
    Line::new(
        "MOV-3",
        "A Passenger visits no location twice.",
        "Un Pasajero no visita dos veces la misma localización.",
    ),
    Line::new(
        "MOV-8",
        "Arriving brings the bonus of the Building: less Stress, money or a card, a worker, or Happiness Points to buy.",
        "Llegar da la bonificación del Edificio: menos Estrés, dinero o carta, un trabajador, o Puntos de Felicidad a la venta.",
    ),
    Line::new(
        "ADM-1",
        "In Administration you may play Money, Rail Worker, Reduce Stress and Add Passenger icons.",
        "En la Administración puedes jugar iconos de Dinero, Trabajador, Reducir Estrés y Añadir Pasajero.",
    ),
    Line::new(
        "ADM-2",
        "Discarding one card is free, each further one costs $1; Consequences apply.",
        "Descartar una carta es gratis, cada una más cuesta 1 $; se aplican las Consecuencias.",
    ),
    Line::new(
        "SCO-1",
        "Final score: HP, +3 for each complete Link, +1 for each $10, less the Stress level.",
        "Puntuación final: PF, +3 por Enlace completo, +1 por cada 10 $, menos el nivel de Estrés.",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rule;
    use crate::games::tramways::refusal::Refusal;

    #[test]
    fn every_rule_that_refuses_has_its_line() {
        for refusal in Refusal::ALL {
            let id = refusal.rule();
            assert!(RULES.iter().any(|line| line.id == id), "{id} has no line");
        }
    }

    #[test]
    fn no_line_is_said_twice() {
        for (at, line) in RULES.iter().enumerate() {
            assert!(RULES[..at].iter().all(|other| other.id != line.id), "{} twice", line.id);
        }
    }
}
