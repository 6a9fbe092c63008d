//! Administration (ADM).

use super::action::Action;
use super::card::{CardId, IconSlot};
use super::event::{Event, Phase};
use super::icon::{Icon, IconSet};
use super::refusal::Refusal;
use super::state::{Decision, Half, State, Turn};
use super::{passenger, payment, round, stress};
use crate::titles::tramways::network::CellId;

/// Starts Administration with the first player of the turn order.
pub(super) fn begin_phase(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Phase { phase: Phase::Administration });
    ask(state, 0);
}

fn ask(state: &mut State, position: u8) {
    state.turn = Turn::begin(position, Half::Second);
    state.seat = state.order[usize::from(position)];
    state.decision = Decision::Administration;
}

/// The icons of Administration (ADM-1).
pub(super) const ICONS: IconSet = IconSet::from_word(
    payment::MONEY_ICONS.word() | IconSet::all(&[Icon::Worker, Icon::Calm, Icon::Passenger]).word(),
);

/// Adds icons to play, cards to discard, and the end.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    let cards = state.player().hand.iter();
    let legal = cards.filter(|&&card| check_discard(state, card).is_ok());
    into.extend(legal.map(|&card| Action::Discard(card)));
    payment::push_icons(state, into, ICONS, |card, slot| check_play(state, card, slot).is_ok());
    into.push(Action::Done);
}

/// Checks that an icon may be played (ADM-1), after its own Consequence or extra Stress (PLAY-2).
pub(super) fn check_play(state: &State, card: CardId, slot: IconSlot) -> Result<(), Refusal> {
    let icon = payment::check_icon(state, card, slot)?;
    let player = state.player();
    match icon {
        Icon::Money(_) => Ok(()),
        Icon::Worker if player.workers < player.board.workers() => Ok(()),
        Icon::Worker => Err(Refusal::NoPlaceForWorker),
        Icon::Calm if player.stress_space > 0 || raises_stress(state, card) => Ok(()),
        Icon::Calm => Err(Refusal::NoStress),
        Icon::Passenger if empty_buildings(state).next().is_some() => Ok(()),
        Icon::Passenger => Err(Refusal::NoPlaceForPassenger),
        _ => Err(Refusal::NotInThisPhase),
    }
}

/// Returns whether one more icon of a card costs +1 Stress first.
fn raises_stress(state: &State, card: CardId) -> bool {
    let in_play = state.played.iter().any(|played| played.card == card);
    in_play || card.card().consequence == super::card::Consequence::Stress
}

/// The Building cells without a Passenger.
fn empty_buildings(state: &State) -> impl Iterator<Item = CellId> + '_ {
    let is_empty = |&cell: &CellId| state.building(cell).is_some() && !state.passengers.has(cell);
    state.map.lattice.cells().filter(is_empty)
}

/// Plays an icon, after discarding any other card in play.
pub(super) fn play(state: &mut State, card: CardId, slot: IconSlot, events: &mut Vec<Event>) {
    if state.played.first().is_some_and(|played| played.card != card) {
        payment::discard_played(state);
    }
    payment::play_icon(state, card, slot, events);
    let seat = state.seat;
    match card.card().icon(slot) {
        Some(Icon::Money(dollars)) => payment::gain_cash(state, seat, dollars.into(), events),
        Some(Icon::Worker) => passenger::hire(state, events),
        Some(Icon::Calm) => stress::lower(state, seat, events),
        Some(Icon::Passenger) => state.decision = Decision::AddPassenger,
        _ => {}
    }
}

/// Adds the cells that may get the Passenger.
pub(super) fn passenger_actions(state: &State, into: &mut Vec<Action>) {
    into.extend(empty_buildings(state).map(Action::Cell));
}

/// Checks that a cell may get the Passenger.
pub(super) fn check_passenger(state: &State, cell: CellId) -> Result<(), Refusal> {
    let empty = state.building(cell).is_some() && !state.passengers.has(cell);
    if empty { Ok(()) } else { Err(Refusal::NotAnEmptyBuilding) }
}

/// Adds a Passenger.
pub(super) fn add_passenger(state: &mut State, cell: CellId, events: &mut Vec<Event>) {
    state.passengers.insert(cell);
    events.push(Event::PassengerAdded { cell });
    state.decision = Decision::Administration;
}

/// Returns the dollars of the next discard; the first one is free (ADM-2).
pub fn discard_price(discards: u8) -> u16 {
    u16::from(discards > 0)
}

/// Checks that a card may be discarded: its price and Consequence can be paid (PLAY-3).
pub(super) fn check_discard(state: &State, card: CardId) -> Result<(), Refusal> {
    if !state.player().hand.contains(&card) {
        return Err(Refusal::NotInHandToDiscard);
    }
    if card.card().fee() > state.player().money {
        return Err(Refusal::ConsequenceTooDear);
    }
    let price = discard_price(state.turn.discards) + card.card().fee();
    if price > state.player().money { Err(Refusal::DiscardTooDear) } else { Ok(()) }
}

/// Discards a card, with its Consequence.
pub(super) fn discard(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    payment::discard_played(state);
    let seat = state.seat;
    let price = discard_price(state.turn.discards);
    payment::pay_cash(state, price, events);
    payment::apply_consequence(state, card, events);
    state.turn.discards += 1;
    state.player_mut().hand.retain(|held| *held != card);
    state.player_mut().discard.push(card);
    events.push(Event::Discarded { seat, card });
}

/// Ends the player's Administration: next player, or end of the round.
pub(super) fn done(state: &mut State, events: &mut Vec<Event>) {
    payment::discard_played(state);
    let next = state.turn.position + 1;
    if usize::from(next) < state.order.len() { ask(state, next) } else { round::end(state, events) }
}
