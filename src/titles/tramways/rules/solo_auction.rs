//! The solo game's line of Auction cards (SOLO-3), and the effects of taking a card (AUC-7).

use super::action::Action;
use super::card::{CardId, Family};
use super::event::{Event, Phase};
use super::payment;
use super::refusal::Refusal;
use super::round;
use super::state::{Decision, PaymentPurpose, State};
use super::stress;

/// Starts the line of a round: the first card is free.
pub(super) fn begin_phase(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Phase { phase: Phase::Auction });
    state.seat = state.order[0];
    if can_reveal(state) {
        reveal(state, events)
    } else {
        super::actions_phase::begin_phase(state, events)
    }
}

fn can_reveal(state: &State) -> bool {
    !state.market.deck.is_empty() || !state.market.discard.is_empty()
}

fn price(state: &State) -> u16 {
    state.market.open.len() as u16
}

/// Adds the cards of the line, and the next card if it can be paid.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    into.extend(state.market.open.iter().map(|&card| Action::Take(card)));
    into.sort_unstable();
    if check_reveal(state).is_ok() {
        into.push(Action::Reveal);
    }
}

/// Checks that another card can be revealed and paid.
pub(super) fn check_reveal(state: &State) -> Result<(), Refusal> {
    if !can_reveal(state) {
        return Err(Refusal::EmptyLine);
    }
    let affordable = payment::most_money(state, state.seat) >= price(state);
    if affordable { Ok(()) } else { Err(Refusal::RevealTooDear) }
}

/// Pays for the next card.
pub(super) fn pay_reveal(state: &mut State, events: &mut Vec<Event>) {
    payment::ask_money(state, price(state), PaymentPurpose::Reveal, events);
}

/// Reveals the next card once it is paid.
pub(super) fn reveal_paid(state: &mut State, events: &mut Vec<Event>) {
    payment::discard_played(state);
    reveal(state, events);
}

fn reveal(state: &mut State, events: &mut Vec<Event>) {
    if state.market.deck.is_empty() {
        state.market.deck = std::mem::take(&mut state.market.discard);
        state.rng.shuffle(&mut state.market.deck);
        events.push(Event::Shuffled { seat: None });
    }
    if let Some(card) = state.market.deck.pop() {
        state.market.open.push(card);
        events.push(Event::Revealed { card });
    }
    state.decision = Decision::Line;
}

/// Checks that a card is in the line.
pub(super) fn check_take(state: &State, card: CardId) -> Result<(), Refusal> {
    if state.market.open.contains(&card) { Ok(()) } else { Err(Refusal::NotInLine) }
}

/// Takes a card of the line, the newest one with +1 Stress; discards the others.
pub(super) fn take(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    let newest = state.market.open.last() == Some(&card);
    let mut line = std::mem::take(&mut state.market.open);
    line.retain(|held| *held != card);
    state.market.discard.extend(line);
    if newest {
        stress::raise(state, state.seat, 1, events);
    }
    acquire(state, card, events);
}

/// Puts a card of the auction into the hand of the player who decides (AUC-7, CARD-5).
pub(super) fn acquire(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    let seat = state.seat;
    state.player_mut().take(card);
    events.push(Event::Took { seat, card });
    if let (Family::Parcel(parcel), _) = card.family() {
        state.parcels[parcel.index()].owner = Some(seat);
        events.push(Event::Claimed { seat, parcel });
    }
    let can_discard = state.player().hand.iter().any(|card| !card.card().is_void());
    if card.card().is_void() && can_discard {
        state.decision = Decision::Void;
    } else {
        round::card_acquired(state, events);
    }
}

/// Adds the cards that may be discarded for a Void Ticket.
pub(super) fn void_actions(state: &State, into: &mut Vec<Action>) {
    let other = state.player().hand.iter().filter(|card| !card.card().is_void());
    into.extend(other.map(|&card| Action::Discard(card)));
}

/// Checks that a card may be discarded for a Void Ticket.
pub(super) fn check_void(state: &State, card: CardId) -> Result<(), Refusal> {
    if !state.player().hand.contains(&card) {
        return Err(Refusal::NotInHandForVoid);
    }
    if card.card().is_void() { Err(Refusal::VoidForVoid) } else { Ok(()) }
}

/// Discards a card for a Void Ticket, without its Consequence (CARD-5).
pub(super) fn discard_for_void(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    let seat = state.seat;
    state.player_mut().hand.retain(|held| *held != card);
    state.player_mut().discard.push(card);
    events.push(Event::Discarded { seat, card });
    round::card_acquired(state, events);
}
