//! Phrases of the log and of hints. Log lines use the present in English and the past in Spanish; hints use the
//! imperative.

use super::{card_name, color_name, count_of, plural, points, token_count};
use crate::titles::city::boards::Board;
use crate::titles::city::rules::card::Card;
use crate::words::{Locale, phrases};

phrases! { locale:
    /// The face-up cards are replaced.
    flushed "Too many wild cards face up: all five are replaced" "Demasiados comodines boca arriba: se cambiaron las cinco cartas"
    /// The discards are shuffled.
    shuffled "The discard pile becomes the deck" "La pila de descartes pasó a ser el mazo"
    /// Chooses Tickets during setup.
    chooses "Chooses Destination Tickets" "Eligió Billetes de Destino"
    /// The deck of Tickets is empty.
    no_tickets "No Destination Tickets are left" "No quedan Billetes de Destino"
    first "Plays first" "Es el jugador inicial"
    /// Passes because no action is possible.
    passes "Passes" "Pasó"
    /// Breaks a tie by the completed Tickets of the tied players (CEND-3).
    tie(tickets: &str)
        "A tie goes to more completed Tickets: {tickets}." "El empate lo decide quien completó más Billetes: {tickets}."
    /// Takes face-up cards.
    takes(board: Board, cards: &[Card]) [cards = listed(board, cards, locale)]
        "Takes {cards}" "Tomó {cards}"
    /// The card just drawn from the deck.
    drawn(card: Card) [card = count_of(1, card, locale)] "From the deck: {card}" "Del mazo: {card}"
    /// Claims a Route.
    claims(ends: &str, cards: &str, gain: u8) [gain = points(gain.into(), locale)]
        "Claims {ends} for {cards}: +{gain}" "Cubrió {ends} con {cards}: +{gain}"
    /// Lays cards for a tunnel and turns the deck's top cards.
    turns(ends: &str, cards: &str) "Lays cards for the tunnel {ends}; turned: {cards}" "Puso cartas para el túnel {ends}; salió: {cards}"
    /// Pays the extra cost of a tunnel.
    pays_more(cards: &str) "Pays {cards} more" "Pagó {cards} más"
    /// Takes back the cards laid for a tunnel.
    withdraws "Takes the cards back" "Recuperó las cartas"
    takes_token(location: &str)
        "Takes a Tourist token from {location}" "Tomó una ficha de Turista de {location}"
    /// Places a stack of tokens.
    places(location: &str, height: u8) [tokens = token_count(height, locale)]
        "Puts {tokens} on {location}" "Puso {tokens} en {location}"
    /// Keeps a Ticket.
    keeps(ticket: &str) "Keeps {ticket}" "Se quedó con {ticket}"
    /// Returns a Ticket to the deck.
    returns(ticket: &str) "Puts {ticket} under the deck" "Devolvió {ticket} bajo el mazo"
    /// Puts a long Ticket out of the game.
    removes(ticket: &str) "Puts {ticket} out of the game" "Sacó {ticket} del juego"
    begins_last_turns(pieces: u8) [left = locale.many(i64::from(pieces), ["piece", "pieces"], ["pieza", "piezas"])]
        "Has {left} left: the last turns begin" "Se quedó con {left}: empezaron los últimos turnos"
    /// Advises to take a face-up card.
    advise_card(board: Board, card: Card) [name = card_name(board, card, locale)]
        "Take the {name}" "Toma la {name}"
    /// Advises to claim a Route.
    advise_claim(ends: &str, cost: &str, gain: u8) [gain = points(gain.into(), locale)]
        "Claim {ends} ({cost}, +{gain})" "Cubre {ends} ({cost}, +{gain})"
    /// Advises to draw from the deck.
    advise_blind "Draw from the deck" "Roba del mazo"
    /// Advises to draw Tickets.
    advise_tickets "Draw Destination Tickets" "Roba Billetes de Destino"
    /// Advises to keep a Ticket.
    advise_keep(ticket: &str) "Keep {ticket}" "Quédate con {ticket}"
    /// Advises to return the other Tickets: their number.
    advise_return: usize {
        0..=1 => "Put the other Ticket under the deck" "Devuelve el otro Billete bajo el mazo",
        _ => "Give the other Tickets back" "Devuelve los demás Billetes",
    }
    advise_location(location: &str) "Choose {location}" "Elige {location}"
    /// Advises to take back the cards laid for a tunnel.
    advise_withdraw "Take your cards back" "Recupera tus cartas"
    advise_payment(cards: &str) "Pay {cards}" "Paga {cards}"
    /// The purpose of the advice: a Ticket, its points, and its remaining cost.
    towards(ticket: &str, gain: u8, cards: u32) [gain = points(gain.into(), locale), cards = super::cards_to_go(cards, locale)]
        "Towards {ticket} ({gain}, {cards})." "Hacia {ticket} ({gain}, {cards})."
}

