//! Tickets: the faces of cards and the list of all cards.

use super::building_type::BuildingType;
use super::icon::{Icon, IconSet, PARCELS, ParcelId};
use crate::engine::bits::{Set, counted};
use crate::titles::tramways::edition;
use serde::{Deserialize, Serialize};

/// The number of Tickets (CARD-1).
pub const CARDS: usize = 101;
/// Number of action-icon slots of a card, without the magnetic stripe (CARD-2).
pub const SLOTS: usize = 4;

const FIRST_PARCEL: u8 = 20;
const FIRST_BUILDING: u8 = FIRST_PARCEL + PARCELS as u8;
const FIRST_AUCTION: u8 = FIRST_BUILDING + 16;
const FIRST_GENERIC: u8 = FIRST_AUCTION + 30;

/// One of the 101 Tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// A set of cards.
pub type CardSet = Set<CardId>;

/// A place for an icon on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct IconSlot(pub u8);

impl IconSlot {
    /// The magnetic stripe.
    pub const STRIPE: IconSlot = IconSlot(SLOTS as u8);

    /// Returns the four slots and the stripe.
    pub fn all() -> impl Iterator<Item = IconSlot> {
        (0..=SLOTS as u8).map(IconSlot)
    }
}

counted!(CardId u128, IconSlot u8);

/// Some slots of a card, possibly with the stripe.
pub type Slots = Set<IconSlot>;

/// The kind of a card, by its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Marked V: from the Ticket Books.
    Development,
    /// Marked with its Parcel, which it owns.
    Parcel(ParcelId),
    /// Marked R, K, N or L: comes with a Building tile of this type.
    Building(BuildingType),
    /// Marked S: only from the auction.
    Auction,
    /// Marked GA: Build 2 Rails and Rail Worker.
    GenericA,
    /// Marked GB: $1 and Build Building.
    GenericB,
}

/// A cost printed on a card (CARD-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// None.
    #[default]
    None,
    /// Pay $3.
    Pay3,
    /// +1 Stress.
    Stress,
    /// A Void Ticket: discard another card once, when it is acquired (CARD-5). No stripe.
    Void,
}

/// The face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Up to four icons, from the first slot on.
    pub slots: [Option<Icon>; SLOTS],
    /// The cost of playing or discarding it.
    pub consequence: Consequence,
    /// For Auction cards the least number of players, 2 to 5 (CARD-8); 0 for all others.
    pub players: u8,
}

impl Card {
    /// Creates a card with these icons, no Consequence and no limit of players.
    pub const fn new(icons: &[Icon]) -> Card {
        let mut slots = [None; SLOTS];
        let mut i = 0;
        while i < icons.len() {
            slots[i] = Some(icons[i]);
            i += 1;
        }
        Card { slots, consequence: Consequence::None, players: 0 }
    }

    /// Returns the card with a Consequence.
    pub const fn with(self, consequence: Consequence) -> Card {
        Card { consequence, ..self }
    }

    /// Returns the card for games of at least this many players.
    pub const fn for_players(self, players: u8) -> Card {
        Card { players, ..self }
    }

    /// Returns whether it is a Void Ticket.
    pub const fn is_void(&self) -> bool {
        matches!(self.consequence, Consequence::Void)
    }

    /// Returns the icon of a slot; Void Tickets have no stripe (CARD-2).
    pub fn icon(&self, slot: IconSlot) -> Option<Icon> {
        match slot {
            IconSlot::STRIPE => (!self.is_void()).then_some(Icon::Stripe),
            IconSlot(n) => self.slots.get(usize::from(n)).copied().flatten(),
        }
    }

    /// Returns all icons with their slots.
    pub fn icons(&self) -> impl Iterator<Item = (IconSlot, Icon)> + '_ {
        IconSlot::all().filter_map(|slot| Some((slot, self.icon(slot)?)))
    }

    /// Returns all icons as a set.
    pub const fn set(&self) -> IconSet {
        let mut bits = if self.is_void() { 0 } else { Icon::Stripe.bit() };
        let mut i = 0;
        while i < SLOTS {
            if let Some(icon) = self.slots[i] {
                bits |= icon.bit();
            }
            i += 1;
        }
        IconSet::from_word(bits)
    }

    /// Returns the cash to pay before the card is used (CARD-4).
    pub const fn fee(&self) -> u16 {
        if matches!(self.consequence, Consequence::Pay3) { 3 } else { 0 }
    }
}

