//! The numbers of what can be pressed.

use crate::table::view::{ChoiceId, PieceId, PlaceId};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, IconSlot};
use crate::titles::tramways::rules::state::State;

/// A piece in the hand or on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InHand {
    Card(CardId),
    Icon(CardId, IconSlot),
    /// The button that discards a card.
    Discard(CardId),
    /// A card on offer, which can only be inspected.
    Offered(CardId),
}

/// Actions without a value.
const SINGLE: [Action; 7] = [
    Action::Done,
    Action::Pass,
    Action::Blind,
    Action::Five,
    Action::Reveal,
    Action::TwoDollars,
    Action::Cash,
];

// The kinds of choices.
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

fn card(number: u32) -> Option<CardId> {
    CardId::all().find(|card| u32::from(card.0) == number)
}

/// Returns the number of the Back button, which closes the menu or cancels the current action.
pub fn back() -> ChoiceId {
    ChoiceId::of(BACK, 0)
}

/// Returns the number of the button that pays as proposed.
pub fn pay() -> ChoiceId {
    ChoiceId::of(PAY, 0)
}

/// Returns the number of a menu entry, by its index among the possible ones.
pub fn use_at(at: usize) -> ChoiceId {
    ChoiceId::of(USE, at as u32)
}

/// Returns the number of an action on offer; `None` if no button takes it.
pub fn offer_of(action: Action) -> Option<ChoiceId> {
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

/// Returns the number of a cell of the map.
pub fn place_of(cell: CellId) -> PlaceId {
    PlaceId::of(0, cell.0.into())
}

/// Returns the cell with a number; `None` if the map has none.
pub fn cell_of(state: &State, id: PlaceId) -> Option<CellId> {
    state.map.lattice.cells().find(|&cell| place_of(cell) == id)
}

impl InHand {
    /// Returns its number.
    pub fn id(self) -> PieceId {
        match self {
            InHand::Card(card) => PieceId::of(0, card.0.into()),
            InHand::Icon(card, slot) => PieceId::of(1, u32::from(card.0) << 8 | u32::from(slot.0)),
            InHand::Discard(card) => PieceId::of(2, card.0.into()),
            InHand::Offered(card) => PieceId::of(3, card.0.into()),
        }
    }

    /// Returns the piece with a number; `None` if there is none.
    pub fn of(id: PieceId) -> Option<InHand> {
        match id.parts() {
            (0, number) => card(number).map(InHand::Card),
            (1, number) => {
                let slot = IconSlot::all().find(|slot| u32::from(slot.0) == number & 0xFF)?;
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
    use crate::titles::tramways::view::prompts::offer::offers;

    #[test]
    fn each_offer_has_its_own_id() {
        let mut seen = std::collections::BTreeMap::new();
        for state in (1..=3).flat_map(|players| walk_of(players, 7)) {
            for offer in offers(&state) {
                let id = offer_of(offer.action).expect("an offer has a button");
                assert_eq!(*seen.entry(id.parts()).or_insert(offer.action), offer.action);
            }
        }
        assert!(seen.len() > 30, "{seen:?}");
    }

    #[test]
    fn unknown_ids_name_no_piece() {
        for (kind, number) in [(0, 200), (1, 0xFF), (1, 200 << 8), (7, 0)] {
            assert_eq!(InHand::of(PieceId::of(kind, number)), None);
        }
    }

    #[test]
    fn pieces_of_a_hand_round_trip_through_ids() {
        for card in CardId::all() {
            let icons = IconSlot::all().map(|slot| InHand::Icon(card, slot));
            for piece in
                icons.chain([InHand::Card(card), InHand::Discard(card), InHand::Offered(card)])
            {
                assert_eq!(InHand::of(piece.id()), Some(piece));
            }
        }
    }
}
