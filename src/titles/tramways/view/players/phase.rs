//! The phase of a position.

use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::state::{Decision, LAST_ROUND, PaymentPurpose, State};

/// Returns the phase of the decision; `None` during set-up and at the end.
pub fn phase(state: &State) -> Option<Phase> {
    match state.decision {
        Decision::Draft | Decision::Keep | Decision::Over => None,
        Decision::Book | Decision::BookTake(_) | Decision::BookTop(_) if state.round == 0 => None,
        Decision::Bid | Decision::Market | Decision::Void | Decision::Line => Some(Phase::Auction),
        Decision::Money(payment) if !matches!(payment.purpose, PaymentPurpose::Happiness(_)) => {
            Some(Phase::Auction)
        }
        Decision::Administration | Decision::AddPassenger => Some(Phase::Administration),
        Decision::Fill if state.round == LAST_ROUND => Some(Phase::Auction),
        Decision::Fill => Some(Phase::EndOfRound),
        _ => Some(Phase::Actions),
    }
}