impl CardId {
    /// Returns its index among all cards.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns all cards in order: Development, Parcel, Building, Auction, Generic.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CARDS as u8).map(CardId)
    }

    /// Returns the Parcel card of a Parcel.
    pub fn of_parcel(parcel: ParcelId) -> CardId {
        CardId(FIRST_PARCEL + parcel.0)
    }

    /// Returns the Building cards of a type.
    pub fn of_kind(kind: BuildingType) -> impl Iterator<Item = CardId> {
        let first = FIRST_BUILDING + 4 * kind as u8;
        (first..first + 4).map(CardId)
    }

    /// Returns the Generic A and B cards of a seat number (SET-6).
    pub fn generic(seat: u8) -> [CardId; 2] {
        [CardId(FIRST_GENERIC + seat), CardId(FIRST_GENERIC + 5 + seat)]
    }

    /// Returns the Development cards.
    pub fn development() -> impl Iterator<Item = CardId> {
        (0..FIRST_PARCEL).map(CardId)
    }

    /// Returns the Auction cards.
    pub fn auction() -> impl Iterator<Item = CardId> {
        (FIRST_AUCTION..FIRST_GENERIC).map(CardId)
    }

    /// Returns its family, and its number in that family, from 0.
    pub fn family(self) -> (Family, u8) {
        match self.0 {
            n if n < FIRST_PARCEL => (Family::Development, n),
            n if n < FIRST_BUILDING => (Family::Parcel(ParcelId(n - FIRST_PARCEL)), 0),
            n if n < FIRST_AUCTION => {
                let n = n - FIRST_BUILDING;
                (Family::Building(BuildingType::ALL[usize::from(n / 4)]), n % 4)
            }
            n if n < FIRST_GENERIC => (Family::Auction, n - FIRST_AUCTION),
            n if n < FIRST_GENERIC + 5 => (Family::GenericA, n - FIRST_GENERIC),
            n => (Family::GenericB, n - FIRST_GENERIC - 5),
        }
    }

    /// Returns its face.
    pub fn card(self) -> &'static Card {
        &edition::CARDS_BY_ID[self.index()]
    }

    /// Returns all its icons.
    pub fn set(self) -> IconSet {
        edition::SETS_BY_ID[self.index()]
    }

    /// Returns its notation: `dev7`, `A1`, `bldR2`, `auc12`, `genA1`, `genB1`.
    pub fn name(self) -> String {
        match self.family() {
            (Family::Development, n) => format!("dev{}", n + 1),
            (Family::Parcel(parcel), _) => parcel.name().to_owned(),
            (Family::Building(kind), n) => format!("bld{}{}", kind.letter(), n + 1),
            (Family::Auction, n) => format!("auc{}", n + 1),
            (Family::GenericA, n) => format!("genA{}", n + 1),
            (Family::GenericB, n) => format!("genB{}", n + 1),
        }
    }

    /// Returns the mark printed on the card, such as `S7`: a letter that no Parcel has, and a
    /// number. A Parcel card has its Parcel's mark. All players' Generic cards have the same marks.
    pub fn mark(self) -> String {
        match self.family() {
            (Family::Development, n) => format!("V{}", n + 1),
            (Family::Parcel(parcel), _) => parcel.name().to_owned(),
            (Family::Building(kind), n) => format!("{}{}", building_letter(kind), n + 1),
            (Family::Auction, n) => format!("S{}", n + 1),
            (Family::GenericA, _) => "GA".to_owned(),
            (Family::GenericB, _) => "GB".to_owned(),
        }
    }

    /// Returns the card with a notation, in upper or lower case.
    pub fn named(name: &str) -> Option<CardId> {
        CardId::all().find(|card| card.name().eq_ignore_ascii_case(name))
    }
}

/// The letter of a Building type on cards; another one if Parcels use its own.
fn building_letter(kind: BuildingType) -> char {
    match kind {
        BuildingType::Residence => 'R',
        BuildingType::Commerce => 'K',
        BuildingType::Industry => 'N',
        BuildingType::Leisure => 'L',
    }
}
