//! What a player prepares on the screen.

use crate::table::title::Drafts;
use crate::titles::city::boards::{RouteId, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::state::State;

/// What a player prepares on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    #[default]
    Nothing,
    /// A Route that was pressed and waits for its payment.
    Route(RouteId),
    /// A Ticket whose way stays in sight.
    Ticket(TicketId),
    /// The deck of Tickets, which was pressed.
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
