//! Quick decisions: for the other players in a search, and where a rule of thumb is enough.

use super::{BEFORE, LAST, POINT, cards, narrow};
use crate::engine::game::Rng;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::{Decision, State};

/// The cost of a dollar in a bid, in hundredths of a point.
const BID_DOLLAR: i64 = 26;

/// Chooses one of the legal actions.
pub(super) fn rollout_move(state: &State, legal: &[Action], rng: &mut Rng) -> Action {
    let last = legal[legal.len() - 1];
    match state.decision {
        Decision::Bid => bid(state, legal, rng),
        Decision::Line => line(state, legal),
        Decision::Market
        | Decision::Draft
        | Decision::Keep
        | Decision::BookTake(_)
        | Decision::Fill => best_card(legal),
        Decision::Void | Decision::BookTop(_) => worst_card(legal),
        Decision::Task | Decision::Administration | Decision::Money(_) => last,
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

/// The best card of the line; the newest one costs Stress.
fn line(state: &State, legal: &[Action]) -> Action {
    let newest = state.market.open.last().copied();
    let worth = |action: Action| match action {
        Action::Take(card) if Some(card) == newest => cards::value(card) - POINT,
        other => value(other),
    };
    legal.iter().copied().max_by_key(|&action| worth(action)).unwrap_or(legal[0])
}

/// Bids a dollar more than the others while a better card is worth it, else passes. The limit is
/// partly random, so that players differ.
fn bid(state: &State, legal: &[Action], rng: &mut Rng) -> Action {
    let auction = &state.auction;
    let mut values: Vec<i64> = state.market.open.iter().map(|&card| cards::value(card)).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    let value = |place: u8| values.get(usize::from(place) - 1).copied().unwrap_or(0);
    let (first, last) = (auction.first_free_place(), auction.last_free_place());
    let is_last = usize::from(last) == state.player_count();
    let order = BEFORE * i64::from(last - first) + LAST * i64::from(is_last);
    let gain = value(first) - value(last) + order;
    let stress = if auction.front.is_empty() { POINT } else { 0 };
    let eager = 50 + rng.below(100) as i64;
    let willing = (gain - stress) * eager / 100 / BID_DOLLAR;
    let next = (narrow::highest_bid(state) + 1).max(narrow::OPENING);
    let is_worth_it = i64::from(next + auction.paid[state.seat]) <= willing;
    if is_worth_it && legal.contains(&Action::Bid(next)) { Action::Bid(next) } else { Action::Pass }
}
