//! The state: a whole position, including hidden cards and chance.

use super::action::{BookId, Port, Task};
use super::building_type::BuildingType;
use super::card::{CardId, CardSet, SLOTS, Slots};
use super::event::Event;
use super::icon::{Destination, Icon, IconSet, PARCELS, ParcelId};
use super::link::{Link, LinkIndex};
use super::map::{Map, Terrain};
use super::rails::{Rails, Run};
use super::variants::{Deal, DevelopmentRule, PlayerBoard};
use crate::engine::game::{BySeat, MAX_SEATS, Rng, Seat, Shared};
use crate::titles::tramways::network::{CellId, CellSet, MAX_CELLS};
use arrayvec::ArrayVec;
use std::sync::Arc;

/// The last round (RND-1).
pub const LAST_ROUND: u8 = 6;
/// Cards of one player or one pile; the capacity is more than can ever come together.
pub type Cards = ArrayVec<CardId, 64>;
/// Seats in an order.
pub type Seats = ArrayVec<Seat, MAX_SEATS>;

/// A whole position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The rules version that the game is played by.
    pub rules: u16,
    /// The map.
    pub map: Arc<Map>,
    /// The deal of the Parcel cards.
    pub deal: Deal,
    /// The rule for Development cards.
    pub development_rule: DevelopmentRule,
    /// The random generator.
    pub rng: Rng,
    /// 1 to 6; 0 while setting up.
    pub round: u8,
    /// The turn order (SET-7, AUC).
    pub order: Seats,
    /// The seat that decides.
    pub seat: Seat,
    /// The decision to make.
    pub decision: Decision,
    /// The progress of the turn.
    pub turn: Turn,
    /// The players.
    pub players: BySeat<PlayerState>,
    /// Owner and Building of each Parcel.
    pub parcels: [Parcel; PARCELS],
    /// The Links of all players; a Link's index changes when Links come and go.
    pub links: Shared<Vec<Link>>,
    /// The Link at each side of each cell.
    pub rails: Shared<Rails>,
    /// For each cell of a location the location's first cell (BLD-3); `None` for other cells.
    pub locations: Shared<ArrayVec<Option<CellId>, MAX_CELLS>>,
    /// The cells with a Passenger.
    pub passengers: CellSet,
    /// Building tiles left, by type.
    pub stock: [u8; 4],
    /// Building cards left.
    pub building_cards: Cards,
    /// The current auction.
    pub auction: Auction,
    /// Auction deck, line, market and discards; also the face-up Parcel cards of an advanced deal.
    pub market: Market,
    /// Development cards on the table.
    pub books: Books,
    /// The cards that everybody has seen: revealed, taken openly, played or discarded. What a seat
    /// may know of other cards depends on it.
    pub seen: CardSet,
    /// The Building Type tile of each of rounds 1 to 5 (SET-11).
    pub supply_tiles: [BuildingType; 5],
    /// The current action.
    pub work: CurrentAction,
    /// The icons still owed for the current action.
    pub bill: Bill,
    /// The cards played for the current action, with the icons used.
    pub played: ArrayVec<PlayedCard, 24>,
    /// The Money icons played for the current payment, in dollars each.
    pub coins: ArrayVec<u8, 24>,
}

