//! The two rows of the auction: the old order with its bids, and the new order as it fills.

use crate::engine::game::Seat;
use crate::titles::tramways::rules::event::PlacedBy;
use crate::titles::tramways::rules::state::{Auction, Decision, LAST_ROUND, State};
use crate::titles::tramways::view::auction::is_bidding;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuctionTrack {
    /// The seats in the old order, left to right.
    pub standings: Vec<BidderStatus>,
    /// The places of the new order, first to last.
    pub places: Vec<OrderPlace>,
}

/// A seat's status in the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidderStatus {
    pub seat: Seat,
    /// The latest bid in dollars; 0 if none.
    pub bid: u16,
    /// Dollars paid in this auction; they are not refunded (AUC-3).
    pub sunk: u16,
    /// Cash, in dollars.
    pub cash: u16,
    /// The seat's next step.
    pub stage: AuctionStep,
    /// Would take the first free place if its turn came now (AUC-1a).
    pub leads: bool,
}

/// A seat's next step in the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionStep {
    /// Waits for its turn.
    Waiting,
    /// Decides now.
    Deciding,
    /// Pays for a bid of this many dollars.
    Paying(u16),
    /// Is done: it has this place, from 1.
    Placed(u8),
}

/// A place in the new order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderPlace {
    /// The number, from 1.
    pub number: u8,
    /// The Stress that the place costs (AUC-6).
    pub stress: u8,
    pub holder: Option<OrderHolder>,
    /// How a seat takes it next; `None` if it is not one of the two places open now.
    pub way: Option<PlaceMethod>,
}

/// The seat that has a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderHolder {
    pub seat: Seat,
    /// How the seat got the place.
    pub by: PlacedBy,
}

/// The two ways to get a place (AUC-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceMethod {
    /// The leading bid gets the first free place.
    Leading,
    /// A pass gets the last free place.
    Passing,
}

impl AuctionTrack {
    /// Returns the place, from 1, of the next seat to pass; `None` if all seats are placed.
    pub fn passing_place(&self) -> Option<u8> {
        self.place_of(PlaceMethod::Passing)
    }

    /// Returns the place, from 1, of the leading bid; `None` if all seats are placed.
    pub fn leading_place(&self) -> Option<u8> {
        self.place_of(PlaceMethod::Leading)
    }

    fn place_of(&self, way: PlaceMethod) -> Option<u8> {
        self.places.iter().find(|place| place.way == Some(way)).map(|place| place.number)
    }

    /// Returns the seat that decides or pays.
    pub fn bidder(&self) -> Option<&BidderStatus> {
        let acts =
            |it: &&BidderStatus| matches!(it.stage, AuctionStep::Deciding | AuctionStep::Paying(_));
        self.standings.iter().find(acts)
    }
}

/// Returns the rows of the current auction, or of the last one.
pub fn track(state: &State) -> AuctionTrack {
    let auction = &state.auction;
    let players = auction.old.len() as u8;
    AuctionTrack {
        standings: auction.old.iter().map(|&seat| standing(state, seat)).collect(),
        places: (1..=players).map(|number| place(state, number)).collect(),
    }
}

fn standing(state: &State, seat: Seat) -> BidderStatus {
    let auction = &state.auction;
    let place = (1..=auction.old.len() as u8).find(|&place| holder(auction, place) == Some(seat));
    let acts = is_bidding(state.decision) && state.seat == seat;
    let stage = match (place, state.decision) {
        (Some(place), _) => AuctionStep::Placed(place),
        (None, Decision::Money(payment)) if acts => AuctionStep::Paying(payment.price),
        (None, _) if acts => AuctionStep::Deciding,
        _ => AuctionStep::Waiting,
    };
    BidderStatus {
        seat,
        bid: auction.bids[seat],
        sunk: auction.paid[seat],
        cash: state.players[seat].money,
        stage,
        leads: place.is_none() && auction.leads(seat),
    }
}

