//! The auction as everybody at the table sees it, and the bidder's options (AUC, SET-4).

mod bid;
mod market;
mod track;
mod words;

pub use bid::{Bid, BidCost, MOST_CHIPS, bids, cost, most, takes_lead};
pub use market::{BidTurn, Pick, Share, Stake, picks, shares, stakes};
pub use track::{
    AuctionStep, AuctionTrack, BidderStatus, OrderHolder, OrderPlace, PlaceMethod, track,
};

use crate::titles::tramways::rules::state::{Decision, PaymentPurpose};

/// Returns whether bids are being made or paid.
pub fn is_bidding(decision: Decision) -> bool {
    decision == Decision::Bid || is_paying(decision)
}

/// Returns whether a bid is being paid.
pub fn is_paying(decision: Decision) -> bool {
    matches!(decision, Decision::Money(payment) if payment.purpose == PaymentPurpose::Bid)
}

/// Games of several players for the tests of this folder.
#[cfg(test)]
mod fixture {
    use super::is_bidding;
    use crate::engine::game::{Game, Rng};
    use crate::table::Session;
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::action::Action;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::state::State;

    /// A random game, played until the position passes the test.
    pub(super) fn game(setup: Setup, enough: impl Fn(&State) -> bool) -> Session<Tramways> {
        let mut rng = Rng::new(setup.seed);
        let mut session = Session::new(setup).expect("a legal setup");
        let mut legal = Vec::new();
        while !enough(session.state()) {
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
        session
    }

    /// The first auction of a game for five, with $10 each and no cards in hand.
    pub(super) fn rich() -> State {
        let five = game(Setup::standard(5, 1), |state| is_bidding(state.decision));
        let mut state = State::clone(five.state());
        for seat in state.players.seats() {
            state.players[seat].money = 10;
            state.players[seat].hand.clear();
        }
        state
    }

    /// Applies actions one after another.
    pub(super) fn play(mut state: State, actions: &[Action]) -> State {
        for &action in actions {
            Tramways::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        }
        state
    }
}
