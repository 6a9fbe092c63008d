//! The order of play, from setup to the last turn (CSET-3, CSET-4, CSET-5, CTURN, CEND-1).

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::set::Symbol;
use super::state::{Decision, Stack, State};
use super::{City, claim, draw};
use crate::engine::game::{Seat, Turns};
use crate::titles::city::boards::{LocationId, SYMBOLS};

/// Lets the next player choose Tickets; after the last one, draws the first player (CSET-3, CSET-4).
pub(super) fn next_choice(state: &mut State, events: &mut Vec<Event>) {
    let next = state.seat.index() + 1;
    if next < state.players.count() {
        (state.seat, state.decision) = (Seat(next as u8), Decision::Keep);
        return;
    }
    state.first = Seat(state.rng.below(state.players.count()) as u8);
    events.push(Event::First { seat: state.first });
    next_stack(state, events);
}

/// Returns the next left-over stack; `None` once all are placed (CSET-5).
pub(crate) fn left_over(state: &State) -> Option<Stack> {
    let fixed = state.data().stacks.len();
    if fixed == 0 {
        return None;
    }
    let standing = state.stacks.iter().filter(|stack| stack.height > 0).count();
    let height = (state.players.count() - 1) as u8;
    (fixed..SYMBOLS).contains(&standing).then_some(Stack { symbol: Symbol(standing as u8), height })
}

/// Asks for the next left-over stack: first the last player in order, then the one before. With two players the second
/// places both.
fn next_stack(state: &mut State, events: &mut Vec<Event>) {
    let count = state.players.count() as u8;
    let Some(stack) = left_over(state) else { return begin(state, state.first, events) };
    let is_second = count > 2 && usize::from(stack.symbol.0) == SYMBOLS - 1;
    let back = if is_second { 2 } else { 1 };
    state.seat = Seat((state.first.0 + count - back) % count);
    state.decision = Decision::Place;
}

/// Adds the Locations where a stack may be placed.
pub(super) fn place_actions(state: &State, into: &mut Vec<Action>) {
    let free = state.data().all_locations().filter(|&location| state.stack(location).is_none());
    into.extend(free.map(Action::Place));
}

pub(super) fn check_place(state: &State, location: LocationId) -> Result<(), Refusal> {
    if location.index() >= state.data().locations.len() {
        return Err(Refusal::NoSuchLocation);
    }
    if state.stack(location).is_some() { Err(Refusal::StackThere) } else { Ok(()) }
}

/// Places a left-over stack.
pub(super) fn place(state: &mut State, location: LocationId, events: &mut Vec<Event>) {
    if let Some(stack) = left_over(state) {
        state.stacks[location.index()] = stack;
        let Stack { symbol, height } = stack;
        events.push(Event::Placed { seat: state.seat, location, symbol, height });
    }
    next_stack(state, events);
}

/// Returns whether the last turns begin after a turn that leaves a player this number of pieces (CEND-1).
pub(crate) fn begins_last_turns(state: &State, pieces: u8) -> bool {
    state.turns_left.is_none() && pieces <= state.data().rules.last_pieces
}

impl Turns for City {
    fn is_ending(state: &State) -> bool {
        state.turns_left.is_some()
    }

    fn turns_as_rounds(state: &State) -> Option<u16> {
        let turn = state.turn.checked_sub(1)?;
        Some(turn / state.players.count() as u16 + 1)
    }

    /// Skips the turns of the seats before. `None` in the middle of a turn, and if the seat has no turn left.
    fn as_if_to_act(state: &State, seat: Seat) -> Option<State> {
        if state.decision != Decision::Turn || state.turn == 0 {
            return None;
        }
        let players = state.players.count();
        let left_out = (seat.index() + players - state.seat.index()) % players;
        let turns_left = match state.turns_left {
            Some(left) => Some(left.checked_sub(left_out as u8).filter(|&left| left > 0)?),
            None => None,
        };
        let turn = state.turn.saturating_add(left_out as u16);
        let started = State { seat, turn, turns_left, ..state.clone() };
        can_act(&started).then_some(started)
    }
}

/// Ends the turn of the player to decide.
pub(super) fn end(state: &mut State, events: &mut Vec<Event>) {
    if let Some(left) = &mut state.turns_left {
        *left = left.saturating_sub(1);
    } else if begins_last_turns(state, state.player().pieces()) {
        state.turns_left = Some(state.players.count() as u8);
        events.push(Event::LastTurns { seat: state.seat });
    }
    begin(state, state.next_seat(state.seat), events);
}

/// Begins the turn of a seat; players who cannot act pass, and the game ends if all do (CTURN-2).
fn begin(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.seat = seat;
    for _ in 0..state.players.count() {
        if state.turns_left == Some(0) {
            break;
        }
        state.turn = state.turn.saturating_add(1);
        state.decision = Decision::Turn;
        if can_act(state) {
            return;
        }
        events.push(Event::Passed { seat: state.seat });
        state.turns_left = state.turns_left.map(|left| left.saturating_sub(1));
        state.seat = state.next_seat(state.seat);
    }
    state.decision = Decision::Over;
    events.push(Event::Over);
}

/// Returns whether the player to move has a legal action.
fn can_act(state: &State) -> bool {
    if draw::can_draw(state) || !state.tickets.is_empty() {
        return true;
    }
    let mut claims = Vec::new();
    claim::actions(state, &mut claims);
    !claims.is_empty()
}
