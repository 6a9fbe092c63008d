//! The auction of the game for 2 to 5 (AUC).

use super::action::Action;
use super::card::CardId;
use super::event::{Event, Phase, PlacedBy};
use super::payment;
use super::refusal::Refusal;
use super::solo_auction;
use super::state::{Auction, Decision, LAST_ROUND, PaymentPurpose, Seats, State};
use super::{actions_phase, round, stress};
use crate::engine::game::{BySeat, Seat};

/// The auction before the first bid of a round.
pub(crate) fn fresh(old: &Seats) -> Auction {
    let none = || BySeat::new(old.len(), |_| 0);
    Auction {
        old: old.clone(),
        next: 0,
        bids: none(),
        paid: none(),
        front: Seats::new(),
        back: Seats::new(),
    }
}

/// Starts the auction of a round.
pub(super) fn begin_phase(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Phase { phase: Phase::Auction });
    state.auction = fresh(&state.order);
    ask_next(state, events);
}

impl Auction {
    /// Returns whether a seat has its place in the new order.
    pub fn is_placed(&self, seat: Seat) -> bool {
        self.front.contains(&seat) || self.back.contains(&seat)
    }

    /// Returns the seats without a place, in the old order.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> + '_ {
        self.old.iter().copied().filter(|&seat| !self.is_placed(seat))
    }

    /// Returns whether a seat got the last place left, which no pass can take (AUC-5).
    pub fn was_left(&self, seat: Seat) -> bool {
        self.waiting().next().is_none() && self.front.last() == Some(&seat)
    }

    /// Returns the place, from 1, that a seat gets by passing now.
    pub fn last_free_place(&self) -> u8 {
        (self.old.len() - self.back.len()) as u8
    }

    /// Returns the place, from 1, that a leading seat gets now.
    pub fn first_free_place(&self) -> u8 {
        self.front.len() as u8 + 1
    }

    /// Returns the current bids to the left of a seat (AUC-2).
    pub fn bids_to_the_left(&self, seat: Seat) -> impl Iterator<Item = u16> + '_ {
        let left = self.old.iter().copied().take_while(move |&other| other != seat);
        left.filter(|&other| !self.is_placed(other)).map(|other| self.bids[other])
    }

    /// Returns whether a seat leads: its bid is the highest and none to the left equals it (AUC-1a).
    pub fn leads(&self, seat: Seat) -> bool {
        let bid = self.bids[seat];
        let highest = self.waiting().all(|other| self.bids[other] <= bid);
        bid > 0 && highest && self.bids_to_the_left(seat).all(|other| other != bid)
    }
}

/// Places seats that need not decide, then asks the next one that must (AUC-1, AUC-5).
fn ask_next(state: &mut State, events: &mut Vec<Event>) {
    loop {
        let auction = &state.auction;
        let Some(first) = auction.waiting().next() else {
            return settle(state, events);
        };
        let seat = auction.old[usize::from(auction.next)];
        let alone = auction.waiting().count() == 1;
        if alone && auction.bids[first] == 0 {
            place_front(state, first, PlacedBy::Remaining, events);
        } else if auction.is_placed(seat) {
            step(state);
        } else if auction.leads(seat) {
            place_front(state, seat, PlacedBy::Leading, events);
            step(state);
        } else {
            state.seat = seat;
            state.decision = Decision::Bid;
            return;
        }
    }
}

fn step(state: &mut State) {
    state.auction.next = (state.auction.next + 1) % state.auction.old.len() as u8;
}

fn place_front(state: &mut State, seat: Seat, by: PlacedBy, events: &mut Vec<Event>) {
    let place = state.auction.first_free_place();
    state.auction.front.push(seat);
    events.push(Event::Placed { seat, place, by });
}

/// Adds a pass and the payable bids.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    let most = payment::most_money(state, state.seat);
    let legal = (1..=most).filter(|&bid| check_amount(state, bid).is_ok());
    into.extend(legal.map(Action::Bid));
    into.push(Action::Pass);
}

/// Checks that a bid may be made and paid (AUC-2, AUC-3).
pub(super) fn check_bid(state: &State, bid: u16) -> Result<(), Refusal> {
    check_amount(state, bid)?;
    let affordable = payment::most_money(state, state.seat) >= bid;
    if affordable { Ok(()) } else { Err(Refusal::NotEnoughMoney) }
}

fn check_amount(state: &State, bid: u16) -> Result<(), Refusal> {
    let auction = &state.auction;
    if bid == 0 {
        return Err(Refusal::BidTooLow);
    }
    if auction.bids[state.seat] == bid {
        return Err(Refusal::BidRepeated);
    }
    let taken = auction.bids_to_the_left(state.seat).any(|other| other == bid);
    if taken { Err(Refusal::BidTaken) } else { Ok(()) }
}

/// Pays for a bid.
pub(super) fn bid(state: &mut State, bid: u16, events: &mut Vec<Event>) {
    events.push(Event::Bid { seat: state.seat, dollars: bid });
    payment::ask_money(state, bid, PaymentPurpose::Bid, events);
}

/// Records the bid once it is paid.
pub(super) fn bid_paid(state: &mut State, bid: u16, events: &mut Vec<Event>) {
    payment::discard_played(state);
    let seat = state.seat;
    state.auction.bids[seat] = bid;
    state.auction.paid[seat] += bid;
    step(state);
    ask_next(state, events);
}

/// Takes the last free place.
pub(super) fn pass(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.seat;
    let place = state.auction.last_free_place();
    state.auction.back.push(seat);
    events.push(Event::Placed { seat, place, by: PlacedBy::Passing });
    step(state);
    ask_next(state, events);
}

/// Settles the new order: Stress for its first player, then the cards (AUC-6, AUC-7, R6-2).
fn settle(state: &mut State, events: &mut Vec<Event>) {
    let back = state.auction.back.iter().rev().copied();
    state.order = state.auction.front.iter().copied().chain(back).collect();
    let steps = if state.round == LAST_ROUND { 2 } else { 1 };
    stress::raise(state, state.order[0], steps, events);
    if state.round == LAST_ROUND {
        return round::fill_last_hand(state, events);
    }
    state.turn.position = 0;
    ask_market(state, events);
}

/// Asks the next player of the new order for a card; after the last one reveals new cards.
pub(super) fn ask_market(state: &mut State, events: &mut Vec<Event>) {
    let position = usize::from(state.turn.position);
    if position < state.order.len() && !state.market.open.is_empty() {
        state.seat = state.order[position];
        state.decision = Decision::Market;
        return;
    }
    if state.round + 1 < LAST_ROUND {
        reveal(state, events);
    }
    actions_phase::begin_phase(state, events);
}

/// Reveals one Auction card for each player (SET-5, AUC-7).
pub(super) fn reveal(state: &mut State, events: &mut Vec<Event>) {
    for _ in 0..state.player_count() {
        if let Some(card) = state.market.deck.pop() {
            state.market.open.push(card);
            events.push(Event::Revealed { card });
        }
    }
}

/// Adds the face-up cards.
pub(super) fn market_actions(state: &State, into: &mut Vec<Action>) {
    into.extend(state.market.open.iter().map(|&card| Action::Take(card)));
    into.sort_unstable();
}

/// Checks that a card is face up.
pub(super) fn check_take(state: &State, card: CardId) -> Result<(), Refusal> {
    if state.market.open.contains(&card) { Ok(()) } else { Err(Refusal::NotInAuction) }
}

/// Takes a face-up card.
pub(super) fn take(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    state.market.open.retain(|held| *held != card);
    solo_auction::acquire(state, card, events);
}
