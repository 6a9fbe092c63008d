//! What a seat may know, and states that agree with it.

use super::card::CardId;
use super::state::{Ask, Cards, State};
use crate::game::{Rng, Seat};
use std::cell::RefCell;

/// What one seat may know.
///
/// It holds a state in which every hidden card was replaced: the cards of each hidden group are
/// dealt out in ascending order, so that nothing of the true deal is left, and all chance is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    seat: Seat,
    shown: State,
}

impl Observation {
    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A state that looks the same to the seat; its hidden cards are in ascending order.
    pub fn shown(&self) -> &State {
        &self.shown
    }
}

/// Redacts a state for a seat.
pub(super) fn observe(state: &State, seat: Seat) -> Observation {
    let mut shown = state.clone();
    shown.rng = Rng::new(0);
    redeal(&mut shown, seat, &|cards| cards.sort_unstable());
    Observation { seat, shown }
}

/// Deals the hidden cards anew, at random, and lets chance begin anew.
pub(super) fn determinize(observation: &Observation, rng: &mut Rng) -> State {
    let mut state = observation.shown.clone();
    let source = RefCell::new(*rng);
    redeal(&mut state, observation.seat, &|cards| {
        cards.sort_unstable();
        source.borrow_mut().shuffle(cards);
    });
    *rng = source.into_inner();
    state.rng = Rng::new(rng.next_u64());
    state
}

/// Deals each group of cards that the seat cannot tell apart back to where it was, in the order
/// that `arrange` gives.
fn redeal(state: &mut State, seat: Seat, arrange: &impl Fn(&mut [CardId])) {
    for other in state.players.seats() {
        redeal_player(state, other, seat, arrange);
    }
    arrange(&mut state.market.deck);
    redeal_development(state, seat, arrange);
}

/// One's own deck is known but for its order; of another player's hand and deck only the sum.
fn redeal_player(state: &mut State, other: Seat, seat: Seat, arrange: &impl Fn(&mut [CardId])) {
    let player = &mut state.players[other];
    if other == seat {
        return arrange(&mut player.deck);
    }
    let held = player.hand.len();
    let mut cards: Cards = player.hand.iter().chain(&player.deck).copied().collect();
    arrange(&mut cards);
    player.hand = cards.iter().take(held).copied().collect();
    player.deck = cards.iter().skip(held).copied().collect();
    player.hand.sort_unstable();
}

/// Development cards below the tops of the Books, in the deck and in other players' offers.
///
/// While a Book is open to the seat its cards are known.
fn redeal_development(state: &mut State, seat: Seat, arrange: &impl Fn(&mut [CardId])) {
    let open = match state.ask {
        Ask::BookTake(book) | Ask::BookTop(book) if state.seat == seat => usize::from(book.0),
        _ => usize::MAX,
    };
    let mut hidden: Vec<CardId> = state.books.deck.iter().copied().collect();
    let books = state.books.books.iter().enumerate().filter(|(i, _)| *i != open);
    hidden.extend(books.flat_map(|(_, book)| book.iter().rev().skip(1)));
    let others = state.players.seats().filter(|&other| other != seat);
    hidden.extend(others.flat_map(|other| state.players[other].offer.clone()));
    arrange(&mut hidden);
    let mut next = hidden.into_iter();
    let mut put = |card: &mut CardId| {
        if let Some(other) = next.next() {
            *card = other;
        }
    };
    state.books.deck.iter_mut().for_each(&mut put);
    for (_, book) in state.books.books.iter_mut().enumerate().filter(|(i, _)| *i != open) {
        book.iter_mut().rev().skip(1).for_each(&mut put);
    }
    for other in state.players.seats().filter(|&other| other != seat) {
        state.players[other].offer.iter_mut().for_each(&mut put);
        state.players[other].offer.sort_unstable();
    }
}
