//! What happened: the material of the log and of animations.

use super::action::{Payment, Slot};
use super::card::Card;
use super::set::Symbol;
use super::state::Tunnel;
use crate::engine::game::Seat;
use crate::titles::city::boards::{LocationId, RouteId, TicketId};

/// Something that happened. Its fields are named by their types: whose it is, which card, how many.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat took a face-up card.
    Took { seat: Seat, slot: Slot, card: Card },
    /// A seat drew a card from the deck; which one only that seat saw.
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
    /// A seat paid what a tunnel cost more.
    PaidMore { seat: Seat, tunnel: Tunnel, payment: Payment },
    /// A seat took the cards for a tunnel back.
    Withdrew { seat: Seat },
    /// A Double Route's other lane closed for everybody (CCLAIM-4).
    Closed { route: RouteId },
    /// A seat took a Tourist token.
    TookToken { seat: Seat, location: LocationId, symbol: Symbol },
    /// A seat put a stack of Tourist tokens on a Location.
    Placed { seat: Seat, location: LocationId, symbol: Symbol, height: u8 },
    /// A seat drew so many Tickets.
    DrewTickets { seat: Seat, count: u8 },
    /// A seat kept a Ticket; only that seat saw it.
    Kept { seat: Seat, ticket: TicketId },
    /// A seat put a Ticket under the deck; only that seat saw it.
    Returned { seat: Seat, ticket: TicketId },
    /// A seat has chosen among its Tickets.
    ChoseTickets { seat: Seat },
    /// Nobody can draw Tickets any more.
    NoTickets,
    /// A seat plays first.
    First { seat: Seat },
    /// A seat has so few pieces left that the last turns begin.
    LastTurns { seat: Seat },
    /// A seat could do nothing.
    Passed { seat: Seat },
    /// The game ended.
    Over,
}

impl Event {
    /// The event as a viewer may know it, or somebody who has no seat; nothing where it is hidden
    /// altogether (CTICK-2).
    pub fn shown_to(&self, viewer: Option<Seat>) -> Option<Event> {
        match *self {
            Event::Drew { seat, .. } if viewer != Some(seat) => {
                Some(Event::Drew { seat, card: None })
            }
            Event::Kept { seat, .. } | Event::Returned { seat, .. } if viewer != Some(seat) => None,
            _ => Some(self.clone()),
        }
    }

    /// The seat whose deed or fate it is; nothing where it is the whole table's.
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

    /// Whether it showed somebody something that taking back would not hide again.
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
