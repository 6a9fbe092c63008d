//! Drawing Transportation cards (CDRAW).

use super::action::{Action, Slot};
use super::card::{Card, Cards, DISPLAY, MOST_WILDS};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Decision, State};
use super::turn;

/// The limit of discards of the face-up cards in a row (CDRAW-5).
const MOST_FLUSHES: usize = 3;

/// Returns whether a face-up card can be taken as the first or second card (CDRAW-2).
fn is_free(state: &State, card: Option<Card>) -> bool {
    card.is_some_and(|card| card != Card::Wild || state.decision == Decision::Turn)
}

/// Adds the legal draws.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    for (slot, &card) in (0..).map(Slot).zip(&state.display) {
        if is_free(state, card) {
            into.push(Action::Take(slot));
        }
    }
    if !state.deck.is_empty() {
        into.push(Action::Blind);
    }
}

/// Returns whether any card can be drawn.
pub(super) fn can_draw(state: &State) -> bool {
    !state.deck.is_empty() || state.display.iter().any(|&card| is_free(state, card))
}

pub(super) fn check_take(state: &State, slot: Slot) -> Result<(), Refusal> {
    match state.display.get(usize::from(slot.0)).copied().flatten() {
        None => Err(Refusal::EmptySlot),
        Some(Card::Wild) if state.decision == Decision::SecondCard => Err(Refusal::WildSecond),
        Some(_) => Ok(()),
    }
}

pub(super) fn check_blind(state: &State) -> Result<(), Refusal> {
    if state.deck.is_empty() { Err(Refusal::EmptyDeck) } else { Ok(()) }
}

/// Takes a face-up card.
pub(super) fn take(state: &mut State, slot: Slot, events: &mut Vec<Event>) {
    let Some(card) = state.display.get_mut(usize::from(slot.0)).and_then(Option::take) else {
        return;
    };
    let seat = state.seat;
    let player = state.player_mut();
    player.hand[card] += 1;
    player.known[card] += 1;
    events.push(Event::Took { seat, slot, card });
    settle(state, events);
    if card == Card::Wild {
        turn::end(state, events);
    } else {
        after_card(state, events);
    }
}

/// Draws the top of the deck.
pub(super) fn blind(state: &mut State, events: &mut Vec<Event>) {
    let Some(card) = state.deck.pop() else { return };
    let seat = state.seat;
    state.player_mut().hand[card] += 1;
    events.push(Event::Drew { seat, card: Some(card) });
    settle(state, events);
    after_card(state, events);
}

/// Asks for the second card, or ends the turn (CDRAW-1, CDRAW-4).
fn after_card(state: &mut State, events: &mut Vec<Event>) {
    let was_first = state.decision == Decision::Turn;
    state.decision = Decision::SecondCard;
    if !was_first || !can_draw(state) {
        turn::end(state, events);
    }
}

/// Shuffles, turns up cards and discards too many wild ones, after cards have moved (CDRAW-3, CDRAW-5).
pub(super) fn settle(state: &mut State, events: &mut Vec<Event>) {
    shuffle_if_empty(state, events);
    turn_up(state, events);
    for _ in 0..MOST_FLUSHES {
        if !has_too_many_wilds(state) {
            break;
        }
        flush(state, events);
        turn_up(state, events);
    }
}

/// Shuffles the discards into a new deck as soon as the deck is empty (CDRAW-3).
pub(super) fn shuffle_if_empty(state: &mut State, events: &mut Vec<Event>) {
    if state.deck.is_empty() && !state.discards.is_empty() {
        state.deck = state.discards.iter().collect();
        state.discards = Cards::default();
        state.rng.shuffle(&mut state.deck);
        events.push(Event::Shuffled);
    }
}

fn turn_up(state: &mut State, events: &mut Vec<Event>) {
    for at in 0..DISPLAY {
        if state.display[at].is_some() {
            continue;
        }
        let Some(card) = state.deck.pop() else { return };
        state.display[at] = Some(card);
        events.push(Event::TurnedUp { slot: Slot(at as u8), card });
        shuffle_if_empty(state, events);
    }
}

/// Returns whether the face-up cards must be discarded; false if too few cards with a colour remain to help.
fn has_too_many_wilds(state: &State) -> bool {
    let wilds = state.display.iter().filter(|&&card| card == Some(Card::Wild)).count();
    let is_full = state.display.iter().all(Option::is_some);
    is_full && wilds >= MOST_WILDS && plain_cards(state) >= MOST_WILDS
}

/// Returns the number of cards with a colour in the deck, the discards and the display.
fn plain_cards(state: &State) -> usize {
    let plain = |card: &&Card| **card != Card::Wild;
    let deck = state.deck.iter().filter(plain).count();
    let shown = state.display.iter().flatten().filter(plain).count();
    deck + shown + usize::from(state.discards.count() - state.discards.wilds())
}

fn flush(state: &mut State, events: &mut Vec<Event>) {
    for card in state.display.iter_mut().filter_map(Option::take) {
        state.discards[card] += 1;
    }
    events.push(Event::Flushed);
    shuffle_if_empty(state, events);
}
