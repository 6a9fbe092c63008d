//! Prompts of each decision, and their buttons.

use super::token_count;
use crate::words::{Locale, phrases};

phrases! { locale:
    /// Asks for a turn, short.
    turn_short "Choose: cards, a Route or Tickets" "Elige: cartas, un Recorrido o Billetes"
    /// Asks for a turn.
    turn "Choose one: draw 2 cards, claim a highlighted Route, or draw Destination Tickets." "Elige: robar 2 cartas, cubrir un Recorrido resaltado o robar Billetes de Destino."
    /// Asks for a turn in which no Route can be paid.
    turn_without_routes "Choose one: draw 2 Transportation cards, or draw Destination Tickets." "Elige: robar 2 cartas de Transporte o robar Billetes de Destino."
    /// Asks for a turn in which no Route can be paid and no Ticket is left.
    turn_with_cards "No Route can be claimed and no Tickets are left: draw 2 Transportation cards." "No puedes cubrir Recorridos ni quedan Billetes: roba 2 cartas de Transporte."
    /// Asks for a turn in which no card is left to draw.
    turn_without_cards "Choose one: claim a highlighted Route, or draw Destination Tickets." "Elige: cubrir un Recorrido resaltado o robar Billetes de Destino."
    /// Asks for a turn in which only Routes are left.
    turn_with_routes "No cards and no Tickets are left: claim a highlighted Route." "No quedan cartas ni Billetes: cubre un Recorrido resaltado."
    /// Asks for a turn in which only Tickets are left.
    turn_with_tickets "No Route can be claimed and no cards are left: draw Destination Tickets." "No puedes cubrir Recorridos ni quedan cartas: roba Billetes de Destino."
    /// Asks for the second card if the deck is empty.
    second_open "Choose your second card: face up (not a wild card); the deck is empty." "Elige tu segunda carta: boca arriba (no un comodín); el mazo está vacío."
    /// Asks for the second card if no face-up card may be taken.
    second_blind "Draw your second card from the deck." "Roba tu segunda carta del mazo."
    /// Asks for a turn in which no Ticket is left.
    turn_without_tickets "Choose one: draw 2 cards, or claim a highlighted Route." "Elige: robar 2 cartas o cubrir un Recorrido resaltado."
    /// Asks for the second card, short.
    second_short "Choose your second card" "Elige tu segunda carta"
    /// Asks for the second card.
    second "Choose your second card: face up (not a wild card) or from the deck." "Elige tu segunda carta: boca arriba (no un comodín) o del mazo."
    /// Asks which Ticket to keep, short.
    keep_short "Choose a Ticket to keep" "Elige un Billete para quedártelo"
    /// Asks which Ticket to keep: the number still to keep, and of how many.
    keep(more: usize, of: usize) => (more, of) {
        (..=1, ..=2) => "Choose a Destination Ticket to keep; then you may keep the other one, too." "Elige un Billete de Destino para quedártelo; después puedes quedarte también el otro.",
        (..=1, _) => "Choose a Destination Ticket to keep; then you may keep others, too." "Elige un Billete de Destino para quedártelo; después puedes quedarte también otros.",
        _ => "Choose a Destination Ticket to keep; you keep at least {more} of these {of}." "Elige un Billete de Destino para quedártelo; te quedas al menos {more} de estos {of}.",
    }
    /// Asks about the other Tickets, short: their number.
    other_short: usize {
        0..=1 => "Keep the other Ticket, too?" "¿Te quedas también el otro Billete?",
        _ => "Keep another Ticket, too?" "¿Te quedas también otro Billete?",
    }
    /// Asks about the other Tickets: their number, and whether a long one, which leaves the game, is the only one.
    other: (usize, bool) {
        (..=1, false) => "Choose: keep the other Ticket, too, or put it under the deck." "Elige: quedarte también el otro Billete o devolverlo bajo el mazo.",
        (..=1, true) => "Choose: keep the long Ticket, too, or put it out of the game." "Elige: quedarte también el Billete largo o sacarlo del juego.",
        _ => "Choose: keep another Ticket, too, or give back the others." "Elige: quedarte también otro Billete o devolver los demás.",
    }
    /// Asks for a token, short.
    token_short "Choose your Tourist token" "Elige tu ficha de Turista"
    /// Asks for a token.
    token "Choose the Location to take a Tourist token from." "Elige de qué Localización tomas la ficha de Turista."
    /// Draws from the deck.
    blind "Draw from the deck" "Robar del mazo"
    /// Asks whether to draw Tickets, short.
    tickets_short "Draw Tickets?" "¿Robar Billetes?"
    /// Asks whether to draw this number of Tickets.
    tickets(drawn: u8) "Draw {drawn} Destination Tickets? That is your whole turn; you keep at least one. If only one is left, you keep it." "¿Robar {drawn} Billetes de Destino? Es todo tu turno; te quedas al menos uno. Si solo queda uno, te lo quedas."
    draw_tickets "Draw Tickets" "Robar Billetes"
    /// Keeps the last Ticket, too: the number drawn.
    keep_all: usize {
        0..=2 => "Keep both" "Quedarme los dos",
        _ => "Keep all" "Quedarme todos",
    }
    /// Returns several Tickets.
    put_all_back "Return the others" "Devolver los demás"
    /// Asks for a player's last turn, short.
    last_turn_short "Last turn: cards, a Route or Tickets" "Último turno: cartas, Recorrido o Billetes"
    /// Cancels a chosen Route or the chosen deck of Tickets.
    not_this "Cancel" "Cancelar"
    /// Deselects a Ticket.
    hide_plan "Hide the way" "Ocultar el camino"
    /// Completes a Ticket.
    completes "completes" "completa"
    /// Leaves too few pieces or turns for a Ticket.
    cuts_off "puts out of reach" "deja fuera de alcance"
    /// After this claim everybody has one more turn.
    begins_last_turns "begins the last turns" "abre los últimos turnos"
    /// Waits for another player.
    waiting(name: &str) "Waiting for {name}" "Turno de {name}"
    /// Pays with some cards.
    pay_with(cards: &str) "Pay {cards}" "Pagar {cards}"
    /// Claims a Route that can be paid in only one way.
    claim_with(cards: &str) "Claim for {cards}" "Cubrir con {cards}"
    /// Returns the other Ticket to the bottom of the deck.
    put_back(ticket: &str) "Return {ticket}" "Devolver {ticket}"
    /// Asks whether to pay the extra cost of a tunnel, short.
    tunnel_short "Pay for the tunnel?" "¿Pagar el túnel?"
    /// Asks whether to pay the extra cost of a tunnel, with the turned cards.
    tunnel(cards: &str, more: u8) [more = locale.many(more.into(), ["card", "cards"], ["carta", "cartas"])]
        "Tunnel: {cards} turned up. Pay {more} more, or take your cards back and end the turn." "Túnel: salió {cards}. Paga {more} más, o recupera tus cartas y acaba el turno."
    /// The cards turned for another player's tunnel.
    turned(cards: &str) "tunnel, turned: {cards}" "túnel, salió: {cards}"
    /// Pays the extra cost of a tunnel.
    pay_more(cards: &str) "Pay {cards} more" "Pagar {cards} más"
    /// Takes back the cards laid for a tunnel.
    withdraw "Take your cards back" "Recuperar tus cartas"
    /// Takes a token from a Location.
    take_from(location: &str) "Take from {location}" "Tomar de {location}"
    /// The progress of the game.
    turn_number(round: u16) "Turn {round}" "Turno {round}"
    /// The verb before the first payment's cards: it claims if there is only one payment.
    pay_verb: usize { 1 => "Claim" "Cubrir", _ => "Pay" "Pagar" }
    /// Precedes a prompt in the last turns.
    last_turn_of_yours "Your last turn. " "Tu último turno. "
}

