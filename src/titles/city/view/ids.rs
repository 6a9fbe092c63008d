//! The numbers of what can be pressed.

use crate::table::view::{ChoiceId, PieceId, PlaceId};
use crate::titles::city::boards::{LocationId, RouteId, TicketId};
use crate::titles::city::rules::action::Slot;

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

const LOCATIONS: u16 = 100;
const TICKETS: u16 = 100;
const PAY: u16 = 100;
const KEEP: u16 = 200;
const TAKE: u16 = 300;

fn low(number: u16) -> u8 {
    (number % 100) as u8
}

impl OnBoard {
    pub fn id(self) -> PlaceId {
        match self {
            OnBoard::Route(route) => PlaceId(route.0.into()),
            OnBoard::Location(location) => PlaceId(LOCATIONS + u16::from(location.0)),
        }
    }

    /// What has a number.
    pub fn of(id: PlaceId) -> OnBoard {
        if id.0 < LOCATIONS {
            OnBoard::Route(RouteId(low(id.0)))
        } else {
            OnBoard::Location(LocationId(low(id.0)))
        }
    }
}

impl Beside {
    pub fn id(self) -> PieceId {
        match self {
            Beside::Slot(slot) => PieceId(slot.0.into()),
            Beside::Deck => PieceId(10),
            Beside::TicketDeck => PieceId(11),
            Beside::Ticket(ticket) => PieceId(TICKETS + u16::from(ticket.0)),
        }
    }

    /// What has a number.
    pub fn of(id: PieceId) -> Beside {
        match id.0 {
            10 => Beside::Deck,
            11 => Beside::TicketDeck,
            number if number < TICKETS => Beside::Slot(Slot(low(number))),
            number => Beside::Ticket(TicketId(low(number))),
        }
    }
}

impl Button {
    pub fn id(self) -> ChoiceId {
        match self {
            Button::Blind => ChoiceId(0),
            Button::Tickets => ChoiceId(1),
            Button::Return => ChoiceId(2),
            Button::Cancel => ChoiceId(3),
            Button::Pay(way) => ChoiceId(PAY + u16::from(way)),
            Button::Keep(ticket) => ChoiceId(KEEP + u16::from(ticket.0)),
            Button::Take(location) => ChoiceId(TAKE + u16::from(location.0)),
        }
    }

    /// What has a number; nothing where no button has it.
    pub fn of(id: ChoiceId) -> Option<Button> {
        match id.0 {
            0 => Some(Button::Blind),
            1 => Some(Button::Tickets),
            2 => Some(Button::Return),
            3 => Some(Button::Cancel),
            PAY..KEEP => Some(Button::Pay(low(id.0))),
            KEEP..TAKE => Some(Button::Keep(TicketId(low(id.0)))),
            number if number >= TAKE => Some(Button::Take(LocationId(low(number)))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_number_is_found_by_it() {
        for number in 0..60 {
            let (route, location) = (RouteId(number), LocationId(number));
            assert_eq!(OnBoard::of(OnBoard::Route(route).id()), OnBoard::Route(route));
            let there = OnBoard::Location(location);
            assert_eq!(OnBoard::of(there.id()), there);
            let button = Button::Keep(TicketId(number));
            assert_eq!(Button::of(button.id()), Some(button));
            assert_eq!(Button::of(Button::Pay(number).id()), Some(Button::Pay(number)));
            let take = Button::Take(location);
            assert_eq!(Button::of(take.id()), Some(take));
        }
        for beside in [Beside::Deck, Beside::TicketDeck, Beside::Slot(Slot(4))] {
            assert_eq!(Beside::of(beside.id()), beside);
        }
    }
}
