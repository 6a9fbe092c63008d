//! Events, for the log and for motion.

use super::action::BookId;
use super::building_type::BuildingType;
use super::card::{CardId, IconSlot};
use super::icon::ParcelId;
use crate::engine::game::Seat;
use crate::titles::tramways::network::CellId;
use serde::Serialize;

/// An event of the game; its fields are described by their types.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A round began.
    Round { round: u8 },
    /// A phase began.
    Phase { phase: Phase },
    /// A card was revealed to all.
    Revealed { card: CardId },
    /// A seat looked into a Ticket Book.
    Looked { seat: Seat, book: BookId },
    /// A card was left on top of a Ticket Book.
    Topped { book: BookId, card: CardId },
    /// A seat took a card, seen by all.
    Took { seat: Seat, card: CardId },
    /// A seat took a card, unseen by others.
    TookSecretly { seat: Seat, card: CardId },
    /// A seat became the owner of a Parcel.
    Claimed { seat: Seat, parcel: ParcelId },
    /// A seat bid.
    Bid { seat: Seat, dollars: u16 },
    /// A seat got this place, from 1, in the new turn order.
    Placed { seat: Seat, place: u8, by: PlacedBy },
    /// An icon of a card was played.
    Played { seat: Seat, card: CardId, slot: IconSlot },
    /// A card was discarded.
    Discarded { seat: Seat, card: CardId },
    /// Dollars were paid.
    Paid { seat: Seat, dollars: u16 },
    /// Dollars were received.
    Gained { seat: Seat, dollars: u16 },
    /// A seat could not pay another seat's Link in full.
    Owed { seat: Seat, owner: Seat },
    /// The Stress marker moved to this level.
    Stress { seat: Seat, level: u8 },
    /// Happiness Points were gained or lost.
    Happiness { seat: Seat, points: i16 },
    /// A Rail Worker was used (-1) or hired (+1).
    Worker { seat: Seat, change: i8 },
    /// Rails were laid on these cells.
    Laid { seat: Seat, cells: Vec<CellId> },
    /// A Link between two locations was completed.
    LinkCompleted { seat: Seat, from: CellId, to: CellId },
    /// A Link was upgraded.
    LinkUpgraded { seat: Seat, from: CellId, to: CellId },
    /// Rails went back to the supply.
    RailsReturned { seat: Seat, cells: Vec<CellId> },
    /// A Building was built.
    Built { seat: Seat, parcel: ParcelId, kind: BuildingType },
    /// A Building was upgraded.
    BuildingUpgraded { seat: Seat, parcel: ParcelId },
    /// A Passenger came to a cell.
    PassengerAdded { cell: CellId },
    /// A Passenger rode from a cell to a location over Links of these owners.
    Moved { seat: Seat, from: CellId, to: CellId, owners: Vec<Seat> },
    /// A seat took $2 instead of an action.
    TwoDollars { seat: Seat },
    /// A seat drew this many cards.
    Drew { seat: Seat, cards: u8 },
    /// A discard pile was shuffled into a deck: a player's, or the Auction deck.
    Shuffled { seat: Option<Seat> },
    /// The game ended.
    Over,
}

impl Event {
    /// Returns the seat that it concerns; `None` if it is the whole table.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Looked { seat, .. }
            | Event::Took { seat, .. }
            | Event::TookSecretly { seat, .. }
            | Event::Claimed { seat, .. }
            | Event::Bid { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Played { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Owed { seat, .. }
            | Event::Stress { seat, .. }
            | Event::Happiness { seat, .. }
            | Event::Worker { seat, .. }
            | Event::Laid { seat, .. }
            | Event::LinkCompleted { seat, .. }
            | Event::LinkUpgraded { seat, .. }
            | Event::RailsReturned { seat, .. }
            | Event::Built { seat, .. }
            | Event::BuildingUpgraded { seat, .. }
            | Event::Moved { seat, .. }
            | Event::TwoDollars { seat }
            | Event::Drew { seat, .. } => Some(seat),
            Event::Shuffled { seat } => seat,
            Event::Round { .. }
            | Event::Phase { .. }
            | Event::Revealed { .. }
            | Event::Topped { .. }
            | Event::PassengerAdded { .. }
            | Event::Over => None,
        }
    }
}

/// A phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The auction, or the solo line.
    Auction,
    /// The Actions phase.
    Actions,
    /// Administration.
    Administration,
    /// End of Round.
    EndOfRound,
}

/// How a seat got its place in the turn order (AUC-1, AUC-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PlacedBy {
    /// Its bid led.
    Leading,
    /// It passed.
    Passing,
    /// It was the only one left, without a bid.
    Remaining,
}
