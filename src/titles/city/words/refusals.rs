//! Reasons why an action is not legal, and what would make it legal.

use super::{cards, count_of, pieces};
use crate::titles::city::boards::{Color, Kind};
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::refusal::Refusal;
use crate::titles::city::rules::setup::SetupError;
use crate::titles::city::rules::state::Decision;
use crate::words::{Locale, phrases, shell};

phrases! { locale:
    /// Why a setup cannot be played.
    unplayable(error: SetupError) => error {
        SetupError::Players(count, most) => "It is for {count} players; 2 to {most} can play." "Es para {count} jugadores; pueden jugar de 2 a {most}.",
        SetupError::Start => "It begins at a position that does not belong to it." "Empieza en una posición que no es la suya.",
    }
    pieces_short(kind: Kind, short: u8) [pieces = pieces(kind, short.into(), locale)] => short {
        1 => "You are {pieces} short." "Te falta {pieces}.",
        _ => "You are {pieces} short." "Te faltan {pieces}.",
    }
    /// Cards are missing, with the reason.
    short_of(missing: &str, short: u8, why: &str) => short {
        1 => "You are {missing} short{why}." "Te falta {missing}{why}.",
        _ => "You are {missing} short{why}." "Te faltan {missing}{why}.",
    }
    /// Cards for a Ferry Route are missing, a wild one among them.
    short_of_wild(missing: &str, short: u8) => short {
        1 => "You are {missing} short: the ferry symbol needs a wild card." "Te falta {missing}: el símbolo de Ferri pide un comodín.",
        _ => "You are {missing} short: the ferry symbol needs a wild card." "Te faltan {missing}: el símbolo de Ferri pide un comodín.",
    }
    /// The face-up cards that would help: "Face up: 1 black + 2 wild."
    face_up(shown: &Cards) [text = if shown.count() == 0 { phrases! { locale, "none", "ninguna" } } else { cards(shown, locale) }]
        "Face up: {text}." "Boca arriba: {text}."
    /// A refusal as a sentence.
    refusal(refusal: Refusal) => refusal {
        Refusal::CardsShort { color, short, .. } => (cards_short(color, short, locale)),
        Refusal::FerryShort { wilds, color, others } => (ferry_short(wilds, color, others, locale)),
        Refusal::PiecesShort { kind, short } => (pieces_short(kind, short, locale)),
        Refusal::NotNow => "You can't do that now." "Ahora no puedes hacer eso.",
        Refusal::GameOver => (shell::game_over(locale).to_owned()),
        Refusal::SecondCardFirst => "Draw your second card first." "Roba antes tu segunda carta.",
        Refusal::EmptySlot => "There is no card here." "Aquí no hay ninguna carta.",
        Refusal::WildSecond => "A face-up wild card can't be your second card. Choose another one." "Un comodín boca arriba no puede ser tu segunda carta. Elige otra.",
        Refusal::EmptyDeck => "The deck is empty. Take a face-up card." "El mazo está vacío. Toma una carta boca arriba.",
        Refusal::NoSuchRoute | Refusal::NoSuchLocation => "There is no such place on the board." "Ese lugar no está en el tablero.",
        Refusal::Claimed(_) => "This Route is already claimed." "Este Recorrido ya está cubierto.",
        Refusal::OwnTwin { lanes: 2 } => "You can't claim both Routes of a Double Route." "No puedes cubrir los dos Recorridos de un Recorrido Doble.",
        Refusal::OwnTwin { .. } => "You can't claim two Routes between the same Locations." "No puedes cubrir dos Recorridos entre las mismas Localizaciones.",
        Refusal::TwinClosed { from, lanes: 2, .. } => (twin_closed(from, locale)),
        Refusal::TwinClosed { open, lanes, .. } => (lanes_closed(open, lanes, locale)),
        Refusal::NoPayment(_) => "These cards can't pay for this Route." "Estas cartas no pagan este Recorrido.",
        Refusal::NotInHand(_) => "You don't have these cards." "No tienes esas cartas.",
        Refusal::NoToken => "You can't take a Tourist token from here." "De aquí no puedes tomar una ficha de Turista.",
        Refusal::NoTickets => "No Destination Tickets are left." "No quedan Billetes de Destino.",
        Refusal::NotOffered(_) => "You didn't draw this Ticket." "No has robado este Billete.",
        Refusal::KeepOneFirst { more: 1, of: 2, .. } => "Keep one of the two first." "Quédate antes con uno de los dos.",
        Refusal::KeepOneFirst { more: 1, .. } => "Keep one of them first." "Quédate antes con uno de ellos.",
        Refusal::KeepOneFirst { more, .. } => "Keep {more} of them first." "Quédate antes con {more} de ellos.",
        Refusal::StackThere => "Tourist tokens are already here. Choose another Location." "Aquí ya hay fichas de Turista. Elige otra Localización.",
    }
    /// The numbers of players with which the second lane is closed.
    with_players: u8 {
        0..=3 => "With two players" "Con dos jugadores",
        4 => "With two or three players" "Con dos o tres jugadores",
        _ => "On this board" "En este tablero",
    }
    /// With this number of players no more Routes between two Locations are open (CBIG-5).
    lanes_closed(open: u8, lanes: u8) => open {
        1 => "With this number of players only 1 of these {lanes} Routes can be claimed." "Con estos jugadores solo se cubre 1 de estos {lanes} Recorridos.",
        _ => "With this number of players only {open} of these {lanes} Routes can be claimed." "Con estos jugadores solo se cubren {open} de estos {lanes} Recorridos.",
    }
    /// The decision that must be answered first, with the number of Tickets on offer.
    first(asked: Decision, offered: usize)? => asked {
        Decision::Keep => "Keep a Ticket first." "Quédate antes con un Billete.",
        Decision::KeepOther if offered > 1 => "Keep another Ticket or put the others back first." "Quédate antes con otro Billete o devuelve los demás.",
        Decision::KeepOther => "Keep the other Ticket or put it back first." "Quédate antes con el otro Billete o devuélvelo.",
        Decision::Place => "Place the Tourist tokens first." "Coloca antes las fichas de Turista.",
        Decision::Payment(_) => "Pay for the Route first." "Paga antes el Recorrido.",
        Decision::Tunnel(_) => "Pay for the tunnel or take your cards back first." "Paga antes el túnel o recupera tus cartas.",
        Decision::Token(_) => "Take a Tourist token first." "Toma antes una ficha de Turista.",
        Decision::Turn | Decision::SecondCard | Decision::Over => (None),
    }
}

