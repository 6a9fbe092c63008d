//! What happened, for the log, and what a plan is for, for a hint: verb first: news in the present in English and in the past in Spanish, advice as an order.

use super::{card_name, count_of, plural, points, token_count};
use crate::titles::city::boards::Board;
use crate::titles::city::rules::card::Card;
use crate::words::{Locale, phrases};

phrases! {
    /// The face-up cards are replaced.
    flushed "Too many wild cards face up: all five are replaced" "Demasiados comodines boca arriba: se cambiaron las cinco cartas"
    /// The discards are shuffled.
    shuffled "The discard pile becomes the deck" "La pila de descartes pasó a ser el mazo"
    /// Chooses Tickets at the beginning.
    chooses "Chooses Destination Tickets" "Eligió Billetes de Destino"
    /// The deck of Tickets is empty.
    no_tickets "No Destination Tickets are left" "No quedan Billetes de Destino"
    first "Plays first" "Es el jugador inicial"
    /// Can do nothing.
    passes "Passes" "Pasó"
}

/// How a tie is broken, with the completed Tickets of those who are tied (CEND-3).
pub fn tie(locale: Locale, tickets: &str) -> String {
    locale.pick(
        format!("A tie goes to more completed Tickets: {tickets}."),
        format!("El empate lo decide quien completó más Billetes: {tickets}."),
    )
}

/// Takes face-up cards.
pub fn takes(locale: Locale, board: Board, cards: &[Card]) -> String {
    let cards = listed(locale, board, cards);
    locale.pick(format!("Takes {cards}"), format!("Tomó {cards}"))
}

/// Draws cards from the deck, of which the reader may not know the colours.
pub fn draws(locale: Locale, board: Board, cards: &[Option<Card>]) -> String {
    let known: Option<Vec<Card>> = cards.iter().copied().collect();
    let cards = match (known, cards.len()) {
        (Some(known), _) => listed(locale, board, &known),
        (None, 1) => locale.pick("a card", "una carta").to_owned(),
        (None, count) => locale.pick(format!("{count} cards"), format!("{count} cartas")),
    };
    locale.pick(format!("Draws {cards} from the deck"), format!("Robó {cards} del mazo"))
}

/// Cards within a sentence, those of one kind counted: "2 blue cards", "a blue card and a red card".
fn listed(locale: Locale, board: Board, cards: &[Card]) -> String {
    let one = |card: Card| {
        let name = card_name(locale, board, card);
        let article = match (locale, card) {
            (Locale::English, Card::Orange) => "an",
            (Locale::English, _) => "a",
            (Locale::Spanish, _) => "una",
        };
        format!("{article} {name}")
    };
    let kinds = Card::ALL.into_iter().map(|kind| {
        let count = cards.iter().filter(|&&card| card == kind).count();
        (kind, u8::try_from(count).unwrap_or(u8::MAX))
    });
    let parts = kinds.filter(|&(_, count)| count > 0).map(|(kind, count)| match (count, kind) {
        (1, _) => one(kind),
        (_, Card::Wild) => locale.pick(
            format!("{count} {}s", card_name(locale, board, kind)),
            count_of(locale, count, kind),
        ),
        _ => locale.pick(
            format!("{} cards", count_of(locale, count, kind)),
            format!("{count} cartas {}", plural(kind)),
        ),
    });
    parts.collect::<Vec<_>>().join(locale.pick(" and ", " y "))
}

/// What somebody has just drawn from the deck.
pub fn drawn(locale: Locale, card: Card) -> String {
    let card = count_of(locale, 1, card);
    locale.pick(format!("From the deck: {card}"), format!("Del mazo: {card}"))
}

/// Claims a Route.
pub fn claims(locale: Locale, ends: &str, cards: &str, gain: u8) -> String {
    let gain = points(locale, gain.into());
    locale.pick(
        format!("Claims {ends} for {cards}: +{gain}"),
        format!("Cubrió {ends} con {cards}: +{gain}"),
    )
}

/// What it does to a Ticket that somebody else took a Route of its planned way, the worst last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Harm {
    /// Another way costs no more.
    OtherWay,
    /// The way that is left costs so many cards more.
    Dearer(u32),
    /// The pieces that are left are too few for any way.
    OutOfReach,
    /// No way is left.
    CutOff,
}

