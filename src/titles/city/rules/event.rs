//! Events, the source of the log and of animations.

use super::action::{Payment, Slot};
use super::card::Card;
use super::set::Symbol;
use super::state::Tunnel;
use crate::engine::game::Seat;
use crate::titles::city::boards::{LocationId, RouteId, TicketId};

/// Something that happened.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat took a face-up card.
    Took { seat: Seat, slot: Slot, card: Card },
    /// A seat drew a card from the deck; only that seat knows which.
    Drew { seat: Seat, card: Option<Card> },
    /// A card was turned face up.
    TurnedUp { slot: Slot, card: Card },
    /// The face-up cards were discarded because of their wild cards (CDRAW-5).
    Flushed,
    /// The discards became the deck (CDRAW-3).
    Shuffled,
    /// A seat claimed a Route for these cards and points.
    Claimed { seat: Seat, route: RouteId, payment: Payment, points: u8 },
    /// A seat laid cards for a tunnel, and these were turned (CBIG-9).
    Turned { seat: Seat, tunnel: Tunnel },
    /// A seat paid the extra cost of a tunnel.
    PaidMore { seat: Seat, tunnel: Tunnel, payment: Payment },
    /// A seat took back the cards laid for a tunnel.
    Withdrew { seat: Seat },
    /// A parallel Route closed to everybody (CCLAIM-4, CBIG-5).
    Closed { route: RouteId },
    /// A seat took a Tourist token.
    TookToken { seat: Seat, location: LocationId, symbol: Symbol },
    /// A seat placed a stack of Tourist tokens on a Location.
    Placed { seat: Seat, location: LocationId, symbol: Symbol, height: u8 },
    /// A seat drew `count` Tickets.
    DrewTickets { seat: Seat, count: u8 },
    /// A seat kept a Ticket; only that seat knows which.
    Kept { seat: Seat, ticket: TicketId },
    /// A seat returned a Ticket to the deck; only that seat knows which.
    Returned { seat: Seat, ticket: TicketId },
    /// A seat finished choosing among its Tickets.
    ChoseTickets { seat: Seat },
    /// The deck of Tickets is empty.
    NoTickets,
    /// A seat plays first.
    First { seat: Seat },
    /// A seat has few enough pieces left that the last turns begin (CEND-1).
    LastTurns { seat: Seat },
    /// A seat could not act and passed (CTURN-2).
    Passed { seat: Seat },
    /// The game ended.
    Over,
}

impl Event {
    /// Returns the event as a seat or, with `None`, a viewer without a seat may know it; `None` if it is hidden from
    /// them (CTICK-2).
    pub fn shown_to(&self, viewer: Option<Seat>) -> Option<Event> {
        match *self {
            Event::Drew { seat, .. } if viewer != Some(seat) => {
                Some(Event::Drew { seat, card: None })
            }
            Event::Kept { seat, .. } | Event::Returned { seat, .. } if viewer != Some(seat) => None,
            _ => Some(self.clone()),
        }
    }

    /// Returns the seat that the event is about; `None` if it concerns the whole table.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Took { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Claimed { seat, .. }
            | Event::Turned { seat, .. }
            | Event::PaidMore { seat, .. }
            | Event::Withdrew { seat }
            | Event::TookToken { seat, .. }
            | Event::Placed { seat, .. }
            | Event::DrewTickets { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Returned { seat, .. }
            | Event::ChoseTickets { seat }
            | Event::First { seat }
            | Event::LastTurns { seat }
            | Event::Passed { seat } => Some(seat),
            Event::TurnedUp { .. }
            | Event::Flushed
            | Event::Shuffled
            | Event::Closed { .. }
            | Event::NoTickets
            | Event::Over => None,
        }
    }

    /// Returns whether the event revealed information that an undo cannot hide again.
    pub(super) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Drew { .. }
                | Event::TurnedUp { .. }
                | Event::Turned { .. }
                | Event::Flushed
                | Event::Shuffled
                | Event::DrewTickets { .. }
                | Event::First { .. }
        )
    }
}
