//! The phase of a round that a position is in.

use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::state::{Ask, LAST_ROUND, Purpose, State};

/// The phase that a decision belongs to; none while setting up and at the end.
pub fn phase(state: &State) -> Option<Phase> {
    match state.ask {
        Ask::Draft | Ask::Keep | Ask::Over => None,
        Ask::Book | Ask::BookTake(_) | Ask::BookTop(_) if state.round == 0 => None,
        Ask::Bid | Ask::Market | Ask::Void | Ask::Line => Some(Phase::Auction),
        Ask::Money(payment) if !matches!(payment.purpose, Purpose::Happiness(_)) => {
            Some(Phase::Auction)
        }
        Ask::Administration | Ask::AddPassenger => Some(Phase::Administration),
        Ask::Fill if state.round == LAST_ROUND => Some(Phase::Auction),
        Ask::Fill => Some(Phase::EndOfRound),
        _ => Some(Phase::Actions),
    }
}
