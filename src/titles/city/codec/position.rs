//! Positions in links; only the beginning of a turn can be written.
//!
//! Derived fields are not written: pieces and points follow from Routes, Tickets from the draws, discards from all
//! other cards. All numbers here are part of the format and frozen. Big boards use more bits for seats, cards and
//! Tickets, and have no Tourist tokens.

use super::code_table;
use super::course::Form;
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::Coder;
use crate::engine::codec::{Part, SetupForm};
use crate::engine::game::{Rng, Seat};
use crate::titles::city::boards::{RouteId, TicketId, city};
use crate::titles::city::rules::card::Cards;
use crate::titles::city::rules::set::{Symbol, SymbolSet};
use crate::titles::city::rules::setup::Setup;
use crate::titles::city::rules::start::Start;
use crate::titles::city::rules::state::{Decision, Drawn, Stack, State, TicketDraw};
use crate::titles::city::rules::{completion, deal};

/// Codes the setup of a game that begins at a position. An error names the part with an impossible value.
pub(super) fn code(
    coder: &mut dyn Coder,
    form: SetupForm,
    given: Option<&Setup>,
) -> Result<Setup, Part> {
    let setup = code_table(coder, form, given)?;
    let mut state = deal::table(&setup).map_err(|_| Part::Position)?;
    let blank = state.clone();
    let given = given.and_then(|setup| setup.start.as_ref()).map_or(&blank, Start::state);
    code_turn(coder, given, &mut state);
    code_players(coder, given, &mut state);
    code_routes(coder, given, &mut state)?;
    code_cards(coder, given, &mut state)?;
    code_stacks(coder, given, &mut state);
    code_draws(coder, given, &mut state)?;
    code_tickets(coder, given, &mut state)?;
    completion::complete(&mut state);
    let start = Start::new(state).map_err(|_| Part::Position)?;
    Ok(start.setup())
}

/// Codes a number of `depth` bits.
fn bits(coder: &mut dyn Coder, depth: u32, given: u8) -> u8 {
    Tree::new(depth, 1 << depth).code(coder, given.into()) as u8
}

fn code_turn(coder: &mut dyn Coder, given: &State, into: &mut State) {
    into.decision = Decision::Turn;
    into.turn = Number::new(7).code(coder, given.turn.into()).min(u16::MAX.into()) as u16;
    let seat = if into.data().rules.is_big() { 3 } else { 2 };
    into.seat = Seat(bits(coder, seat, given.seat.0));
    into.first = Seat(bits(coder, seat, given.first.0));
    let left = bits(coder, 3, given.turns_left.map_or(0, |left| left + 1));
    into.turns_left = left.checked_sub(1);
    into.rng = Rng::new(Number::new(64).code(coder, given.rng.state()));
}

fn code_counts(coder: &mut dyn Coder, form: &Form, given: &Cards) -> Cards {
    let mut cards = Cards::default();
    form.cards().iter().for_each(|&card| cards[card] = bits(coder, 4, given[card]));
    cards
}

fn code_players(coder: &mut dyn Coder, given: &State, into: &mut State) {
    let (data, form) = (into.data(), Form::of(into.data()));
    for seat in into.players.seats() {
        let (given, player) = (&given.players[seat], &mut into.players[seat]);
        player.hand = code_counts(coder, form, &given.hand);
        player.known = code_counts(coder, form, &given.known);
        if data.rules.is_big() {
            continue;
        }
        player.tokens = SymbolSet::from_word(bits(coder, 7, given.tokens.word()));
    }
}

fn code_routes(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    for route in (0..into.data().routes.len()).map(|at| RouteId(at as u8)) {
        let owner = bits(coder, 3, given.owner(route).map_or(0, |seat| seat.0 + 1));
        let Some(owner) = owner.checked_sub(1).map(Seat) else { continue };
        if owner.index() >= into.players.count() {
            return Err(Part::Lines);
        }
        into.players[owner].routes.insert(route);
    }
    Ok(())
}

/// Codes face-up cards and the deck in its order.
fn code_cards(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    let form = Form::of(into.data());
    let (cards, number_of) = (form.cards(), |card| form.number_of(card));
    let most = if into.data().rules.is_big() { cards.len() + 1 } else { 1 << form.card_bits };
    let code = |coder: &mut dyn Coder, at: usize| Tree::new(form.card_bits, most).code(coder, at);
    for (shown, into) in given.display.iter().zip(&mut into.display) {
        *into = cards.get(code(coder, shown.map_or(cards.len(), number_of))).copied();
    }
    let count = bits(coder, if into.data().rules.is_big() { 7 } else { 6 }, given.deck.len() as u8);
    into.deck.clear();
    for at in 0..usize::from(count) {
        let card = given.deck.get(at).map_or(0, |&card| number_of(card));
        let card = cards.get(code(coder, card)).ok_or(Part::Cards)?;
        into.deck.try_push(*card).map_err(|_| Part::Cards)?;
    }
    Ok(())
}

fn code_stacks(coder: &mut dyn Coder, given: &State, into: &mut State) {
    if into.data().rules.is_big() {
        return;
    }
    let count = city::LOCATIONS;
    for (given, into) in given.stacks.iter().zip(&mut into.stacks).take(count) {
        *into = Stack::NONE;
        let height = bits(coder, 2, given.height);
        if height > 0 {
            *into = Stack { symbol: Symbol(bits(coder, 3, given.symbol.0)), height };
        }
    }
}

fn code_ticket(coder: &mut dyn Coder, form: &Form, given: Option<&TicketId>) -> TicketId {
    TicketId(bits(coder, form.ticket_bits, given.map_or(0, |ticket| ticket.0)))
}

/// Codes every draw of Tickets.
fn code_draws(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    let form = Form::of(into.data());
    let is_big = into.data().rules.is_big();
    let count = bits(coder, if is_big { 7 } else { 5 }, given.draws.len() as u8);
    into.draws.clear();
    for at in 0..usize::from(count) {
        let draw = given.draws.get(at);
        let seat =
            Seat(bits(coder, if is_big { 3 } else { 2 }, draw.map_or(0, |draw| draw.seat.0)));
        let given_size = draw.map_or(2, |draw| draw.tickets.len());
        let size = if is_big {
            bits(coder, 3, given_size as u8).into()
        } else if coder.plain(given_size == 1) {
            1
        } else {
            2
        };
        let mut tickets = Drawn::new();
        for at in 0..size {
            let ticket = code_ticket(coder, form, draw.and_then(|draw| draw.tickets.get(at)));
            tickets.try_push(ticket).map_err(|_| Part::Piles)?;
        }
        // At most one of two Tickets is returned: bit 0 or bit 1.
        let back = bits(coder, if is_big { 6 } else { 2 }, draw.map_or(0, |draw| draw.back));
        let is_back = back >> tickets.len() != 0 || !is_big && back == 3;
        if is_back {
            return Err(Part::Piles);
        }
        into.draws.try_push(TicketDraw { seat, tickets, back }).map_err(|_| Part::Piles)?;
    }
    Ok(())
}

/// Codes the deck of Tickets in its order.
fn code_tickets(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    let form = Form::of(into.data());
    let count =
        bits(coder, if into.data().rules.is_big() { 7 } else { 5 }, given.tickets.len() as u8);
    into.tickets.clear();
    for at in 0..usize::from(count) {
        let ticket = code_ticket(coder, form, given.tickets.get(at));
        into.tickets.try_push(ticket).map_err(|_| Part::Piles)?;
    }
    Ok(())
}