/// Somebody else took a Route of a Ticket's planned way.
pub fn stolen(locale: Locale, name: &str, ticket: &str, harm: Harm) -> String {
    let (lost, cards) = match harm {
        Harm::OtherWay => (locale.pick("there is another way", "hay otro camino"), 0),
        Harm::Dearer(cards) => (locale.pick("needs", "pide"), cards),
        Harm::OutOfReach => (locale.pick("is out of reach", "queda fuera de alcance"), 0),
        Harm::CutOff => (locale.pick("is cut off", "ya no tiene camino"), 0),
    };
    let more =
        locale.many(i64::from(cards), ["card more", "cards more"], ["carta más", "cartas más"]);
    let more = if cards > 0 { format!(" {more}") } else { String::new() };
    let took = locale.pick(
        format!("{name} took the Route you were aiming for"),
        format!("{name} ha cubierto el Recorrido que buscabas"),
    );
    match harm {
        Harm::OtherWay => format!("{took}: {lost}."),
        Harm::Dearer(_) | Harm::OutOfReach | Harm::CutOff => {
            format!("{took}: {ticket} {lost}{more}.")
        }
    }
}

pub fn takes_token(locale: Locale, location: &str) -> String {
    locale.pick(
        format!("Takes a Tourist token from {location}"),
        format!("Tomó una ficha de Turista de {location}"),
    )
}

/// Places a stack of tokens.
pub fn places(locale: Locale, location: &str, height: u8) -> String {
    let tokens = token_count(locale, height);
    locale.pick(format!("Puts {tokens} on {location}"), format!("Puso {tokens} en {location}"))
}

pub fn draws_tickets(locale: Locale, count: u8) -> String {
    let tickets = locale.many(
        count.into(),
        ["Destination Ticket", "Destination Tickets"],
        ["Billete de Destino", "Billetes de Destino"],
    );
    locale.pick(format!("Draws {tickets}"), format!("Robó {tickets}"))
}

/// Keeps a Ticket.
pub fn keeps(locale: Locale, ticket: &str) -> String {
    locale.pick(format!("Keeps {ticket}"), format!("Se quedó con {ticket}"))
}

/// Puts a Ticket back.
pub fn returns(locale: Locale, ticket: &str) -> String {
    locale.pick(format!("Puts {ticket} under the deck"), format!("Devolvió {ticket} bajo el mazo"))
}

pub fn begins_last_turns(locale: Locale, pieces: u8) -> String {
    let left = locale.many(i64::from(pieces), ["piece", "pieces"], ["pieza", "piezas"]);
    locale.pick(
        format!("Has {left} left: the last turns begin"),
        format!("Se quedó con {left}: empezaron los últimos turnos"),
    )
}

/// What an action is, as advice.
pub fn advise_card(locale: Locale, board: Board, card: Card) -> String {
    let name = card_name(locale, board, card);
    locale.pick(format!("Take the {name}"), format!("Toma la {name}"))
}

/// Advises to claim a Route.
pub fn advise_claim(locale: Locale, ends: &str, cost: &str, gain: u8) -> String {
    let gain = points(locale, gain.into());
    locale
        .pick(format!("Claim {ends} ({cost}, +{gain})"), format!("Cubre {ends} ({cost}, +{gain})"))
}

/// Advises to draw from the deck.
pub fn advise_blind(locale: Locale) -> &'static str {
    locale.pick("Draw from the deck", "Roba del mazo")
}

/// Advises to draw Tickets.
pub fn advise_tickets(locale: Locale) -> &'static str {
    locale.pick("Draw Destination Tickets", "Roba Billetes de Destino")
}

/// Advises to keep a Ticket.
pub fn advise_keep(locale: Locale, ticket: &str) -> String {
    locale.pick(format!("Keep {ticket}"), format!("Quédate con {ticket}"))
}

/// Advises to put the other Ticket back.
pub fn advise_return(locale: Locale) -> &'static str {
    locale.pick("Put the other Ticket under the deck", "Devuelve el otro Billete bajo el mazo")
}

pub fn advise_location(locale: Locale, location: &str) -> String {
    locale.pick(format!("Choose {location}"), format!("Elige {location}"))
}

pub fn advise_payment(locale: Locale, cards: &str) -> String {
    locale.pick(format!("Pay {cards}"), format!("Paga {cards}"))
}

/// What the advice is for: a Ticket, its points, and what is still to pay.
pub fn towards(locale: Locale, ticket: &str, gain: u8, cards: u32) -> String {
    let (gain, cards) = (points(locale, gain.into()), super::cards_to_go(locale, cards));
    locale.pick(
        format!("Towards {ticket} ({gain}, {cards})."),
        format!("Hacia {ticket} ({gain}, {cards})."),
    )
}
