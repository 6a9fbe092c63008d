//! A position in links: only where a turn begins.
//!
//! What follows from other things is not written: pieces and points from Routes, Tickets from the
//! draws, discards from all other cards. All numbers here are part of the format and frozen.

use super::code_table;
use super::course::{CARDS, number_of};
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::Coder;
use crate::engine::codec::{Part, SetupForm};
use crate::engine::game::{Rng, Seat};
use crate::titles::city::boards::{RouteId, TicketId};
use crate::titles::city::rules::card::Cards;
use crate::titles::city::rules::set::{Symbol, SymbolSet};
use crate::titles::city::rules::setup::Setup;
use crate::titles::city::rules::start::Start;
use crate::titles::city::rules::state::{Decision, Stack, State, TicketDraw};
use crate::titles::city::rules::{completion, deal};
use arrayvec::ArrayVec;

/// Codes the setup of a game that begins at a position; an error names the part that has an
/// impossible value.
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

/// Codes a number of so many bits.
fn bits(coder: &mut dyn Coder, depth: u32, given: u8) -> u8 {
    Tree::new(depth, 1 << depth).code(coder, given.into()) as u8
}

fn code_turn(coder: &mut dyn Coder, given: &State, into: &mut State) {
    into.decision = Decision::Turn;
    into.turn = Number::new(7).code(coder, given.turn.into()).min(u16::MAX.into()) as u16;
    into.seat = Seat(bits(coder, 2, given.seat.0));
    into.first = Seat(bits(coder, 2, given.first.0));
    let left = bits(coder, 3, given.turns_left.map_or(0, |left| left + 1));
    into.turns_left = left.checked_sub(1);
    into.rng = Rng::new(Number::new(64).code(coder, given.rng.state()));
}

fn code_counts(coder: &mut dyn Coder, given: &Cards) -> Cards {
    let mut cards = Cards::default();
    CARDS.into_iter().for_each(|card| cards[card] = bits(coder, 4, given[card]));
    cards
}

fn code_players(coder: &mut dyn Coder, given: &State, into: &mut State) {
    for seat in into.players.seats() {
        let (given, player) = (&given.players[seat], &mut into.players[seat]);
        player.hand = code_counts(coder, &given.hand);
        player.known = code_counts(coder, &given.known);
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
    for (shown, into) in given.display.iter().zip(&mut into.display) {
        let at = bits(coder, 3, shown.map_or(CARDS.len(), number_of) as u8);
        *into = CARDS.get(usize::from(at)).copied();
    }
    let count = bits(coder, 6, given.deck.len() as u8);
    into.deck.clear();
    for at in 0..usize::from(count) {
        let card = given.deck.get(at).map_or(0, |&card| number_of(card) as u8);
        let card = CARDS.get(usize::from(bits(coder, 3, card))).ok_or(Part::Cards)?;
        into.deck.try_push(*card).map_err(|_| Part::Cards)?;
    }
    Ok(())
}

fn code_stacks(coder: &mut dyn Coder, given: &State, into: &mut State) {
    for (given, into) in given.stacks.iter().zip(&mut into.stacks) {
        *into = Stack::NONE;
        let height = bits(coder, 2, given.height);
        if height > 0 {
            *into = Stack { symbol: Symbol(bits(coder, 3, given.symbol.0)), height };
        }
    }
}

fn code_ticket(coder: &mut dyn Coder, given: Option<&TicketId>) -> TicketId {
    TicketId(bits(coder, 5, given.map_or(0, |ticket| ticket.0)))
}

/// Codes every draw of Tickets.
fn code_draws(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    let count = bits(coder, 5, given.draws.len() as u8);
    into.draws.clear();
    for at in 0..usize::from(count) {
        let draw = given.draws.get(at);
        let seat = Seat(bits(coder, 2, draw.map_or(0, |draw| draw.seat.0)));
        let is_single = coder.plain(draw.is_some_and(|draw| draw.tickets.len() == 1));
        let size = if is_single { 1 } else { 2 };
        let ticket = |at: usize| draw.and_then(|draw| draw.tickets.get(at));
        let tickets: ArrayVec<TicketId, 2> =
            (0..size).map(|at| code_ticket(coder, ticket(at))).collect();
        let back = draw.and_then(|draw| {
            let back = draw.returned?;
            draw.tickets.iter().position(|&ticket| ticket == back)
        });
        let back = bits(coder, 2, back.map_or(0, |at| at as u8 + 1));
        let returned = back.checked_sub(1).map(|at| tickets.get(usize::from(at)).copied());
        let returned = returned.map(|ticket| ticket.ok_or(Part::Piles)).transpose()?;
        let draw = TicketDraw { seat, tickets, returned };
        into.draws.try_push(draw).map_err(|_| Part::Piles)?;
    }
    Ok(())
}

/// Codes the deck of Tickets in its order.
fn code_tickets(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    let count = bits(coder, 5, given.tickets.len() as u8);
    into.tickets.clear();
    for at in 0..usize::from(count) {
        let ticket = code_ticket(coder, given.tickets.get(at));
        into.tickets.try_push(ticket).map_err(|_| Part::Piles)?;
    }
    Ok(())
}
