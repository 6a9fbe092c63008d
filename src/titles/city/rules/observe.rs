//! What a seat may know, and states that agree with it.

use super::card::{Card, Cards};
use super::state::State;
use super::ticket_history;
use crate::engine::game::{Rng, Seat};

/// What one seat may know.
///
/// It holds a state in which everything hidden was replaced by what a seat without a look could
/// write down: so nothing of the true deal is left, and all chance is gone.
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

    /// A state that looks the same to the seat; what it hides is in ascending order.
    pub fn shown(&self) -> &State {
        &self.shown
    }
}

/// Redacts a state for a seat.
pub(super) fn observe(state: &State, seat: Seat) -> Observation {
    Observation { seat, shown: shown_to(state, Some(seat)) }
}

/// The state as a seat sees it, or as somebody sees it who has no seat: everything hidden is
/// replaced as in an [`Observation`].
pub fn shown_to(state: &State, viewer: Option<Seat>) -> State {
    let mut shown = state.clone();
    shown.rng = Rng::new(0);
    redeal(&mut shown, viewer, None);
    shown
}

/// A state that agrees with an observation.
pub(super) fn determinize(observation: &Observation, rng: &mut Rng) -> State {
    redealt(&observation.shown, Some(observation.seat), rng)
}

/// A state with everything dealt anew, at random, that a seat may not know, or somebody who has no
/// seat; chance begins anew, too.
pub fn redealt(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
    let mut state = state.clone();
    redeal(&mut state, viewer, Some(rng));
    state.rng = Rng::new(rng.next_u64());
    state
}

/// Deals what is hidden anew: at random, or without chance in ascending order. At the end of the
/// game nothing is hidden but the decks.
fn redeal(state: &mut State, viewer: Option<Seat>, mut chance: Option<&mut Rng>) {
    redeal_cards(state, viewer, chance.as_deref_mut());
    ticket_history::redeal(state, viewer, chance);
}

/// Of another player's hand the number is known, and the cards that were seen being taken.
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