/// Draws cards from the deck, with their colours if the reader may know them.
pub fn draws(board: Board, cards: &[Option<Card>], locale: Locale) -> String {
    let known: Option<Vec<Card>> = cards.iter().copied().collect();
    let cards = match (known, cards.len()) {
        (Some(known), _) => listed(board, &known, locale),
        (None, 1) => phrases! { locale, "a card", "una carta" },
        (None, count) => phrases! { locale, "{count} cards", "{count} cartas" },
    };
    phrases! { locale, "Draws {cards} from the deck", "Robó {cards} del mazo" }
}

/// Lists cards within a sentence, grouped by kind: "2 blue cards", "a blue card and a red card".
fn listed(board: Board, cards: &[Card], locale: Locale) -> String {
    let one = |card: Card| {
        let name = card_name(board, card, locale);
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
        (_, Card::Wild) => match locale {
            Locale::English => format!("{count} {}s", card_name(board, kind, locale)),
            Locale::Spanish => count_of(count, kind, locale),
        },
        _ => {
            let color = match locale {
                Locale::English => color_name(kind, locale).to_owned(),
                Locale::Spanish => plural(kind),
            };
            phrases! { locale, "{count} {color} cards", "{count} cartas {color}" }
        }
    });
    parts.collect::<Vec<_>>().join(locale.pick(" and ", " y "))
}

/// The harm to a Ticket when another player takes a Route of its planned path, in rising order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Harm {
    /// Another path costs no more.
    OtherWay,
    /// The remaining path costs this number of cards more.
    Dearer(u32),
    /// The remaining pieces do not suffice for any path.
    OutOfReach,
    /// No path is left.
    CutOff,
}

/// Another player took a Route of a Ticket's planned path.
pub fn stolen(name: &str, ticket: &str, harm: Harm, locale: Locale) -> String {
    let (lost, cards) = match harm {
        Harm::OtherWay => (locale.pick("there is another way", "hay otro camino"), 0),
        Harm::Dearer(cards) => (locale.pick("needs", "pide"), cards),
        Harm::OutOfReach => (locale.pick("is out of reach", "queda fuera de alcance"), 0),
        Harm::CutOff => (locale.pick("is cut off", "ya no tiene camino"), 0),
    };
    let more =
        locale.many(i64::from(cards), ["card more", "cards more"], ["carta más", "cartas más"]);
    let more = if cards > 0 { format!(" {more}") } else { String::new() };
    let took = phrases! { locale, "{name} took the Route you were aiming for", "{name} ha cubierto el Recorrido que buscabas" };
    match harm {
        Harm::OtherWay => format!("{took}: {lost}."),
        Harm::Dearer(_) | Harm::OutOfReach | Harm::CutOff => {
            format!("{took}: {ticket} {lost}{more}.")
        }
    }
}

pub fn draws_tickets(count: u8, locale: Locale) -> String {
    let tickets = locale.many(
        count.into(),
        ["Destination Ticket", "Destination Tickets"],
        ["Billete de Destino", "Billetes de Destino"],
    );
    phrases! { locale, "Draws {tickets}", "Robó {tickets}" }
}
