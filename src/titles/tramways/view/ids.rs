//! The numbers of what can be pressed.

use crate::table::view::{ChoiceId, PieceId, PlaceId};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, BookId, Task};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::rules::state::State;

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Takes a decision that is offered.
    Offer(Action),
    /// Begins a use of the menu, by its place among those that are possible.
    Use(usize),
    /// Pays what is proposed.
    Pay,
    /// Closes what is open, or leaves the action under way.
    Back,
}

/// What lies in the hand, or on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InHand {
    Card(CardId),
    Icon(CardId, Slot),
    /// The button that discards a card.
    Discard(CardId),
    /// A card on offer, which is only looked at.
    Offered(CardId),
}

/// Decisions of which there is only one.
const SINGLE: [Action; 7] = [
    Action::Done,
    Action::Pass,
    Action::Blind,
    Action::Five,
    Action::Reveal,
    Action::TwoDollars,
    Action::Cash,
];

/// The kinds of buttons.
const BACK: u8 = 0;
const PAY: u8 = 1;
const USE: u8 = 2;
const SINGLES: u8 = 3;
const TAKE: u8 = 4;
const TOP: u8 = 5;
const BOOK: u8 = 6;
const BID: u8 = 7;
const START: u8 = 8;
const KIND: u8 = 9;
const BUY: u8 = 10;

fn place<T: PartialEq>(all: &[T], one: &T) -> Option<u32> {
    all.iter().position(|it| it == one).map(|at| at as u32)
}

fn listed<T: Copy>(all: &[T], number: u32) -> Option<T> {
    all.get(usize::try_from(number).ok()?).copied()
}

fn card(number: u32) -> Option<CardId> {
    CardId::all().find(|card| u32::from(card.0) == number)
}

impl Button {
    /// Its number; nothing for a decision that no button takes.
    pub fn id(self) -> Option<ChoiceId> {
        let action = match self {
            Button::Back => return Some(ChoiceId::of(BACK, 0)),
            Button::Pay => return Some(ChoiceId::of(PAY, 0)),
            Button::Use(at) => return Some(ChoiceId::of(USE, at as u32)),
            Button::Offer(action) => action,
        };
        let (kind, number) = match action {
            Action::Take(card) => (TAKE, card.0.into()),
            Action::Top(card) => (TOP, card.0.into()),
            Action::Book(book) => (BOOK, book.0.into()),
            Action::Bid(dollars) => (BID, dollars.into()),
            Action::Start(task) => (START, place(&Task::ALL, &task)?),
            Action::Kind(kind) => (KIND, place(&BuildingType::ALL, &kind)?),
            Action::Buy(points) => (BUY, points.into()),
            single => (SINGLES, place(&SINGLE, &single)?),
        };
        Some(ChoiceId::of(kind, number))
    }

    /// What has a number; nothing where no button has it.
    pub fn of(id: ChoiceId) -> Option<Button> {
        let (kind, number) = id.parts();
        let action = match kind {
            BACK => return Some(Button::Back),
            PAY => return Some(Button::Pay),
            USE => return Some(Button::Use(usize::try_from(number).ok()?)),
            SINGLES => listed(&SINGLE, number)?,
            TAKE => Action::Take(card(number)?),
            TOP => Action::Top(card(number)?),
            BOOK => Action::Book(BookId(u8::try_from(number).ok()?)),
            BID => Action::Bid(u16::try_from(number).ok()?),
            START => Action::Start(listed(&Task::ALL, number)?),
            KIND => Action::Kind(listed(&BuildingType::ALL, number)?),
            BUY => Action::Buy(u8::try_from(number).ok()?),
            _ => return None,
        };
        Some(Button::Offer(action))
    }
}

/// The number of a cell of the map.
pub fn place_of(cell: CellId) -> PlaceId {
    PlaceId::of(0, cell.0.into())
}

/// The cell of a number; nothing where the map has none of it.
pub fn cell_of(state: &State, id: PlaceId) -> Option<CellId> {
    state.map.lattice.cells().find(|&cell| place_of(cell) == id)
}

impl InHand {
    /// Its number.
    pub fn id(self) -> PieceId {
        match self {
            InHand::Card(card) => PieceId::of(0, card.0.into()),
            InHand::Icon(card, slot) => PieceId::of(1, u32::from(card.0) << 8 | u32::from(slot.0)),
            InHand::Discard(card) => PieceId::of(2, card.0.into()),
            InHand::Offered(card) => PieceId::of(3, card.0.into()),
        }
    }

    /// What has a number; nothing where no Ticket has it.
    pub fn of(id: PieceId) -> Option<InHand> {
        match id.parts() {
            (0, number) => card(number).map(InHand::Card),
            (1, number) => {
                let slot = Slot::all().find(|slot| u32::from(slot.0) == number & 0xFF)?;
                Some(InHand::Icon(card(number >> 8)?, slot))
            }
            (2, number) => card(number).map(InHand::Discard),
            (3, number) => card(number).map(InHand::Offered),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::fixture::walk_of;
    use crate::titles::tramways::view::offer::offers;

    #[test]
    fn whatever_is_offered_is_found_by_its_number() {
        let mut seen = std::collections::BTreeSet::new();
        for state in (1..=3).flat_map(|players| walk_of(players, 7)) {
            for offer in offers(&state) {
                let button = Button::Offer(offer.action);
                let id = button.id().expect("an offer has a button");
                assert_eq!(Button::of(id), Some(button));
                seen.insert(id.parts().0);
            }
        }
        assert!(seen.len() > 6, "{seen:?}");
    }

    #[test]
    fn other_numbers_are_of_nothing() {
        for (kind, number) in [(SINGLES, 7), (TAKE, 200), (BOOK, 300), (START, 5), (99, 0)] {
            assert_eq!(Button::of(ChoiceId::of(kind, number)), None);
        }
        for (kind, number) in [(0, 200), (1, 0xFF), (1, 200 << 8), (7, 0)] {
            assert_eq!(InHand::of(PieceId::of(kind, number)), None);
        }
    }

    #[test]
    fn whatever_lies_in_a_hand_is_found_by_its_number() {
        for card in CardId::all() {
            let icons = Slot::all().map(|slot| InHand::Icon(card, slot));
            for piece in
                icons.chain([InHand::Card(card), InHand::Discard(card), InHand::Offered(card)])
            {
                assert_eq!(InHand::of(piece.id()), Some(piece));
            }
        }
    }
}
