//! Which decisions are worth trying.

use super::{POINT, actions_left, cards};
use crate::games::tramways::action::Action;
use crate::games::tramways::card::CardId;
use crate::games::tramways::rails::Front;
use crate::games::tramways::state::{Ask, LAST_ROUND, State, Work};
use crate::network::CellId;

/// Ways to pay for one icon that are tried.
const PAYMENTS: usize = 3;
/// Purchases of Happiness Points that are tried.
const PURCHASES: usize = 3;
/// Dollars above the highest bid that are tried.
const OVERBID: u16 = 2;
/// Tiles of a new run that may be left open.
const OPEN_TILES: usize = 3;
/// Cards of a long row that are tried.
const OFFERS: usize = 5;

/// Takes away what is not worth trying.
pub(super) fn narrow(state: &State, legal: &mut Vec<Action>) {
    if legal.len() < 2 {
        return;
    }
    match state.ask {
        Ask::Bill => cheapest(state, legal, PAYMENTS),
        Ask::Money(_) => coins(state, legal),
        Ask::Buy => purchases(legal),
        Ask::Passenger | Ask::AddPassenger => one_a_location(state, legal),
        Ask::Lay => stops(state, legal),
        Ask::Void => keep_lowest(legal, 2),
        Ask::BookTop(_) => keep_lowest(legal, 1),
        Ask::BookTake(_) => keep_highest(legal, 2),
        Ask::Bid => bids(state, legal),
        Ask::Line | Ask::Draft => offers(legal),
        _ => {}
    }
}

/// What is lost by playing an icon: the Stress of a further icon, or the card.
fn price(state: &State, action: Action) -> i64 {
    let Action::Play(card, slot) = action else { return 0 };
    let left = actions_left(state, state.seat) - 1;
    let used = state.used(card);
    if used != 0 {
        return POINT + cards::keep(state, state.seat, card, used | 1 << slot.0, 0) / 4;
    }
    cards::keep(state, state.seat, card, 0, left) + cards::cost(card)
}

/// Nothing, or about as much as can be paid.
fn purchases(legal: &mut Vec<Action>) {
    let few = legal.len().saturating_sub(PURCHASES);
    let is_few =
        |&action: &Action| matches!(action, Action::Buy(n) if n > 0 && usize::from(n) < few);
    legal.retain(|action| !is_few(action));
}

fn cheapest(state: &State, legal: &mut Vec<Action>, most: usize) {
    if legal.len() > most {
        legal.sort_by_cached_key(|&action| price(state, action));
        legal.truncate(most);
    }
}

/// Cash, or the cheapest icons. For a bid cash is always the better way; for Happiness Points icons
/// may be, most of all when nothing comes after.
fn coins(state: &State, legal: &mut Vec<Action>) {
    let cash = legal.last() == Some(&Action::Cash);
    legal.retain(|&action| action != Action::Cash);
    let buys = matches!(state.work, Work::Ride(_));
    let icons = match (cash, buys && state.round == LAST_ROUND) {
        (true, false) => usize::from(buys),
        _ => 2,
    };
    cheapest(state, legal, icons);
    if cash {
        legal.push(Action::Cash);
    }
}

/// A bid far above all others is only dearer.
fn bids(state: &State, legal: &mut Vec<Action>) {
    let auction = &state.auction;
    let highest = auction.waiting().map(|seat| auction.bids[seat]).max().unwrap_or(0);
    let is_far = |&action: &Action| matches!(action, Action::Bid(bid) if bid > highest + OVERBID);
    legal.retain(|action| !is_far(action));
}

/// The best cards on offer, and whatever else can be done.
fn offers(legal: &mut Vec<Action>) {
    let (mut takes, rest): (Vec<Action>, Vec<Action>) =
        legal.drain(..).partition(|action| matches!(action, Action::Take(_)));
    keep_highest(&mut takes, OFFERS);
    legal.extend(takes.into_iter().chain(rest));
}

/// Passengers of one location are all the same.
fn one_a_location(state: &State, legal: &mut Vec<Action>) {
    let mut seen: Vec<Option<CellId>> = Vec::new();
    legal.retain(|&action| {
        let Action::Cell(cell) = action else { return true };
        let stop = state.location(cell);
        let new = !seen.contains(&stop);
        seen.push(stop);
        new
    });
}

/// A run that is left open should have got somewhere, and be continued in time.
fn stops(state: &State, legal: &mut Vec<Action>) {
    let Work::Rails(run) = &state.work else { return };
    let is_open = run.front == Front::Open;
    let short = run.tiles.len() < OPEN_TILES && run.link().is_none();
    let late = state.round == LAST_ROUND && actions_left(state, state.seat) <= 1;
    if is_open && (short || late) && legal.len() > 1 {
        legal.retain(|&action| action != Action::Done);
    }
}

fn card_of(action: Action) -> CardId {
    match action {
        Action::Take(card) | Action::Top(card) | Action::Discard(card) | Action::Play(card, _) => {
            card
        }
        _ => CardId(0),
    }
}

fn keep_lowest(legal: &mut Vec<Action>, most: usize) {
    legal.sort_by_key(|&action| cards::value(card_of(action)));
    legal.truncate(most);
}

fn keep_highest(legal: &mut Vec<Action>, most: usize) {
    legal.sort_by_key(|&action| std::cmp::Reverse(cards::value(card_of(action))));
    legal.truncate(most);
}
