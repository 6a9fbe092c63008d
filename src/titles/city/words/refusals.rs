//! Why something cannot be done, and what would do.

use super::{cards, count_of, pieces};
use crate::titles::city::boards::{Color, Kind};
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::refusal::Refusal;
use crate::titles::city::rules::setup::SetupError;
use crate::titles::city::rules::state::Decision;
use crate::words::{Locale, shell};

/// A refusal in words.
pub fn refusal(locale: Locale, refusal: Refusal) -> String {
    let text = match refusal {
        Refusal::CardsShort { color, short, .. } => return cards_short(locale, color, short),
        Refusal::FerryShort { wilds, color, others } => {
            return ferry_short(locale, wilds, color, others);
        }
        Refusal::PiecesShort { kind, short } => return pieces_short(locale, kind, short),
        Refusal::NotNow => locale.pick("You can't do that now.", "Ahora no puedes hacer eso."),
        Refusal::GameOver => shell::game_over(locale),
        Refusal::SecondCardFirst => {
            locale.pick("Draw your second card first.", "Roba antes tu segunda carta.")
        }
        Refusal::EmptySlot => locale.pick("There is no card here.", "Aquí no hay ninguna carta."),
        Refusal::WildSecond => locale.pick(
            "A face-up wild card can't be your second card. Choose another one.",
            "Un comodín boca arriba no puede ser tu segunda carta. Elige otra.",
        ),
        Refusal::EmptyDeck => locale.pick(
            "The deck is empty. Take a face-up card.",
            "El mazo está vacío. Toma una carta boca arriba.",
        ),
        Refusal::NoSuchRoute | Refusal::NoSuchLocation => {
            locale.pick("There is no such place on the board.", "Ese lugar no está en el tablero.")
        }
        Refusal::Claimed(_) => {
            locale.pick("This Route is already claimed.", "Este Recorrido ya está cubierto.")
        }
        Refusal::OwnTwin => locale.pick(
            "You can't claim both Routes of a Double Route.",
            "No puedes cubrir los dos Recorridos de un Recorrido Doble.",
        ),
        Refusal::TwinClosed(both_from) => return twin_closed(locale, both_from),
        Refusal::NoPayment(_) => locale
            .pick("These cards can't pay for this Route.", "Estas cartas no pagan este Recorrido."),
        Refusal::NotInHand(_) => {
            locale.pick("You don't have these cards.", "No tienes esas cartas.")
        }
        Refusal::NoToken => locale.pick(
            "You can't take a Tourist token from here.",
            "De aquí no puedes tomar una ficha de Turista.",
        ),
        Refusal::NoTickets => {
            locale.pick("No Destination Tickets are left.", "No quedan Billetes de Destino.")
        }
        Refusal::NotOffered(_) => {
            locale.pick("You didn't draw this Ticket.", "No has robado este Billete.")
        }
        Refusal::KeepOneFirst(_) => {
            locale.pick("Keep one of the two first.", "Quédate antes con uno de los dos.")
        }
        Refusal::StackThere => locale.pick(
            "Tourist tokens are already here. Choose another Location.",
            "Aquí ya hay fichas de Turista. Elige otra Localización.",
        ),
    };
    text.to_owned()
}

/// Why the second lane is closed, with the number of players that the board says (CCLAIM-4).
fn twin_closed(locale: Locale, both_from: u8) -> String {
    let with = match both_from {
        ..=3 => locale.pick("With two players", "Con dos jugadores"),
        4 => locale.pick("With two or three players", "Con dos o tres jugadores"),
        _ => locale.pick("On this board", "En este tablero"),
    };
    locale.pick(
        format!("{with}, only one Route of a Double Route can be claimed."),
        format!("{with}, de un Recorrido Doble solo se cubre uno."),
    )
}

/// What comes before anything else, where something else is asked.
pub fn first(locale: Locale, asked: Decision) -> Option<&'static str> {
    let text = match asked {
        Decision::Keep => locale.pick("Keep a Ticket first.", "Quédate antes con un Billete."),
        Decision::KeepOther => locale.pick(
            "Keep the other Ticket or put it back first.",
            "Quédate antes con el otro Billete o devuélvelo.",
        ),
        Decision::Place => {
            locale.pick("Place the Tourist tokens first.", "Coloca antes las fichas de Turista.")
        }
        Decision::Payment(_) => locale.pick("Pay for the Route first.", "Paga antes el Recorrido."),
        Decision::Token(_) => {
            locale.pick("Take a Tourist token first.", "Toma antes una ficha de Turista.")
        }
        Decision::Turn | Decision::SecondCard | Decision::Over => return None,
    };
    Some(text)
}

/// Why a setup cannot be played.
pub fn unplayable(locale: Locale, error: SetupError) -> String {
    match error {
        SetupError::Players(count) => locale.pick(
            format!("It is for {count} players; 2 to 4 can play."),
            format!("Es para {count} jugadores; pueden jugar de 2 a 4."),
        ),
        SetupError::Start => locale
            .pick(
                "It begins at a position that does not belong to it.",
                "Empieza en una posición que no es la suya.",
            )
            .to_owned(),
    }
}

/// Cards of a colour, or of the one colour of a Route that takes any.
fn missing(locale: Locale, color: Option<Color>, short: u8) -> String {
    match color {
        Some(color) => count_of(locale, short, Card::of(color)),
        None => locale.many(short.into(), ["card", "cards"], ["carta", "cartas"]),
    }
}

fn cards_short(locale: Locale, color: Option<Color>, short: u8) -> String {
    let (missing, lack) = (missing(locale, color, short), lack(short));
    let why = match color {
        Some(_) => "",
        None => locale.pick(": this Route takes one colour", ": este Recorrido pide un solo color"),
    };
    locale.pick(format!("You are {missing} short{why}."), format!("Te {lack} {missing}{why}."))
}

fn ferry_short(locale: Locale, wilds: u8, color: Option<Color>, others: u8) -> String {
    let wild = count_of(locale, wilds, Card::Wild);
    let missing = match others {
        0 => wild,
        _ => format!("{wild} + {}", missing(locale, color, others)),
    };
    let lack = lack(wilds + others);
    locale.pick(
        format!("You are {missing} short: the ferry symbol needs a wild card."),
        format!("Te {lack} {missing}: el símbolo de Ferri pide un comodín."),
    )
}

/// The Spanish verb of what is missing.
fn lack(short: u8) -> &'static str {
    if short == 1 { "falta" } else { "faltan" }
}

fn pieces_short(locale: Locale, kind: Kind, short: u8) -> String {
    let (pieces, lack) = (pieces(locale, kind, short.into()), lack(short));
    locale.pick(format!("You are {pieces} short."), format!("Te {lack} {pieces}."))
}

/// The cards that would do and lie face up: "Face up: 1 black + 2 wild."
pub fn face_up(locale: Locale, shown: &Cards) -> String {
    let text = if shown.count() == 0 {
        locale.pick("none", "ninguna").to_owned()
    } else {
        cards(locale, shown)
    };
    locale.pick(format!("Face up: {text}."), format!("Boca arriba: {text}."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closed_lane_is_told_with_the_number_of_the_board() {
        let told = |both_from| refusal(Locale::English, Refusal::TwinClosed(both_from));
        assert!(told(3).starts_with("With two players,"), "{}", told(3));
        assert!(told(4).starts_with("With two or three players,"), "{}", told(4));
        assert!(told(5).starts_with("On this board,"), "{}", told(5));
    }
}