/// Asks where to place a stack, short: its number and the number of left-over stacks.
pub fn place_short((number, all): (usize, usize), locale: Locale) -> String {
    phrases! { locale, "Stack {number} of {all}: choose a Location", "Pila {number} de {all}: elige Localización" }
}

/// Asks where to place a stack: its number, the number of left-over stacks, and its height.
pub fn place((number, all): (usize, usize), height: u8, locale: Locale) -> String {
    let tokens = token_count(height, locale);
    phrases! { locale, "Stack {number} of {all} ({tokens}): choose a Location without a stack.", "Pila {number} de {all} ({tokens}): elige una Localización sin pila." }
}

/// Asks about a chosen Route, short; only its name if the question is too long.
pub fn claim_short(ends: &str, locale: Locale) -> String {
    let whole = phrases! { locale, "Claim {ends}?", "¿Cubrir {ends}?" };
    let name = phrases! { locale, "{ends}?", "¿{ends}?" };
    if whole.chars().count() <= 40 { whole } else { name }
}

/// Asks about a chosen Route, with its price, its points and its effects on Tickets.
pub fn claim(ends: &str, price: &str, points: u8, tickets: &[String], locale: Locale) -> String {
    let gain = super::points(points.into(), locale);
    let tail =
        if tickets.is_empty() { String::new() } else { format!(" · {}", tickets.join(" · ")) };
    phrases! { locale, "Claim {ends}: {price}, +{gain}{tail}", "Cubrir {ends}: {price}, +{gain}{tail}" }
}

/// Returns the effect of a Route on a Ticket: the number of cards still needed.
pub fn brings_nearer(ticket: &str, cards: u32, locale: Locale) -> String {
    format!("{ticket}: {}", super::cards_to_go(cards, locale))
}
