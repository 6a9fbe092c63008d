//! The draft of a move, prepared on the screen.

use crate::table::title::Drafts;
use crate::titles::city::boards::{RouteId, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::state::State;

/// The draft of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    #[default]
    Nothing,
    /// A pressed Route that waits for its payment.
    Route(RouteId),
    /// A Ticket whose path stays highlighted.
    Ticket(TicketId),
    /// The deck of Tickets, pressed once.
    TicketDeck,
}

impl Drafts for City {
    type Draft = Draft;
    type Derived = ();

    fn written_draft(_: &State, draft: &Draft) -> Vec<Action> {
        match *draft {
            Draft::Nothing => Vec::new(),
            Draft::Route(route) => vec![Action::Claim(route)],
            Draft::Ticket(ticket) => vec![Action::Keep(ticket)],
            Draft::TicketDeck => vec![Action::Tickets],
        }
    }

    fn draft_of(_: &State, actions: &[Action]) -> Draft {
        match *actions {
            [Action::Claim(route), ..] => Draft::Route(route),
            [Action::Keep(ticket), ..] => Draft::Ticket(ticket),
            [Action::Tickets, ..] => Draft::TicketDeck,
            _ => Draft::Nothing,
        }
    }
}