/// The decision to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Which Parcel card to take in the advanced deal (SET-4): `Take`.
    Draft,
    /// Which Development card to keep (SET-9, alternative rule): `Take`.
    Keep,
    /// Which Ticket Book to look into (SET-9): `Book`.
    Book,
    /// Which card of the Book to take: `Take`.
    BookTake(BookId),
    /// Which card to leave on top of the Book: `Top`.
    BookTop(BookId),
    /// Bid or pass (AUC-1): `Bid`, `Pass`.
    Bid,
    /// Which face-up Auction card to take (AUC-7): `Take`.
    Market,
    /// Which card to discard for a Void Ticket (CARD-5): `Discard`.
    Void,
    /// Take a card of the line or reveal another (SOLO-3): `Take`, `Reveal`.
    Line,
    /// How to pay money (AUC-4): `Play`, `Cash`.
    Money(Payment),
    /// Which action to do (ACT-1, ACT-2): `Start`, `TwoDollars`, `Done`.
    Task,
    /// Where to lay the first tile (RAIL-2): `Head`.
    Head,
    /// How the next tile goes on: `Lay`, `Done`.
    Lay,
    /// Which Link to upgrade (UPL-1): `Link`.
    Upgrade,
    /// Which Parcel to build on (BLD-1): `Site`.
    Site,
    /// Which type to build there (BLD-1): `Kind`.
    Kind(ParcelId),
    /// Which Building to upgrade (UPB-1): `Site`.
    UpgradeSite,
    /// Which Passenger to move (MOV-1): `Cell`.
    Passenger,
    /// Which Link the Passenger takes next (MOV-2): `Link`, `Done`.
    Ride,
    /// Which icon to play for the action (PLAY): `Play`.
    Bill,
    /// What to take at a Commerce (MOV-8): `Five`, `Book`, `Take`, `Blind`.
    Bonus,
    /// How many Happiness Points to buy at a Leisure (MOV-8): `Buy`; `Buy(0)` is none.
    Buy,
    /// Administration (ADM): `Play`, `Discard`, `Done`.
    Administration,
    /// Where the added Passenger goes (ADM-1): `Cell`.
    AddPassenger,
    /// Which card to take into the last hand (R6-1): `Take`.
    Fill,
    /// The game has ended.
    Over,
}

impl Decision {
    /// Returns whether it begins a whole action or a ride's bonus: `Boundary::Root`.
    pub fn is_root(self) -> bool {
        self.begins_whole_action() || matches!(self, Decision::Buy | Decision::Bonus)
    }

    /// Returns whether it begins a whole action of its seat.
    pub fn begins_whole_action(self) -> bool {
        matches!(
            self,
            Decision::Task
                | Decision::Line
                | Decision::Administration
                | Decision::Fill
                | Decision::Book
                | Decision::Keep
                | Decision::Draft
                | Decision::Bid
                | Decision::Market
        )
    }

    /// Returns whether icons or money pay for something now.
    pub fn is_payment(self) -> bool {
        matches!(self, Decision::Bill | Decision::Money(_))
    }
}

/// A payment of money (AUC-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    /// The whole price in dollars.
    pub price: u16,
    /// Its purpose.
    pub purpose: PaymentPurpose,
}

/// The purpose of a payment of money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaymentPurpose {
    /// A bid (AUC-3).
    Bid,
    /// The next card of the solo line (SOLO-3).
    Reveal,
    /// Happiness Points (MOV-8).
    Happiness(u8),
}

/// The two rounds of the Actions phase (ACT-1, ACT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Half {
    /// One action or $2.
    First,
    /// Two actions, or one action and $2, or $2.
    Second,
}

/// The progress of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Position in the turn order, or during set-up in its own order.
    pub position: u8,
    /// The round of actions.
    pub half: Half,
    /// Actions done in this half.
    pub actions: u8,
    /// $2 were taken in this half.
    pub took_money: bool,
    /// Cards discarded in this Administration (ADM-2).
    pub discards: u8,
}

impl Turn {
    /// Creates a turn before its first action.
    pub(super) fn begin(position: u8, half: Half) -> Turn {
        Turn { position, half, actions: 0, took_money: false, discards: 0 }
    }
}

/// A player's position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerState {
    /// The player board.
    pub board: PlayerBoard,
    /// Dollars.
    pub money: u16,
    /// Happiness Points; may be negative (STR-4).
    pub happiness: i16,
    /// The space on the Stress track, from 0 on the left; see [`PlayerState::stress`].
    pub stress_space: u8,
    /// Rail Workers.
    pub workers: u8,
    /// Industries built (BLD-4).
    pub industries: u8,
    /// Straight tiles in the supply.
    pub straights: u8,
    /// Curved tiles in the supply.
    pub curves: u8,
    /// Cards in hand, in ascending order.
    pub hand: Cards,
    /// Cards to draw; the last is the top.
    pub deck: Cards,
    /// Discarded cards.
    pub discard: Cards,
    /// Development cards dealt to choose from (SET-9, alternative rule).
    pub offer: ArrayVec<CardId, 4>,
}

