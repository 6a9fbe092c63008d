//! Positions as a seat knows them, and random positions that agree with that.

use super::card::{Card, Cards};
use super::state::State;
use super::ticket_history;
use crate::engine::game::{Rng, Seat};

/// A position as one seat knows it.
///
/// It holds a state whose hidden items are arranged in ascending order, so that nothing of the true deal and no
/// randomness remains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    seat: Seat,
    shown: State,
}

impl Observation {
    /// Returns the seat that observes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns a state that looks the same to the seat, with the hidden items in ascending order.
    pub fn shown(&self) -> &State {
        &self.shown
    }
}

/// Redacts a state for a seat.
pub(super) fn observe(state: &State, seat: Seat) -> Observation {
    Observation { seat, shown: shown_to(state, Some(seat)) }
}

/// Returns the state as `viewer` sees it, `None` being a viewer without a seat; hidden information is replaced as in an
/// [`Observation`].
pub fn shown_to(state: &State, viewer: Option<Seat>) -> State {
    let mut shown = state.clone();
    shown.rng = Rng::new(0);
    redeal(&mut shown, viewer, None);
    shown
}

/// Returns a random state that agrees with an observation.
pub(super) fn determinize(observation: &Observation, rng: &mut Rng) -> State {
    redealt(&observation.shown, Some(observation.seat), rng)
}

/// Returns the state with everything hidden from `viewer` dealt anew at random, the future randomness included; `None`
/// is a viewer without a seat.
pub fn redealt(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
    let mut state = state.clone();
    redeal(&mut state, viewer, Some(rng));
    state.rng = Rng::new(rng.next_u64());
    state
}

/// Deals hidden information anew: at random, or in ascending order without `chance`. After the end of the game only the
/// decks are hidden.
fn redeal(state: &mut State, viewer: Option<Seat>, mut chance: Option<&mut Rng>) {
    redeal_cards(state, viewer, chance.as_deref_mut());
    ticket_history::redeal(state, viewer, chance);
}

/// Deals hidden cards anew. Of another player's hand the size and the cards taken openly are known.
fn redeal_cards(state: &mut State, viewer: Option<Seat>, chance: Option<&mut Rng>) {
    let is_hidden = |seat: Seat| Some(seat) != viewer && !state.is_over();
    let hidden: Vec<Seat> = state.players.seats().filter(|&seat| is_hidden(seat)).collect();
    let secret = |state: &State, seat: Seat| {
        let player = &state.players[seat];
        player.hand.without(&player.known)
    };
    let deck: Cards = state.deck.iter().copied().collect();
    let pool = hidden.iter().fold(deck, |pool, &seat| pool.with(&secret(state, seat)));
    let mut pool: Vec<Card> = pool.iter().collect();
    if let Some(rng) = chance {
        rng.shuffle(&mut pool);
    }
    let mut next = pool.into_iter();
    for seat in hidden {
        let count = usize::from(secret(state, seat).count());
        let player = &mut state.players[seat];
        player.hand = player.known.with(&next.by_ref().take(count).collect());
    }
    state.deck = next.collect();
}
