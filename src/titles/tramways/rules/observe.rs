//! Observations of a seat, and states that agree with them.

use super::card::{CardId, CardSet, Family};
use super::state::{Cards, Decision, State};
use crate::engine::game::{Rng, Seat};
use std::cell::RefCell;

/// A seat's view of a state.
///
/// It is a state in which the cards of each hidden group are dealt in ascending order and the
/// generator is reset, so nothing of the true deal is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    seat: Seat,
    shown: State,
}

impl Observation {
    /// Returns a state that looks the same to the seat; its hidden cards are in ascending order.
    pub fn shown(&self) -> &State {
        &self.shown
    }
}

/// Hides from a seat what it may not know.
pub(super) fn observe(state: &State, seat: Seat) -> Observation {
    Observation { seat, shown: shown_to(state, Some(seat)) }
}

/// Returns the state as a seat or a viewer without a seat sees it: hidden cards are replaced as in an [`Observation`].
pub fn shown_to(state: &State, viewer: Option<Seat>) -> State {
    let mut shown = state.clone();
    shown.rng = Rng::new(0);
    redeal(&mut shown, viewer, &|cards| cards.sort_unstable());
    shown
}

/// Deals the hidden cards at random, with a new generator.
pub(super) fn determinize(observation: &Observation, rng: &mut Rng) -> State {
    redealt(&observation.shown, Some(observation.seat), rng)
}

/// Deals all cards anew that a seat, or a viewer without a seat, may not know; the generator is new, too.
pub fn redealt(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
    let mut state = state.clone();
    let source = RefCell::new(*rng);
    redeal(&mut state, viewer, &|cards| {
        cards.sort_unstable();
        source.borrow_mut().shuffle(cards);
    });
    *rng = source.into_inner();
    state.rng = Rng::new(rng.next_u64());
    state
}

/// Deals each group of cards that the seat cannot tell apart back to its places, in the order made
/// by `arrange`. Cards in the box are known to be there only if everybody has seen them.
fn redeal(state: &mut State, viewer: Option<Seat>, arrange: &impl Fn(&mut [CardId])) {
    if let Some(seat) = viewer {
        arrange(&mut state.players[seat].deck);
    }
    for other in state.players.seats().filter(|&other| Some(other) != viewer) {
        redeal_player(state, other, arrange);
    }
    redeal_auction(state, arrange);
    redeal_development(state, viewer, arrange);
}

/// Redeals another player's hand and deck together, because nobody else knows which card is where. Development cards that
/// not everybody has seen stay in the hand.
fn redeal_player(state: &mut State, other: Seat, arrange: &impl Fn(&mut [CardId])) {
    let seen = state.seen;
    let player = &mut state.players[other];
    let secret = |card: &&CardId| is_secret(seen, **card);
    let held: Cards = player.hand.iter().filter(secret).copied().collect();
    let known = player.hand.len() - held.len();
    let hand = player.hand.iter().filter(|card| !secret(card));
    let mut cards: Cards = hand.chain(&player.deck).copied().collect();
    arrange(&mut cards);
    player.hand = held;
    player.hand.extend(cards.iter().take(known).copied());
    player.deck = cards.iter().skip(known).copied().collect();
    player.hand.sort_unstable();
}

/// Returns whether a card was taken by its owner unseen.
fn is_secret(seen: CardSet, card: CardId) -> bool {
    card.family().0 == Family::Development && !seen.has(card)
}

/// Redeals the Auction deck: the Parcel cards that nobody owns and, in the solo game, all Auction cards left; with more
/// players some of those that not everybody has seen.
fn redeal_auction(state: &mut State, arrange: &impl Fn(&mut [CardId])) {
    let (players, seen) = (state.player_count(), state.seen);
    let is_auction = |card: &CardId| card.family().0 == Family::Auction;
    let deck = &mut state.market.deck;
    if players > 1 {
        let count = deck.iter().filter(|card| is_auction(card)).count();
        let fits = |card: &CardId| usize::from(card.card().players) <= players && !seen.has(*card);
        let mut pool: Vec<CardId> = CardId::auction().filter(fits).collect();
        arrange(&mut pool);
        deck.retain(|card| !is_auction(card));
        deck.extend(pool.into_iter().take(count));
    }
    arrange(deck);
}

/// Redeals the Development cards that not everybody has seen: in the Books, the deck, other
/// players' offers and hands, and the box.
///
/// A Book that is open to the seat is known; of the other Books everybody sees the top (SET-9).
fn redeal_development(state: &mut State, viewer: Option<Seat>, arrange: &impl Fn(&mut [CardId])) {
    let open = match state.decision {
        Decision::BookTake(book) | Decision::BookTop(book) if Some(state.seat) == viewer => {
            usize::from(book.0)
        }
        _ => usize::MAX,
    };
    let tops = tops(state);
    let mut pool = hidden_development(state, viewer, open, tops);
    arrange(&mut pool);
    let (mut next, seen) = (pool.into_iter(), state.seen);
    let mut put = |card: &mut CardId| {
        if is_secret(seen, *card)
            && !tops.has(*card)
            && let Some(other) = next.next()
        {
            *card = other;
        }
    };
    state.books.deck.iter_mut().for_each(&mut put);
    let books = state.books.books.iter_mut().enumerate();
    books.filter(|(i, _)| *i != open).flat_map(|(_, book)| book).for_each(&mut put);
    for other in state.players.seats().filter(|&other| Some(other) != viewer) {
        let player = &mut state.players[other];
        player.offer.iter_mut().chain(&mut player.hand).for_each(&mut put);
        player.offer.sort_unstable();
        player.hand.sort_unstable();
    }
}

/// The top cards of the Books, without the Book whose top is being chosen.
fn tops(state: &State) -> CardSet {
    let chosen = match state.decision {
        Decision::BookTop(book) => Some(usize::from(book.0)),
        _ => None,
    };
    let mut tops = CardSet::default();
    let books = state.books.books.iter().enumerate().filter(|&(at, _)| chosen != Some(at));
    books.filter_map(|(_, book)| book.last()).for_each(|&card| tops.insert(card));
    tops
}

/// The Development cards whose place the viewer does not know.
fn hidden_development(
    state: &State,
    viewer: Option<Seat>,
    open: usize,
    tops: CardSet,
) -> Vec<CardId> {
    let own = viewer.map(|seat| &state.players[seat]);
    let has =
        |card: &CardId| own.is_some_and(|own| own.hand.contains(card) || own.offer.contains(card));
    let in_sight = |card: &CardId| {
        let open = state.books.books.get(open).is_some_and(|book| book.contains(card));
        open || has(card) || state.seen.has(*card) || tops.has(*card)
    };
    CardId::development().filter(|card| !in_sight(card)).collect()
}
