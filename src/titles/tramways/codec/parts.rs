//! Actions split into an opcode and operands, in terms that no change of rules can shift.

use crate::titles::tramways::network::{CellId, Direction, MAX_CELLS};
use crate::titles::tramways::rules::action::{Action, BookId, Port, Task};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CARDS, CardId, IconSlot, SLOTS};
use crate::titles::tramways::rules::icon::{PARCELS, ParcelId};

/// The opcode; the order is frozen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Op {
    Take,
    Top,
    Discard,
    Book,
    Blind,
    Five,
    Bid,
    Pass,
    Reveal,
    Rails,
    UpgradeLink,
    Build,
    UpgradeBuilding,
    Passenger,
    TwoDollars,
    Head,
    Lay,
    Link,
    Site,
    Kind,
    Cell,
    Buy,
    Play,
    Cash,
    #[default]
    Done,
}

impl Op {
    /// All opcodes in order.
    pub(super) const ALL: [Op; 25] = [
        Op::Take,
        Op::Top,
        Op::Discard,
        Op::Book,
        Op::Blind,
        Op::Five,
        Op::Bid,
        Op::Pass,
        Op::Reveal,
        Op::Rails,
        Op::UpgradeLink,
        Op::Build,
        Op::UpgradeBuilding,
        Op::Passenger,
        Op::TwoDollars,
        Op::Head,
        Op::Lay,
        Op::Link,
        Op::Site,
        Op::Kind,
        Op::Cell,
        Op::Buy,
        Op::Play,
        Op::Cash,
        Op::Done,
    ];

    /// Returns whether it is one of a turn's actions, or $2 instead.
    pub(super) fn is_task(self) -> bool {
        use Op::*;
        matches!(self, Rails | UpgradeLink | Build | UpgradeBuilding | Passenger | TwoDollars)
    }

    /// Returns whether it sets the context of the following ones.
    pub(super) fn starts_action(self) -> bool {
        use Op::*;
        let others = matches!(self, Take | Top | Discard | Book | Bid | Pass | Reveal | Buy | Done);
        self.is_task() || others
    }
}

/// A split action; operands that its opcode does not have are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Parts {
    /// The opcode; `None` if it does not exist.
    pub(super) op: Option<Op>,
    /// The card's index among all cards.
    pub(super) card: u8,
    /// The cell's index on the map.
    pub(super) cell: u8,
    /// The side of a cell, clockwise from the north.
    pub(super) side: u8,
    /// The index of a slot, Ticket Book, Parcel or Building type, or an amount.
    pub(super) number: u64,
}

impl Parts {
    /// Splits an action.
    pub(super) fn of(action: Action) -> Parts {
        let op = |op| Parts { op: Some(op), ..Parts::default() };
        let card = |known, card: CardId| Parts { card: card.0, ..op(known) };
        let number = |known, number: u64| Parts { number, ..op(known) };
        let port = |known, port: Port| Parts {
            cell: port.cell.0,
            side: port.side.index() as u8,
            ..op(known)
        };
        match action {
            Action::Take(taken) => card(Op::Take, taken),
            Action::Top(top) => card(Op::Top, top),
            Action::Discard(gone) => card(Op::Discard, gone),
            Action::Book(book) => number(Op::Book, book.0.into()),
            Action::Blind => op(Op::Blind),
            Action::Five => op(Op::Five),
            Action::Bid(dollars) => number(Op::Bid, dollars.into()),
            Action::Pass => op(Op::Pass),
            Action::Reveal => op(Op::Reveal),
            Action::Start(Task::Rails) => op(Op::Rails),
            Action::Start(Task::UpgradeLink) => op(Op::UpgradeLink),
            Action::Start(Task::Build) => op(Op::Build),
            Action::Start(Task::UpgradeBuilding) => op(Op::UpgradeBuilding),
            Action::Start(Task::Passenger) => op(Op::Passenger),
            Action::TwoDollars => op(Op::TwoDollars),
            Action::Head(at) => port(Op::Head, at),
            Action::Lay(side) => Parts { side: side.index() as u8, ..op(Op::Lay) },
            Action::Link(at) => port(Op::Link, at),
            Action::Site(parcel) => number(Op::Site, parcel.0.into()),
            Action::Kind(kind) => number(Op::Kind, kind.index() as u64),
            Action::Cell(cell) => Parts { cell: cell.0, ..op(Op::Cell) },
            Action::Buy(points) => number(Op::Buy, points.into()),
            Action::Play(held, slot) => Parts { number: slot.0.into(), ..card(Op::Play, held) },
            Action::Cash => op(Op::Cash),
            Action::Done => op(Op::Done),
        }
    }

    /// Returns the action; `None` if an operand does not exist in any edition.
    pub(super) fn action(self) -> Option<Action> {
        Some(match self.op? {
            Op::Take => Action::Take(self.card()?),
            Op::Top => Action::Top(self.card()?),
            Op::Discard => Action::Discard(self.card()?),
            Op::Book => Action::Book(BookId(self.number.try_into().ok()?)),
            Op::Blind => Action::Blind,
            Op::Five => Action::Five,
            Op::Bid => Action::Bid(self.number.try_into().ok()?),
            Op::Pass => Action::Pass,
            Op::Reveal => Action::Reveal,
            Op::Rails => Action::Start(Task::Rails),
            Op::UpgradeLink => Action::Start(Task::UpgradeLink),
            Op::Build => Action::Start(Task::Build),
            Op::UpgradeBuilding => Action::Start(Task::UpgradeBuilding),
            Op::Passenger => Action::Start(Task::Passenger),
            Op::TwoDollars => Action::TwoDollars,
            Op::Head => Action::Head(self.port()?),
            Op::Lay => Action::Lay(self.side()?),
            Op::Link => Action::Link(self.port()?),
            Op::Site => Action::Site(self.small(PARCELS).map(ParcelId)?),
            Op::Kind => Action::Kind(
                *BuildingType::ALL.get(usize::from(self.small(BuildingType::ALL.len())?))?,
            ),
            Op::Cell => Action::Cell(self.cell()?),
            Op::Buy => Action::Buy(self.number.try_into().ok()?),
            Op::Play => Action::Play(self.card()?, self.small(SLOTS + 1).map(IconSlot)?),
            Op::Cash => Action::Cash,
            Op::Done => Action::Done,
        })
    }

    fn card(self) -> Option<CardId> {
        Some(CardId(self.card)).filter(|card| card.index() < CARDS)
    }

    fn cell(self) -> Option<CellId> {
        Some(CellId(self.cell)).filter(|cell| cell.index() < MAX_CELLS)
    }

    fn side(self) -> Option<Direction> {
        Direction::ALL.get(usize::from(self.side)).copied()
    }

    fn port(self) -> Option<Port> {
        Some(Port { cell: self.cell()?, side: self.side()? })
    }

    /// The number; `None` if it is not below the bound.
    fn small(self, bound: usize) -> Option<u8> {
        u8::try_from(self.number).ok().filter(|&number| usize::from(number) < bound)
    }
}
