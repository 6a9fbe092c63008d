//! The words of San Francisco and Berlin, English and Spanish side by side, in the rulebook's terms.

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
    /// The trams that a player has left.
    trams_left "Trams left" "Tranvías que quedan"
    /// The trams and metro cars that a player has left, together.
    pieces_left "Trams + metro cars left" "Tranvías + vagones que quedan"
    cards_in_hand "Cards in hand" "Cartas en la mano"
    /// The Tourist tokens of a player.
    tokens "Tourist tokens" "Fichas de Turista"
    /// Points for Routes.
    routes "Routes" "Recorridos"
    /// Points for completed Tickets.
    completed "Tickets completed" "Billetes completados"
    /// Points lost for the other Tickets.
    failed "Tickets not completed" "Billetes sin completar"
    /// The longest path of own Routes (CBIG-7).
    longest_path "Longest path" "Camino más largo"
    deck "Deck" "Mazo"
    ticket_deck "Tickets" "Billetes"
    /// The face-up cards, for the ear.
    face_up "Face-up cards" "Cartas boca arriba"
    /// The hand, for the ear.
    hand "Your Transportation cards" "Tus cartas de Transporte"
    /// What a player holds, where everything is shown.
    hand_told "Hand" "Mano"
    /// The Tickets of a player, where everything is shown.
    tickets_told "Tickets" "Billetes"
    /// The Tickets, for the ear.
    own_tickets "Your Destination Tickets" "Tus Billetes de Destino"
    /// Over the viewer's cards, which stand below it.
    hand_in_short "Your cards" "Tus cartas"
    /// Over the viewer's Tickets, which stand below it.
    tickets_in_short "Your Tickets" "Tus Billetes"
    /// The Tickets that were drawn and not yet kept.
    offered_tickets "Tickets on offer" "Billetes por elegir"
    /// No card lies there.
    no_card "no card" "sin carta"
    /// A Ticket whose Locations are joined.
    is_completed "completed" "completado"
    /// A Ticket that can no longer be completed.
    is_cut_off "no way left" "sin camino posible"
    /// A Ticket for which the pieces or the turns that are left do not suffice.
    is_out_of_reach "out of reach" "fuera de alcance"
    /// A Ticket at the end of the game.
    is_not_completed "not completed" "sin completar"
    /// A Ticket that is on offer.
    is_offered "on offer" "por elegir"
    /// A Route that the viewer cannot claim any more.
    closed "closed" "cerrado"
    /// A card that came since the viewer decided last.
    newly_here "just dealt" "recién puesta"
    /// A card that a Ticket's cheapest way needs.
    helps_a_ticket "fits your Tickets" "sirve para tus Billetes"
    /// The heading of the table of points.
    points_table "Points" "Puntos"
    /// Metro, in the table of points.
    metro "Metro" "Metro"
    /// Trams, in the table of points.
    tram "Tram" "Tranvía"
    /// Before the first turn.
    setting_up "Setup" "Preparación"
    /// A colour's name as it stands after a number: "2 green", "2 verdes".
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
    /// What a Route is made of.
    kind_name: Kind {
        Kind::Tram => "tram Route" "Recorrido de Tranvía",
        Kind::Ferry => "Ferry Route" "Recorrido de Ferri",
        Kind::Metro => "metro Route" "Recorrido de Metro",
    }
    /// So many cards left in a pile.
    left(count: usize) => count {
        1 => "1 left" "queda 1",
        _ => "{count} left" "quedan {count}",
    }
    /// Of the cards of a Ferry so many are wild.
    wild_of(cards: &str, symbols: u8) => symbols {
        1 => "{cards}, 1 of them wild" "{cards}, 1 de ellas comodín",
        _ => "{cards}, {symbols} of them wild" "{cards}, {symbols} de ellas comodines",
    }
}

/// A card's name, such as "blue card"; the wild ones have the board's name.
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

/// So many cards of a colour: "2 green", "2 verdes".
pub fn count_of(count: u8, card: Card, locale: Locale) -> String {
    let spanish = match (card, count) {
        (Card::Wild, 1) => "comodín".to_owned(),
        (_, 1) => feminine(card).to_owned(),
        _ => plural(card),
    };
    format!("{count} {}", locale.pick(color_name(card, locale).to_owned(), spanish))
}

/// The Spanish for several cards of a colour.
fn plural(card: Card) -> String {
    match card {
        Card::Blue => "azules".to_owned(),
        Card::Wild => "comodines".to_owned(),
        _ => format!("{}s", feminine(card)),
    }
}

/// Cards of several colours: "2 green + 1 wild".
pub fn cards(cards: &Cards, locale: Locale) -> String {
    let some = Card::ALL.into_iter().filter(|&card| cards[card] > 0);
    let parts: Vec<String> = some.map(|card| count_of(cards[card], card, locale)).collect();
    parts.join(" + ")
}

/// What pays for a Route.
pub fn payment(route: &Route, paid: Payment, locale: Locale) -> String {
    cards(&paid.cards(route.length), locale)
}

/// The two Locations of a Route or a Ticket.
pub fn ends(data: &BoardData, [from, to]: [LocationId; 2]) -> String {
    format!("{} – {}", data.name(from), data.name(to))
}

/// A Ticket by its Locations.
pub fn ticket(data: &BoardData, id: TicketId) -> String {
    data.tickets.get(id.index()).map_or_else(String::new, |ticket| ends(data, ticket.ends))
}

/// So many points.
pub fn points(points: i64, locale: Locale) -> String {
    locale.many(points, ["point", "points"], ["punto", "puntos"])
}

/// What a Route costs: "2 green", "3 of any one colour".
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

/// How likely each card is, such as "blue 14%, wild 20%"; none that cannot come.
pub fn chances(odds: &[u8; Card::ALL.len()], locale: Locale) -> String {
    let some = Card::ALL.into_iter().zip(odds).filter(|(_, share)| **share > 0);
    let told = some.map(|(card, share)| {
        phrases! { locale, "{color_name} {share}%", "{color_name} {share}\u{a0}%", color_name = color_name(card, locale) }
    });
    told.collect::<Vec<_>>().join(", ")
}

/// Cards that are still needed.
pub fn cards_to_go(count: u32, locale: Locale) -> String {
    locale.many(
        i64::from(count),
        ["card to go", "cards to go"],
        ["carta por poner", "cartas por poner"],
    )
}

/// So many of the pieces that claim a Route of a kind.
fn pieces(kind: Kind, count: u32, locale: Locale) -> String {
    let count = i64::from(count);
    match kind {
        Kind::Metro => {
            locale.many(count, ["metro car", "metro cars"], ["vagón de metro", "vagones de metro"])
        }
        Kind::Tram | Kind::Ferry => locale.many(count, ["tram", "trams"], ["tranvía", "tranvías"]),
    }
}

/// So many Tourist tokens.
fn token_count(count: u8, locale: Locale) -> String {
    locale.many(
        count.into(),
        ["Tourist token", "Tourist tokens"],
        ["ficha de Turista", "fichas de Turista"],
    )
}

/// What the cheapest way of a Ticket takes.
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

/// A stack of Tourist tokens.
pub fn stack(height: u8, locale: Locale) -> String {
    locale.many(
        i64::from(height),
        ["Tourist token here", "Tourist tokens here"],
        ["ficha de Turista aquí", "fichas de Turista aquí"],
    )
}
