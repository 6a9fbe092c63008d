//! What is done without thinking: by others while one thinks, and where a rule of thumb will do.

use super::cards;
use crate::game::Rng;
use crate::games::tramways::action::Action;
use crate::games::tramways::state::{Ask, State};

/// One of the legal actions.
pub(super) fn reflex(state: &State, legal: &[Action], rng: &mut Rng) -> Action {
    let last = legal[legal.len() - 1];
    match state.ask {
        Ask::Bid => bid(state, legal, rng),
        Ask::Line => line(state, legal),
        Ask::Market | Ask::Draft | Ask::Keep | Ask::BookTake(_) | Ask::Fill => best_card(legal),
        Ask::Void | Ask::BookTop(_) => worst_card(legal),
        Ask::Task | Ask::Administration | Ask::Money(_) => last,
        _ => legal[rng.below(legal.len())],
    }
}

fn value(action: Action) -> i64 {
    match action {
        Action::Take(card) | Action::Top(card) | Action::Discard(card) => cards::value(card),
        _ => i64::MIN,
    }
}

fn best_card(legal: &[Action]) -> Action {
    legal.iter().copied().max_by_key(|&action| value(action)).unwrap_or(legal[0])
}

fn worst_card(legal: &[Action]) -> Action {
    legal.iter().copied().min_by_key(|&action| value(action)).unwrap_or(legal[0])
}

/// The best card of the line; the newest costs Stress.
fn line(state: &State, legal: &[Action]) -> Action {
    let newest = state.market.open.last().copied();
    let worth = |action: Action| match action {
        Action::Take(card) if Some(card) == newest => cards::value(card) - 100,
        other => value(other),
    };
    legal.iter().copied().max_by_key(|&action| worth(action)).unwrap_or(legal[0])
}

/// A dollar more than the others, or nothing.
fn bid(state: &State, legal: &[Action], rng: &mut Rng) -> Action {
    let auction = &state.auction;
    let highest = auction.waiting().map(|seat| auction.bids[seat]).max().unwrap_or(0);
    let willing = rng.below(5) as u16;
    let paid = auction.paid[state.seat];
    let next = Action::Bid(highest + 1);
    if highest + 1 + paid <= willing && legal.contains(&next) { next } else { Action::Pass }
}
