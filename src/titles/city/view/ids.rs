//! The numbers of what can be pressed.

use crate::table::view::{ChoiceId, PieceId, PlaceId};
use crate::titles::city::boards::{BoardData, LocationId, RouteId, TicketId};
use crate::titles::city::rules::action::Slot;
use crate::titles::city::rules::card::DISPLAY;

/// What lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnBoard {
    Route(RouteId),
    Location(LocationId),
}

/// What lies beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// A face-up card.
    Slot(Slot),
    Deck,
    TicketDeck,
    /// A Ticket of the viewer.
    Ticket(TicketId),
}

impl OnBoard {
    pub fn id(self) -> PlaceId {
        match self {
            OnBoard::Route(route) => PlaceId::of(0, route.0.into()),
            OnBoard::Location(location) => PlaceId::of(1, location.0.into()),
        }
    }

    /// What has a number; `None` if the board has nothing of it.
    pub fn of(id: PlaceId, data: &BoardData) -> Option<OnBoard> {
        match id.parts() {
            (0, number) => listed(number, data.routes).map(RouteId).map(OnBoard::Route),
            (1, number) => listed(number, data.locations).map(LocationId).map(OnBoard::Location),
            _ => None,
        }
    }
}

impl Beside {
    pub fn id(self) -> PieceId {
        match self {
            Beside::Slot(slot) => PieceId::of(0, slot.0.into()),
            Beside::Deck => PieceId::of(1, 0),
            Beside::TicketDeck => PieceId::of(2, 0),
            Beside::Ticket(ticket) => PieceId::of(3, ticket.0.into()),
        }
    }

    /// What has a number; `None` if nothing has.
    pub fn of(id: PieceId, data: &BoardData) -> Option<Beside> {
        match id.parts() {
            (0, number) => listed(number, &[(); DISPLAY]).map(Slot).map(Beside::Slot),
            (1, 0) => Some(Beside::Deck),
            (2, 0) => Some(Beside::TicketDeck),
            (3, number) => listed(number, data.tickets).map(TicketId).map(Beside::Ticket),
            _ => None,
        }
    }
}

// The kinds of choices.
pub(super) const SINGLES: u8 = 0;
pub(super) const PAY: u8 = 1;
pub(super) const KEEP: u8 = 2;
pub(super) const TAKE: u8 = 3;

/// The place among the ways to pay that a choice stands for; `None` for other choices.
pub fn way_to_pay(choice: ChoiceId) -> Option<usize> {
    match choice.parts() {
        (PAY, way) => usize::try_from(way).ok(),
        _ => None,
    }
}

/// A number, if a list goes so far.
fn listed<T>(number: u32, list: &[T]) -> Option<u8> {
    let number = u8::try_from(number).ok()?;
    if usize::from(number) < list.len() { Some(number) } else { None }
}