impl PlayerState {
    /// Returns the Stress level, 1 to 21 (STR-1).
    pub fn stress(&self) -> u8 {
        let track = self.board.stress_track();
        track[usize::from(self.stress_space).min(track.len() - 1)]
    }

    /// Returns the hand limit: 7, 8 or 9 (SET-3, BLD-4).
    pub fn hand_limit(&self) -> usize {
        7 + usize::from(self.industries.min(2))
    }

    /// Adds a card to the hand, in order.
    pub fn take(&mut self, card: CardId) {
        let at = self.hand.binary_search(&card).unwrap_or_else(|at| at);
        self.hand.insert(at, card);
    }
}

/// A Parcel's owner and Building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parcel {
    /// Its owner, if any.
    pub owner: Option<Seat>,
    /// Its Building, if any.
    pub building: Option<Building>,
}

/// A Building tile on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Building {
    /// Its type.
    pub kind: BuildingType,
    /// Upgraded (UPB).
    pub upgraded: bool,
}

/// An auction (AUC).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Auction {
    /// The old turn order.
    pub old: Seats,
    /// The bidder's index in the old order.
    pub next: u8,
    /// Each seat's current bid; 0 if none.
    pub bids: BySeat<u16>,
    /// Dollars that each seat has paid in this auction.
    pub paid: BySeat<u16>,
    /// Seats placed from the front, first place first.
    pub front: Seats,
    /// Seats placed from the back, last place first.
    pub back: Seats,
}

/// Auction cards and Parcel cards that nobody owns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Market {
    /// Face-up cards: the auction's, or the solo line with the newest last, or the Parcel cards of an advanced deal.
    pub open: Cards,
    /// The Auction deck; the last is the top.
    pub deck: Cards,
    /// The solo game's Auction discard pile.
    pub discard: Cards,
}

/// Development cards on the table (SET-9).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Books {
    /// Ticket Books, their top card last; empty ones stay in place.
    pub books: ArrayVec<ArrayVec<CardId, 4>, MAX_SEATS>,
    /// The three face-up cards of the alternative rule.
    pub open: ArrayVec<CardId, 3>,
    /// The deck of the alternative rule; the last is the top.
    pub deck: ArrayVec<CardId, 20>,
}

/// The current action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CurrentAction {
    /// None.
    Nothing,
    /// Building rails.
    Rails(Run),
    /// Upgrading this Link.
    UpgradeLink(LinkIndex),
    /// Building this type on this Parcel.
    Build(ParcelId, BuildingType),
    /// Upgrading the Building on this Parcel.
    UpgradeBuilding(ParcelId),
    /// Moving a Passenger.
    Ride(Ride),
}

/// A Passenger's ride so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ride {
    /// The cell of the Passenger.
    pub from: CellId,
    /// The locations visited, the start first.
    pub stops: ArrayVec<CellId, 64>,
    /// The Links travelled.
    pub links: ArrayVec<LinkIndex, 64>,
}

/// The icons that an action still costs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bill {
    /// One icon of each of these sets, in this order.
    pub wants: ArrayVec<IconSet, 3>,
    /// Then rail symbols of exactly this number.
    pub symbols: u8,
}

/// A card that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayedCard {
    /// The card.
    pub card: CardId,
    /// The slots used.
    pub used: Slots,
}

const _: () = assert!(SLOTS < 8);

impl State {
    /// Returns the number of players.
    pub fn player_count(&self) -> usize {
        self.players.count()
    }

    /// Returns whether this is the solo game (SOLO).
    pub fn is_solo(&self) -> bool {
        self.player_count() == 1
    }

    /// Returns the player who decides.
    pub fn player(&self) -> &PlayerState {
        &self.players[self.seat]
    }

    /// Returns the player who decides, mutably.
    pub fn player_mut(&mut self) -> &mut PlayerState {
        &mut self.players[self.seat]
    }

    /// Returns the vacant Parcel on a cell, if any.
    pub fn open_parcel(&self, cell: CellId) -> Option<ParcelId> {
        match self.map.terrain(cell) {
            Terrain::Parcel(parcel) if self.parcels[parcel.index()].building.is_none() => {
                Some(parcel)
            }
            _ => None,
        }
    }

