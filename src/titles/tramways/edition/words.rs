//! The short words of the card tables.

use crate::titles::tramways::rules::building_type::BuildingType;
pub(super) use crate::titles::tramways::rules::card::Card;
use crate::titles::tramways::rules::card::Consequence;
pub(super) use crate::titles::tramways::rules::icon::Icon::{
    self, Build, Calm, Money, Passenger, Rails, UpgradeBuilding, UpgradeLink, Worker,
};
use crate::titles::tramways::rules::icon::{Destination, ParcelId};

use super::boards::PARCEL_NAMES;

pub(super) const TO_R: Icon = Icon::To(Destination::Kind(BuildingType::Residence));
pub(super) const TO_C: Icon = Icon::To(Destination::Kind(BuildingType::Commerce));
pub(super) const TO_I: Icon = Icon::To(Destination::Kind(BuildingType::Industry));
pub(super) const TO_L: Icon = Icon::To(Destination::Kind(BuildingType::Leisure));

pub(super) const FREE: Consequence = Consequence::None;
/// Pay $3 before the first icon.
pub(super) const PAY_3: Consequence = Consequence::Pay3;
/// +1 Stress before the first icon.
pub(super) const STRESS: Consequence = Consequence::Stress;
/// A Void Ticket.
pub(super) const VOID: Consequence = Consequence::Void;

/// Creates a card with these icons and no Consequence.
pub(super) const fn card(icons: &[Icon]) -> Card {
    Card::new(icons)
}

/// Creates a Parcel card: its own number, then these icons.
pub(super) const fn parcel(number: &str, icons: &[Icon]) -> Card {
    let mut card = Card::new(&[Icon::To(Destination::Parcel(parcel_id(number)))]);
    let mut i = 0;
    while i < icons.len() {
        card.slots[i + 1] = Some(icons[i]);
        i += 1;
    }
    card
}

/// Creates an Auction card for games of at least this many players.
pub(super) const fn auction(players: u8, consequence: Consequence, icons: &[Icon]) -> Card {
    Card::new(icons).with(consequence).for_players(players)
}

/// The id of a Parcel's number; an unknown number does not compile.
const fn parcel_id(number: &str) -> ParcelId {
    let mut id = 0;
    while id < PARCEL_NAMES.len() {
        if same(PARCEL_NAMES[id].as_bytes(), number.as_bytes()) {
            return ParcelId(id as u8);
        }
        id += 1;
    }
    panic!("no Parcel has this number")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}
