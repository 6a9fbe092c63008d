//! Ids of everything that can be pressed.

use crate::table::view::{ChoiceId, PieceId, PlaceId};
use crate::titles::city::boards::{BoardData, LocationId, RouteId, TicketId};
use crate::titles::city::rules::action::Slot;
use crate::titles::city::rules::card::DISPLAY;

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnBoard {
    Route(RouteId),
    Location(LocationId),
}

/// A piece next to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePiece {
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

    /// Returns the place with this id; `None` if the board has none.
    pub fn of(id: PlaceId, data: &BoardData) -> Option<OnBoard> {
        match id.parts() {
            (0, number) => listed(number, data.routes).map(RouteId).map(OnBoard::Route),
            (1, number) => listed(number, data.locations).map(LocationId).map(OnBoard::Location),
            _ => None,
        }
    }
}

impl TablePiece {
    pub fn id(self) -> PieceId {
        match self {
            TablePiece::Slot(slot) => PieceId::of(0, slot.0.into()),
            TablePiece::Deck => PieceId::of(1, 0),
            TablePiece::TicketDeck => PieceId::of(2, 0),
            TablePiece::Ticket(ticket) => PieceId::of(3, ticket.0.into()),
        }
    }

    /// Returns the piece with this id; `None` if there is none.
    pub fn of(id: PieceId, data: &BoardData) -> Option<TablePiece> {
        match id.parts() {
            (0, number) => listed(number, &[(); DISPLAY]).map(Slot).map(TablePiece::Slot),
            (1, 0) => Some(TablePiece::Deck),
            (2, 0) => Some(TablePiece::TicketDeck),
            (3, number) => listed(number, data.tickets).map(TicketId).map(TablePiece::Ticket),
            _ => None,
        }
    }
}

// Kinds of choices.
pub(super) const SINGLES: u8 = 0;
pub(super) const PAY: u8 = 1;
pub(super) const KEEP: u8 = 2;
pub(super) const TAKE: u8 = 3;

/// Returns the index of a choice among the payments; `None` for other choices.
pub fn way_to_pay(choice: ChoiceId) -> Option<usize> {
    match choice.parts() {
        (PAY, way) => usize::try_from(way).ok(),
        _ => None,
    }
}

/// Returns a number as an index of `list`; `None` if it is out of range.
fn listed<T>(number: u32, list: &[T]) -> Option<u8> {
    let number = u8::try_from(number).ok()?;
    if usize::from(number) < list.len() { Some(number) } else { None }
}
