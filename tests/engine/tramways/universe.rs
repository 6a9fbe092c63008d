//! All conceivable actions.

use catenary::titles::tramways::network::{CellId, Direction};
use catenary::titles::tramways::rules::action::{Action, BookId, Port, Task};
use catenary::titles::tramways::rules::building_type::BuildingType;
use catenary::titles::tramways::rules::card::{CARDS, CardId, IconSlot};
use catenary::titles::tramways::rules::icon::ParcelId;
use catenary::titles::tramways::rules::state::State;

/// Returns all conceivable actions, with operands in and out of bounds.
pub(crate) fn universe(state: &State) -> Vec<Action> {
    let cells = (0..state.map.lattice.count() as u8 + 2).chain([u8::MAX]).map(CellId);
    let cells: Vec<CellId> = cells.collect();
    let ports = || {
        let port = |&cell: &CellId| Direction::ALL.map(|side| Port { cell, side });
        cells.iter().flat_map(port)
    };
    let cards = || (0..CARDS as u8 + 2).chain([u8::MAX]).map(CardId);
    let slots = || (0..7).chain([u8::MAX]).map(IconSlot);
    let mut all = vec![
        Action::Blind,
        Action::Five,
        Action::Pass,
        Action::Reveal,
        Action::TwoDollars,
        Action::Cash,
        Action::Done,
    ];
    for card in cards() {
        all.extend([Action::Take(card), Action::Top(card), Action::Discard(card)]);
        all.extend(slots().map(|slot| Action::Play(card, slot)));
    }
    all.extend((0..7).chain([u8::MAX]).map(|book| Action::Book(BookId(book))));
    all.extend((0..300).chain([999, u16::MAX]).map(Action::Bid));
    all.extend(Task::ALL.map(Action::Start));
    all.extend(ports().flat_map(|port| [Action::Head(port), Action::Link(port)]));
    all.extend(Direction::ALL.map(Action::Lay));
    all.extend((0..28).chain([u8::MAX]).map(|parcel| Action::Site(ParcelId(parcel))));
    all.extend(BuildingType::ALL.map(Action::Kind));
    all.extend(cells.iter().copied().map(Action::Cell));
    all.extend((0..=u8::MAX).map(Action::Buy));
    all
}