    /// Returns the Building type of a cell, printed or built.
    pub fn building(&self, cell: CellId) -> Option<BuildingType> {
        match self.map.terrain(cell) {
            Terrain::Building(kind) => Some(kind),
            Terrain::Parcel(parcel) => self.parcels[parcel.index()].building.map(|b| b.kind),
            _ => None,
        }
    }

    /// Returns whether a cell is a vacant Parcel of a seat.
    pub fn is_own_parcel(&self, seat: Seat, cell: CellId) -> bool {
        self.open_parcel(cell).is_some_and(|p| self.parcels[p.index()].owner == Some(seat))
    }

    /// Returns the first cell of a cell's location; `None` if it has none.
    pub fn location(&self, cell: CellId) -> Option<CellId> {
        self.locations[cell.index()]
    }

    /// Returns a location's name on cards.
    pub fn destination(&self, location: CellId) -> Option<Destination> {
        let parcel = self.open_parcel(location).map(Destination::Parcel);
        parcel.or_else(|| self.building(location).map(Destination::Kind))
    }

    /// Returns the icon that names a location, as a set.
    pub fn destination_icons(&self, location: CellId) -> IconSet {
        self.destination(location).map_or(IconSet::EMPTY, |d| IconSet::of(Icon::To(d)))
    }

    /// Returns the location that a tile end points to.
    pub fn across(&self, port: Port) -> Option<CellId> {
        self.map.next(port.cell, port.side).and_then(|cell| self.location(cell))
    }

    /// Returns the Link with an index.
    pub fn link(&self, index: LinkIndex) -> &Link {
        &self.links[index.index()]
    }

    /// Returns the indices of all Links.
    pub fn link_indices(&self) -> impl Iterator<Item = LinkIndex> + use<> {
        (0..self.links.len() as u8).map(LinkIndex)
    }

    /// Returns the Link that has a tile end here.
    pub fn link_at(&self, port: Port) -> Option<&Link> {
        self.rails.link(port).map(|index| self.link(index))
    }

    /// Returns the slots of a card that were used in the current action.
    pub fn used(&self, card: CardId) -> Slots {
        let played = self.played.iter().find(|played| played.card == card);
        played.map_or(Slots::EMPTY, |played| played.used)
    }

    /// Computes the locations again (BLD-3).
    pub fn find_locations(&mut self) {
        let lattice = &self.map.lattice;
        let mut found: ArrayVec<Option<CellId>, MAX_CELLS> =
            lattice.cells().map(|_| None).collect();
        for cell in lattice.cells() {
            if found[cell.index()].is_some() {
                continue;
            }
            if self.open_parcel(cell).is_some() {
                found[cell.index()] = Some(cell);
            } else if let Some(kind) = self.building(cell) {
                self.spread(cell, kind, &mut found);
            }
        }
        self.locations = found.into();
    }

    fn spread(&self, first: CellId, kind: BuildingType, found: &mut [Option<CellId>]) {
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            if self.building(cell) == Some(kind) && found[cell.index()].is_none() {
                found[cell.index()] = Some(first);
                let next = |side| self.map.next(cell, side);
                open.extend(
                    crate::titles::tramways::network::Direction::ALL.into_iter().filter_map(next),
                );
            }
        }
    }

    /// Records the cards that events showed to everybody.
    pub(super) fn note_seen(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Revealed { card }
            | Event::Took { card, .. }
            | Event::Played { card, .. }
            | Event::Discarded { card, .. } = *event
            {
                self.seen.insert(card);
            }
        }
    }

    /// Returns the task of the current action.
    pub fn task(&self) -> Option<Task> {
        match self.work {
            CurrentAction::Nothing => None,
            CurrentAction::Rails(_) => Some(Task::Rails),
            CurrentAction::UpgradeLink(_) => Some(Task::UpgradeLink),
            CurrentAction::Build(..) => Some(Task::Build),
            CurrentAction::UpgradeBuilding(_) => Some(Task::UpgradeBuilding),
            CurrentAction::Ride(_) => Some(Task::Passenger),
        }
    }
}
