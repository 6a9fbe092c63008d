//! The phrases of San Francisco and Berlin in English and Spanish, in the rulebook's terms.

pub mod board;
pub mod categories;
pub mod deeds;
pub mod findings;
pub mod lessons;
pub mod metrics;
pub mod own;
pub mod prompts;
pub mod refusals;
pub mod rulebook;
mod typed;

use super::boards::{Board, BoardData, Kind, LocationId, Route, TicketId};
use super::rules::action::Payment;
use super::rules::card::{Card, Cards};
use crate::words::{Locale, phrases};

phrases! { locale:
    /// Trams a player has left.
    trams_left "Trams left" "Tranvías que quedan"
    /// Trams and metro cars a player has left.
    pieces_left "Trams + metro cars left" "Tranvías + vagones que quedan"
    cards_in_hand "Cards in hand" "Cartas en la mano"
    /// A player's Tourist tokens.
    tokens "Tourist tokens" "Fichas de Turista"
    /// Points for Routes.
    routes "Routes" "Recorridos"
    /// Points for completed Tickets.
    completed "Tickets completed" "Billetes completados"
    /// Points lost for Tickets not completed.
    failed "Tickets not completed" "Billetes sin completar"
    /// The longest path of own Routes (CBIG-7).
    longest_path "Longest path" "Camino más largo"
    deck "Deck" "Mazo"
    ticket_deck "Tickets" "Billetes"
    /// The face-up cards, for screen readers.
    face_up "Face-up cards" "Cartas boca arriba"
    /// The hand, for screen readers.
    hand "Your Transportation cards" "Tus cartas de Transporte"
    /// A player's hand, if all hands are shown.
    hand_told "Hand" "Mano"
    /// A player's Tickets, if all are shown.
    tickets_told "Tickets" "Billetes"
    /// The viewer's Tickets, for screen readers.
    own_tickets "Your Destination Tickets" "Tus Billetes de Destino"
    /// Heading of the viewer's hand.
    hand_in_short "Your cards" "Tus cartas"
    /// Heading of the viewer's Tickets.
    tickets_in_short "Your Tickets" "Tus Billetes"
    /// The Tickets drawn and not kept yet.
    offered_tickets "Tickets on offer" "Billetes por elegir"
    /// An empty place among the face-up cards.
    no_card "no card" "sin carta"
    /// A Ticket whose Locations are connected.
    is_completed "completed" "completado"
    /// A Ticket that can no longer be completed.
    is_cut_off "no way left" "sin camino posible"
    /// A Ticket for which the remaining pieces or turns do not suffice.
    is_out_of_reach "out of reach" "fuera de alcance"
    /// A Ticket that failed, at the end of the game.
    is_not_completed "not completed" "sin completar"
    /// A Ticket that is on offer.
    is_offered "on offer" "por elegir"
    /// A Route that the viewer can no longer claim.
    closed "closed" "cerrado"
    /// A card that is new since the viewer's last decision.
    newly_here "just dealt" "recién puesta"
    /// A card that the cheapest path of a Ticket needs.
    helps_a_ticket "fits your Tickets" "sirve para tus Billetes"
    /// Heading of the points table.
    points_table "Points" "Puntos"
    /// Metro, in the points table.
    metro "Metro" "Metro"
    /// Trams, in the points table.
    tram "Tram" "Tranvía"
    /// The phase before the first turn.
    setting_up "Setup" "Preparación"
    /// A colour's name after a number: "2 green", "2 verdes".
    color_name: Card {
        Card::Blue => "blue" "azul",
        Card::Green => "green" "verde",
        Card::Black => "black" "negro",
        Card::Purple => "purple" "morado",
        Card::Red => "red" "rojo",
        Card::Orange => "orange" "naranja",
        Card::Yellow => "yellow" "amarillo",
        Card::White => "white" "blanco",
        Card::Wild => "wild" "comodín",
    }
    /// The kind of a Route.
    kind_name: Kind {
        Kind::Tram => "tram Route" "Recorrido de Tranvía",
        Kind::Ferry => "Ferry Route" "Recorrido de Ferri",
        Kind::Metro => "metro Route" "Recorrido de Metro",
    }
    /// Number of cards left in a pile.
    left(count: usize) => count {
        1 => "1 left" "queda 1",
        _ => "{count} left" "quedan {count}",
    }
    /// A Route whose cards are turned before it is taken (CBIG-9).
    tunnel "tunnel" "túnel"
    /// The cards of a Ferry Route, with the number that must be wild.
    wild_of(cards: &str, symbols: u8) => symbols {
        1 => "{cards}, 1 of them wild" "{cards}, 1 de ellas comodín",
        _ => "{cards}, {symbols} of them wild" "{cards}, {symbols} de ellas comodines",
    }
}

/// Returns a card's name, such as "blue card"; the board names its wild card.
pub fn card_name(board: Board, card: Card, locale: Locale) -> String {
    match card {
        Card::Wild => board.sheet().wild.name.of(locale).to_owned(),
        _ => {
            let color = locale.pick(color_name(card, locale), feminine(card));
            phrases! { locale, "{color} card", "carta {color}" }
        }
    }
}

