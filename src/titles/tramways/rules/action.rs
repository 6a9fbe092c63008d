//! Actions, the small decisions of the game; `notation` has their text form.

use super::building_type::BuildingType;
use super::card::{CardId, IconSlot};
use super::icon::ParcelId;
use crate::titles::tramways::network::{CellId, Direction};
use serde::{Deserialize, Serialize};

/// A Ticket Book on the table, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BookId(pub u8);

/// The five actions of the Actions phase (ACT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Build rails (RAIL).
    Rails,
    /// Upgrade a Link (UPL).
    UpgradeLink,
    /// Build a Building (BLD).
    Build,
    /// Upgrade a Building (UPB).
    UpgradeBuilding,
    /// Move a Passenger (MOV).
    Passenger,
}

impl Task {
    /// All five actions.
    pub const ALL: [Task; 5] =
        [Task::Rails, Task::UpgradeLink, Task::Build, Task::UpgradeBuilding, Task::Passenger];
}

/// A side of a cell, which an end of a rail tile may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Port {
    /// The cell.
    pub cell: CellId,
    /// The side.
    pub side: Direction,
}

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Take or keep this card: Parcel draft, Ticket Book, Development display, auction, the solo line, the last hand.
    Take(CardId),
    /// Put this card on top of the Ticket Book (SET-9).
    Top(CardId),
    /// Discard this card (CARD-5, ADM-2).
    Discard(CardId),
    /// Look into this Ticket Book (SET-9).
    Book(BookId),
    /// Draw the top of the Development deck unseen (MOV-8).
    Blind,
    /// Take $5 at a Commerce (MOV-8).
    Five,
    /// Bid this many dollars (AUC-2).
    Bid(u16),
    /// Pass in the auction (AUC-1).
    Pass,
    /// Pay for and reveal the next card of the solo line (SOLO-3).
    Reveal,
    /// Start an action (ACT-3).
    Start(Task),
    /// Take $2 instead of an action (ACT-1, ACT-2).
    TwoDollars,
    /// Lay the next tile in this cell, entered from this side (RAIL-2); on the last tile of an own
    /// incomplete Link it redirects that tile (RAIL-4).
    Head(Port),
    /// Lay a tile that leaves its cell by this side.
    Lay(Direction),
    /// Choose a Link by the tile end that points to a location: to upgrade it, or to ride it.
    Link(Port),
    /// Choose an own Parcel, to build on or to upgrade its Building.
    Site(ParcelId),
    /// Choose the type of a new Building.
    Kind(BuildingType),
    /// Choose a cell: the Passenger to move, or the Building cell that gets one.
    Cell(CellId),
    /// Buy this many Happiness Points at a Leisure (MOV-8).
    Buy(u8),
    /// Play an icon of a card.
    Play(CardId, IconSlot),
    /// Pay the rest in cash (AUC-4).
    Cash,
    /// End the run, the ride, the turn or Administration.
    Done,
}
