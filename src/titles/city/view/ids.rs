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

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Draws from the deck.
    Blind,
    Tickets,
    /// Puts the other Ticket back.
    Return,
    /// Closes what was prepared.
    Cancel,
    /// Pays in one of the ways, by its place among them.
    Pay(u8),
    /// Keeps a Ticket.
    Keep(TicketId),
    /// Chooses a Location.
    Take(LocationId),
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

impl Button {
    pub fn id(self) -> ChoiceId {
        match self {
            Button::Blind => ChoiceId::of(0, 0),
            Button::Tickets => ChoiceId::of(0, 1),
            Button::Return => ChoiceId::of(0, 2),
            Button::Cancel => ChoiceId::of(0, 3),
            Button::Pay(way) => ChoiceId::of(1, way.into()),
            Button::Keep(ticket) => ChoiceId::of(2, ticket.0.into()),
            Button::Take(location) => ChoiceId::of(3, location.0.into()),
        }
    }

    /// What has a number; `None` if no button has it.
    pub fn of(id: ChoiceId, data: &BoardData) -> Option<Button> {
        match id.parts() {
            (0, 0) => Some(Button::Blind),
            (0, 1) => Some(Button::Tickets),
            (0, 2) => Some(Button::Return),
            (0, 3) => Some(Button::Cancel),
            (1, way) => way.try_into().ok().map(Button::Pay),
            (2, number) => listed(number, data.tickets).map(TicketId).map(Button::Keep),
            (3, number) => listed(number, data.locations).map(LocationId).map(Button::Take),
            _ => None,
        }
    }
}

/// A number, if a list goes so far.
fn listed<T>(number: u32, list: &[T]) -> Option<u8> {
    let number = u8::try_from(number).ok()?;
    if usize::from(number) < list.len() { Some(number) } else { None }
}
