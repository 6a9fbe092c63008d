//! Destination Tickets (CTICK).

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Decision, Drawn, State, TicketDraw};
use super::turn;
use crate::engine::game::Seat;
use crate::titles::city::boards::TicketId;

pub(super) fn check_draw(state: &State) -> Result<(), Refusal> {
    if state.tickets.is_empty() { Err(Refusal::NoTickets) } else { Ok(()) }
}

/// Takes `count` Tickets from the top of the deck, or all that are left.
pub(super) fn top(state: &mut State, count: usize) -> Drawn {
    let from = state.tickets.len().saturating_sub(count);
    state.tickets.drain(from..).rev().collect()
}

/// Draws Tickets to choose from; a single one is kept at once.
pub(super) fn draw(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.seat;
    let tickets = top(state, state.data().rules.tickets.drawn.into());
    events.push(Event::DrewTickets { seat, count: tickets.len() as u8 });
    state.draws.push(TicketDraw::new(seat, tickets.clone()));
    state.player_mut().offer = tickets;
    match state.player().offer.as_slice() {
        [only] => keep(state, *only, events),
        _ => state.decision = Decision::Keep,
    }
}

/// Keeps all first Tickets and begins the game if every player must keep all of theirs.
pub(super) fn keep_where_all_must(state: &mut State) {
    let least = state.least_kept();
    if state.players.iter().any(|player| player.offer.len() > least) {
        return;
    }
    for player in state.players.iter_mut() {
        player.tickets = player.offer.drain(..).collect();
    }
    state.seat = Seat(state.players.count() as u8 - 1);
    turn::next_choice(state, &mut Vec::new());
}

/// Adds the legal choices among the Tickets on offer.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    let mut offer = state.player().offer.clone();
    offer.sort_unstable();
    into.extend(offer.into_iter().map(Action::Keep));
    if state.decision == Decision::KeepOther {
        into.push(Action::Return);
    }
}

pub(super) fn check_keep(state: &State, ticket: TicketId) -> Result<(), Refusal> {
    if state.player().offer.contains(&ticket) {
        Ok(())
    } else {
        Err(Refusal::NotOffered(state.offered()))
    }
}

/// Returns the refusal to return Tickets before enough are kept.
pub(super) fn keep_first(state: &State) -> Refusal {
    let (more, of) = (state.more_to_keep() as u8, state.player().offer.len() as u8);
    Refusal::KeepOneFirst { offered: state.offered(), more, of }
}

/// Keeps a Ticket; the choice ends with the last one on offer.
pub(super) fn keep(state: &mut State, ticket: TicketId, events: &mut Vec<Event>) {
    let seat = state.seat;
    let player = state.player_mut();
    player.offer.retain(|offered| *offered != ticket);
    player.tickets.insert(ticket);
    let is_last = player.offer.is_empty();
    events.push(Event::Kept { seat, ticket });
    match state.more_to_keep() {
        _ if is_last => chosen(state, events),
        0 => state.decision = Decision::KeepOther,
        _ => state.decision = Decision::Keep,
    }
}

/// Returns the other Tickets to the bottom of the deck in the order drawn; a long one leaves the game (CBIG-3).
pub(super) fn put_back(state: &mut State, events: &mut Vec<Event>) {
    let (seat, data) = (state.seat, state.data());
    let offer = std::mem::take(&mut state.player_mut().offer);
    let Some(draw) = state.draws.iter_mut().rev().find(|draw| draw.seat == seat) else { return };
    for (at, &ticket) in draw.tickets.iter().enumerate() {
        if !offer.contains(&ticket) {
            continue;
        }
        draw.back |= 1 << at;
        if !data.is_long(ticket) {
            state.tickets.insert(0, ticket);
        }
        events.push(Event::Returned { seat, ticket });
    }
    chosen(state, events);
}

/// Ends a choice of Tickets: the next player chooses during setup, otherwise the turn ends.
fn chosen(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::ChoseTickets { seat: state.seat });
    if state.turn == 0 {
        return turn::next_choice(state, events);
    }
    if state.tickets.is_empty() {
        events.push(Event::NoTickets);
    }
    turn::end(state, events);
}
