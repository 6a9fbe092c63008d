//! The choice of actions worth trying.

use super::{POINT, actions_left, cards};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::link::LinkIndex;
use crate::titles::tramways::rules::rails::Front;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, LAST_ROUND, State};

/// Limit of ways to pay for one icon.
const PAYMENTS: usize = 3;
/// Limit of purchases of Happiness Points.
const PURCHASES: usize = 3;
/// Tiles that a new run needs before it may be left open.
const OPEN_TILES: usize = 3;
/// The opening bid, in dollars; $1 only invites the next bid.
pub(super) const OPENING: u16 = 2;
/// Limit of cards from a long row.
const OFFERS: usize = 4;

/// Removes actions that are not worth trying.
pub(super) fn narrow(state: &State, legal: &mut Vec<Action>) {
    if legal.len() < 2 {
        return;
    }
    match state.decision {
        Decision::Bill => cheapest(state, legal, PAYMENTS),
        Decision::Money(_) => coins(state, legal),
        Decision::Buy => purchases(legal),
        Decision::Passenger => {
            one_a_location(state, legal);
            own_stops(state, legal);
        }
        Decision::AddPassenger => one_a_location(state, legal),
        Decision::Ride => own_links(state, legal),
        Decision::Lay => stops(state, legal),
        Decision::Void => keep_lowest(legal, 2),
        Decision::BookTop(_) => keep_lowest(legal, 1),
        Decision::BookTake(_) => keep_highest(legal, 2),
        Decision::Bid => bids(state, legal),
        Decision::Line | Decision::Draft | Decision::Market => offers(legal),
        _ => {}
    }
}

/// The cost of playing an icon: the Stress of a further icon, or the loss of the card.
fn price(state: &State, action: Action) -> i64 {
    let Action::Play(card, slot) = action else { return 0 };
    let left = actions_left(state, state.seat) - 1;
    let used = state.used(card);
    if !used.is_empty() {
        return POINT + cards::keep(state, state.seat, card, used.with(slot), 0) / 4;
    }
    cards::keep(state, state.seat, card, used, left) + cards::cost(card)
}

/// Keeps buying nothing, or about as much as can be paid.
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

/// Keeps cash, or the cheapest icons. Cash is always better for a bid; icons may be better for
/// Happiness Points, above all at the end of the game.
fn coins(state: &State, legal: &mut Vec<Action>) {
    let cash = legal.last() == Some(&Action::Cash);
    legal.retain(|&action| action != Action::Cash);
    let buys = matches!(state.work, CurrentAction::Ride(_));
    let icons = match (cash, buys && state.round == LAST_ROUND) {
        (true, false) => usize::from(buys),
        _ => 2,
    };
    cheapest(state, legal, icons);
    if cash {
        legal.push(Action::Cash);
    }
}

/// Keeps the lowest bid, which may win a middle place, the lowest that can lead, and one dollar
/// more. A bidder who can afford more does not open with $1.
fn bids(state: &State, legal: &mut Vec<Action>) {
    let highest = highest_bid(state);
    let lead = if highest == 0 { [OPENING, OPENING + 1] } else { [highest + 1, highest + 2] };
    let opens = highest == 0 && legal.contains(&Action::Bid(OPENING));
    let lowest = if opens { Action::Bid(OPENING) } else { legal[0] };
    let tried = [lowest, Action::Bid(lead[0]), Action::Bid(lead[1]), Action::Pass];
    legal.retain(|action| tried.contains(action));
}

/// The highest current bid; 0 if there is none.
pub(super) fn highest_bid(state: &State) -> u16 {
    let auction = &state.auction;
    auction.waiting().map(|seat| auction.bids[seat]).max().unwrap_or(0)
}

/// Keeps the best cards on offer, and all other actions.
fn offers(legal: &mut Vec<Action>) {
    let (mut takes, rest): (Vec<Action>, Vec<Action>) =
        legal.drain(..).partition(|action| matches!(action, Action::Take(_)));
    keep_highest(&mut takes, OFFERS);
    legal.extend(takes.into_iter().chain(rest));
}

/// Keeps one Passenger of each location.
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

/// Keeps Passengers who can start on an own Link, if there are any.
fn own_stops(state: &State, legal: &mut Vec<Action>) {
    let own = state.links.iter().filter(|link| link.owner == state.seat && link.is_complete());
    let ends = own.flat_map(|link| link.ports()).filter_map(|port| state.across(port));
    let ends: Vec<CellId> = ends.collect();
    let starts = |&action: &Action| matches!(action, Action::Cell(cell) if state.location(cell).is_some_and(|at| ends.contains(&at)));
    if legal.iter().any(starts) {
        legal.retain(starts);
    }
}

/// Keeps own Links once a ride has paid others, if there are any.
fn own_links(state: &State, legal: &mut Vec<Action>) {
    let CurrentAction::Ride(ride) = &state.work else { return };
    let is_own = |link: LinkIndex| state.link(link).owner == state.seat;
    let has_paid = ride.links.iter().any(|&link| !is_own(link));
    let goes_on = |&action: &Action| match action {
        Action::Link(port) => state.rails.link(port).is_some_and(is_own),
        _ => true,
    };
    if has_paid && legal.iter().any(goes_on) {
        legal.retain(goes_on);
    }
}

/// Removes the end of a new run that is too short, or of one that can no longer be continued.
fn stops(state: &State, legal: &mut Vec<Action>) {
    let CurrentAction::Rails(run) = &state.work else { return };
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