fn feminine(card: Card) -> &'static str {
    match card {
        Card::Black => "negra",
        Card::Purple => "morada",
        Card::Red => "roja",
        Card::Yellow => "amarilla",
        Card::White => "blanca",
        _ => color_name(card, Locale::Spanish),
    }
}

/// Returns a number of cards of one kind: "2 green", "2 verdes".
pub fn count_of(count: u8, card: Card, locale: Locale) -> String {
    let spanish = match (card, count) {
        (Card::Wild, 1) => "comodín".to_owned(),
        (_, 1) => feminine(card).to_owned(),
        _ => plural(card),
    };
    format!("{count} {}", locale.pick(color_name(card, locale).to_owned(), spanish))
}

/// Returns the Spanish plural for cards of a kind.
fn plural(card: Card) -> String {
    match card {
        Card::Blue => "azules".to_owned(),
        Card::Wild => "comodines".to_owned(),
        _ => format!("{}s", feminine(card)),
    }
}

/// Returns cards of several kinds: "2 green + 1 wild".
pub fn cards(cards: &Cards, locale: Locale) -> String {
    let some = Card::ALL.into_iter().filter(|&card| cards[card] > 0);
    let parts: Vec<String> = some.map(|card| count_of(cards[card], card, locale)).collect();
    parts.join(" + ")
}

/// Returns the cards of a payment for a Route.
pub fn payment(route: &Route, paid: Payment, locale: Locale) -> String {
    cards(&paid.cards(route.length), locale)
}

/// Returns the two Locations of a Route or Ticket.
pub fn ends(data: &BoardData, [from, to]: [LocationId; 2]) -> String {
    format!("{} – {}", data.name(from), data.name(to))
}

/// Returns a Ticket's two Locations.
pub fn ticket(data: &BoardData, id: TicketId) -> String {
    data.tickets.get(id.index()).map_or_else(String::new, |ticket| ends(data, ticket.ends))
}

/// Returns a number of points.
pub fn points(points: i64, locale: Locale) -> String {
    locale.many(points, ["point", "points"], ["punto", "puntos"])
}

/// Returns the cost of a Route: "2 green", "3 of any one colour".
pub fn price(route: &Route, locale: Locale) -> String {
    let cards = match route.color {
        Some(color) => count_of(route.length, Card::of(color), locale),
        None => {
            phrases! { locale, "{length} of any one colour", "{length} de un color cualquiera", length = route.length }
        }
    };
    match route.kind {
        Kind::Ferry => wild_of(&cards, route.symbols, locale),
        Kind::Tram | Kind::Metro => cards,
    }
}

/// Returns the chance of each possible card, such as "blue 14%, wild 20%".
pub fn chances(odds: &[u8; Card::ALL.len()], locale: Locale) -> String {
    let some = Card::ALL.into_iter().zip(odds).filter(|(_, share)| **share > 0);
    let shares = some.map(|(card, share)| {
        phrases! { locale, "{color_name} {share}%", "{color_name} {share}\u{a0}%", color_name = color_name(card, locale) }
    });
    shares.collect::<Vec<_>>().join(", ")
}

/// Returns the number of cards still needed.
pub fn cards_to_go(count: u32, locale: Locale) -> String {
    locale.many(
        i64::from(count),
        ["card to go", "cards to go"],
        ["carta por poner", "cartas por poner"],
    )
}

/// Returns a number of pieces, of the sort that a kind of Route takes.
fn pieces(kind: Kind, count: u32, locale: Locale) -> String {
    let count = i64::from(count);
    match kind {
        Kind::Metro => {
            locale.many(count, ["metro car", "metro cars"], ["vagón de metro", "vagones de metro"])
        }
        Kind::Tram | Kind::Ferry => locale.many(count, ["tram", "trams"], ["tranvía", "tranvías"]),
    }
}

/// Returns a number of Tourist tokens.
fn token_count(count: u8, locale: Locale) -> String {
    locale.many(
        count.into(),
        ["Tourist token", "Tourist tokens"],
        ["ficha de Turista", "fichas de Turista"],
    )
}

/// Returns the cards and pieces that a Ticket's cheapest path takes.
pub fn way(cards: u32, trams: u32, metros: u32, locale: Locale) -> String {
    let mut parts = vec![locale.many(i64::from(cards), ["card", "cards"], ["carta", "cartas"])];
    if trams > 0 {
        parts.push(pieces(Kind::Tram, trams, locale));
    }
    if metros > 0 {
        parts.push(pieces(Kind::Metro, metros, locale));
    }
    let all = parts.join(", ");
    phrases! { locale, "cheapest way: {all}", "camino más barato: {all}" }
}

/// Returns the description of a stack of Tourist tokens.
pub fn stack(height: u8, locale: Locale) -> String {
    locale.many(
        i64::from(height),
        ["Tourist token here", "Tourist tokens here"],
        ["ficha de Turista aquí", "fichas de Turista aquí"],
    )
}