fn place(state: &State, number: u8) -> OrderPlace {
    let auction = &state.auction;
    let stress = match (number, state.round) {
        (1, LAST_ROUND) => 2,
        (1, _) => 1,
        _ => 0,
    };
    let seat = holder(auction, number);
    let way = match number {
        _ if seat.is_some() => None,
        n if n == auction.first_free_place() => Some(PlaceMethod::Leading),
        n if n == auction.last_free_place() => Some(PlaceMethod::Passing),
        _ => None,
    };
    let holder = seat.map(|seat| OrderHolder { seat, by: placed_by(auction, seat) });
    OrderPlace { number, stress, holder, way }
}

/// The seat at a place of the new order, from 1.
fn holder(auction: &Auction, place: u8) -> Option<Seat> {
    let front = auction.front.get(usize::from(place) - 1);
    let from_the_back = auction.old.len().checked_sub(usize::from(place));
    front.or(from_the_back.and_then(|at| auction.back.get(at))).copied()
}

fn placed_by(auction: &Auction, seat: Seat) -> PlacedBy {
    match seat {
        _ if auction.back.contains(&seat) => PlacedBy::Passing,
        _ if auction.was_left(seat) => PlacedBy::Remaining,
        _ => PlacedBy::Leading,
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{play, rich};
    use super::*;
    use crate::titles::tramways::rules::action::Action::{Bid, Pass};

    fn stages(track: &AuctionTrack) -> Vec<AuctionStep> {
        track.standings.iter().map(|it| it.stage).collect()
    }

    #[test]
    fn at_first_nobody_is_placed_and_the_ends_are_marked() {
        let track = track(&rich());
        assert_eq!(stages(&track)[0], AuctionStep::Deciding);
        assert!(stages(&track)[1..].iter().all(|stage| *stage == AuctionStep::Waiting));
        assert_eq!((track.leading_place(), track.passing_place()), (Some(1), Some(5)));
        let stress: Vec<u8> = track.places.iter().map(|place| place.stress).collect();
        assert_eq!(stress, [1, 0, 0, 0, 0]);
    }

    #[test]
    fn the_worked_example_fills_the_places_from_both_ends() {
        let state = rich();
        let old = state.auction.old.clone();
        let state = play(state, &[Bid(4), Bid(1), Pass, Bid(3), Bid(2)]);
        let middle = track(&state);
        let [brown, pink, green, orange, purple] = [
            AuctionStep::Placed(1),
            AuctionStep::Deciding,
            AuctionStep::Placed(5),
            AuctionStep::Waiting,
            AuctionStep::Waiting,
        ];
        assert_eq!(stages(&middle), [brown, pink, green, orange, purple]);
        assert_eq!(middle.bidder().map(|it| it.seat), Some(old[1]));
        assert!(middle.standings[3].leads && !middle.standings[4].leads);
        assert_eq!((middle.leading_place(), middle.passing_place()), (Some(2), Some(4)));

        let end = track(&play(state, &[Bid(2), Bid(3), Pass]));
        let holders: Vec<(Seat, PlacedBy)> =
            end.places.iter().filter_map(|it| it.holder).map(|it| (it.seat, it.by)).collect();
        let (lead, left, pass) = (PlacedBy::Leading, PlacedBy::Remaining, PlacedBy::Passing);
        let order =
            [(old[0], lead), (old[3], lead), (old[4], left), (old[1], pass), (old[2], pass)];
        assert_eq!(holders, order);
        let sunk: Vec<u16> = end.standings.iter().map(|it| it.sunk).collect();
        assert_eq!(sunk, [4, 3, 0, 3, 5]);
        assert_eq!((end.bidder(), end.passing_place()), (None, None));
    }

    #[test]
    fn the_last_player_without_a_bid_takes_the_remaining_place() {
        let end = track(&play(rich(), &[Pass, Pass, Pass, Pass]));
        let first = end.places[0].holder.expect("all are placed");
        assert_eq!(first.by, PlacedBy::Remaining);
    }

    #[test]
    fn first_place_costs_more_stress_in_the_last_round() {
        let mut state = rich();
        state.round = LAST_ROUND;
        assert_eq!(track(&state).places[0].stress, 2);
    }
}
