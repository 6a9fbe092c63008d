//! Destination Tickets (CTICK).

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Decision, State, TicketDraw};
use super::turn;
use crate::titles::city::boards::TicketId;
use arrayvec::ArrayVec;

pub(super) fn check_draw(state: &State) -> Result<(), Refusal> {
    if state.tickets.is_empty() { Err(Refusal::NoTickets) } else { Ok(()) }
}

/// Draws two Tickets to choose from, or keeps the last one.
pub(super) fn draw(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.seat;
    let top = state.tickets.len().saturating_sub(2);
    let tickets: ArrayVec<TicketId, 2> = state.tickets.drain(top..).rev().collect();
    events.push(Event::DrewTickets { seat, count: tickets.len() as u8 });
    state.draws.push(TicketDraw { seat, tickets: tickets.clone(), returned: None });
    state.player_mut().offer = tickets;
    match state.player().offer.as_slice() {
        [only] => keep(state, *only, events),
        _ => state.decision = Decision::Keep,
    }
}

/// The choices among the Tickets on offer.
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

/// Keeps a Ticket.
pub(super) fn keep(state: &mut State, ticket: TicketId, events: &mut Vec<Event>) {
    let seat = state.seat;
    let player = state.player_mut();
    player.offer.retain(|offered| *offered != ticket);
    player.tickets.insert(ticket);
    let is_last = player.offer.is_empty();
    events.push(Event::Kept { seat, ticket });
    if is_last { chosen(state, events) } else { state.decision = Decision::KeepOther }
}

/// Puts the other Ticket under the deck.
pub(super) fn put_back(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.seat;
    if let Some(ticket) = state.player_mut().offer.pop() {
        state.tickets.insert(0, ticket);
        let last = state.draws.iter_mut().rev().find(|draw| draw.seat == seat);
        last.into_iter().for_each(|draw| draw.returned = Some(ticket));
        events.push(Event::Returned { seat, ticket });
    }
    chosen(state, events);
}

/// The choice is made: the next player's at set-up, else the turn ends.
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
