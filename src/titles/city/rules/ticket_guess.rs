//! Redeals the Destination Tickets on a big board as far as a viewer does not know them (CTICK-2, CBIG-3).
//!
//! A search for a history that agrees with the order of the deck could take long, because big boards draw many Tickets.
//! So the order is ignored: other players get a possible number of Tickets, any that the viewer does not have, and the
//! deck is empty if and only if the true one is.

use super::state::State;
use crate::engine::game::{Rng, Seat};
use crate::titles::city::boards::TicketId;

/// A guess about the Tickets that another player returned from one draw.
struct Guess {
    /// Index of the draw in the history.
    at: usize,
    /// Number of Tickets from the deck in the draw, and whether a long one is in it.
    usual: usize,
    has_long: bool,
    /// The most Tickets that can have been returned.
    free: usize,
    /// Number of Tickets from the deck that were returned, and whether the long one was.
    back: usize,
    is_long_back: bool,
}

impl Guess {
    /// Returns one more Ticket to the deck; false if that is impossible.
    fn put_back(&mut self) -> bool {
        if self.back == self.usual || self.free == 0 {
            return false;
        }
        if self.back + usize::from(self.is_long_back) == self.free {
            if !self.is_long_back {
                return false;
            }
            self.is_long_back = false;
        }
        self.back += 1;
        true
    }

    /// Returns one Ticket fewer to the deck; false if that is impossible.
    fn keep(&mut self) -> bool {
        let can = self.back > 0;
        self.back -= usize::from(can);
        can
    }
}

/// Rewrites the history of other players' draws and a deck that agrees with it: at random, or in ascending order
/// without `chance`.
pub(super) fn redeal(state: &mut State, viewer: Option<Seat>, mut chance: Option<&mut Rng>) {
    let data = state.data();
    let own = |seat: Seat| Some(seat) == viewer;
    let held: Vec<TicketId> = (state.players.seats().filter(|&seat| own(seat)))
        .flat_map(|seat| {
            state.players[seat].tickets.iter().chain(state.players[seat].offer.clone())
        })
        .collect();
    let drawn = state.draws.iter().filter(|draw| own(draw.seat));
    let drawn: Vec<TicketId> = drawn.flat_map(|draw| draw.tickets.clone()).collect();
    let mut usual: Vec<TicketId> = data.usual_tickets().filter(|id| !held.contains(id)).collect();
    let mut long: Vec<TicketId> =
        data.all_tickets().filter(|id| data.is_long(*id) && !drawn.contains(id)).collect();
    let mut guesses = guesses(state, viewer, &mut chance);
    if let Some(rng) = chance {
        rng.shuffle(&mut usual);
        rng.shuffle(&mut long);
        rng.shuffle(&mut guesses);
    }
    fit(&mut guesses, usual.len(), state.tickets.is_empty());
    guesses.sort_by_key(|guess| guess.at);
    let (mut usual, mut long) = (usual.into_iter(), long.into_iter());
    let mut backs = Vec::new();
    for guess in guesses {
        let draw = &mut state.draws[guess.at];
        for at in guess.back..guess.usual {
            draw.tickets[at] = usual.next().unwrap_or(draw.tickets[at]);
        }
        if guess.has_long {
            draw.tickets[guess.usual] = long.next().unwrap_or(draw.tickets[guess.usual]);
        }
        draw.back = ((1_u16 << guess.back) - 1) as u8;
        draw.back |= u8::from(guess.is_long_back) << guess.usual;
        backs.extend((0..guess.back).map(|at| (guess.at, at)));
    }
    state.tickets = usual.collect();
    // Returned Tickets are in the deck, or were drawn again.
    let all: Vec<TicketId> = data.usual_tickets().collect();
    let deck: &[TicketId] = if state.tickets.is_empty() { &all } else { &state.tickets };
    for (place, (draw, at)) in backs.into_iter().enumerate() {
        state.draws[draw].tickets[at] = deck[place % deck.len()];
    }
}

/// Guesses for each draw of others how many Tickets were returned: a random number, or none without `chance`.
fn guesses(state: &State, viewer: Option<Seat>, chance: &mut Option<&mut Rng>) -> Vec<Guess> {
    let (data, players) = (state.data(), state.players.count());
    let mut guesses = Vec::new();
    for (at, draw) in state.draws.iter().enumerate() {
        if Some(draw.seat) == viewer {
            continue;
        }
        let later = &state.draws[at + 1..];
        let is_last = later.iter().all(|later| later.seat != draw.seat);
        let is_open = is_last && !state.players[draw.seat].offer.is_empty();
        // The first draws belong to the setup.
        let least = if at < players { data.rules.tickets.kept.into() } else { 1 };
        let free = if is_open { 0 } else { draw.tickets.len().saturating_sub(least) };
        let has_long = draw.tickets.last().is_some_and(|&id| data.is_long(id));
        let usual = draw.tickets.len() - usize::from(has_long);
        let mut guess = Guess { at, usual, has_long, free, back: 0, is_long_back: false };
        if let Some(rng) = chance.as_deref_mut() {
            guess.is_long_back = has_long && free > 0 && rng.below(draw.tickets.len()) < free;
            let most = (free - usize::from(guess.is_long_back)).min(usual);
            guess.back = rng.below(most + 1);
        }
        guesses.push(guess);
    }
    guesses
}

/// Changes guesses as little as possible until there are enough Tickets for all, and none is left over if the deck is
/// empty.
fn fit(guesses: &mut [Guess], usual: usize, is_empty: bool) {
    let most = if is_empty { usual } else { usual.saturating_sub(1) };
    let kept = |guesses: &[Guess]| guesses.iter().map(|it| it.usual - it.back).sum::<usize>();
    while kept(guesses) > most && guesses.iter_mut().any(Guess::put_back) {}
    while is_empty && kept(guesses) < usual && guesses.iter_mut().any(Guess::keep) {}
}