/// Returns why the second lane is closed, with the number of players the board requires (CCLAIM-4).
fn twin_closed(both_from: u8, locale: Locale) -> String {
    let with = with_players(both_from, locale);
    phrases! { locale, "{with}, only one Route of a Double Route can be claimed.", "{with}, de un Recorrido Doble solo se cubre uno." }
}

/// Returns the missing cards: of a colour, or of any colour if the Route takes any.
fn missing(color: Option<Color>, short: u8, locale: Locale) -> String {
    match color {
        Some(color) => count_of(short, Card::of(color), locale),
        None => locale.many(short.into(), ["card", "cards"], ["carta", "cartas"]),
    }
}

fn cards_short(color: Option<Color>, short: u8, locale: Locale) -> String {
    let why = match color {
        Some(_) => "",
        None => locale.pick(": this Route takes one colour", ": este Recorrido pide un solo color"),
    };
    short_of(&missing(color, short, locale), short, why, locale)
}

fn ferry_short(wilds: u8, color: Option<Color>, others: u8, locale: Locale) -> String {
    let wild = count_of(wilds, Card::Wild, locale);
    let missing = match others {
        0 => wild,
        _ => format!("{wild} + {}", missing(color, others, locale)),
    };
    short_of_wild(&missing, wilds + others, locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_numbers_of_players_that_close_a_lane() {
        let sentence =
            |from| refusal(Refusal::TwinClosed { from, open: 1, lanes: 2 }, Locale::English);
        assert!(sentence(3).starts_with("With two players,"), "{}", sentence(3));
        assert!(sentence(4).starts_with("With two or three players,"), "{}", sentence(4));
        assert!(sentence(5).starts_with("On this board,"), "{}", sentence(5));
    }
}
