//! The 25 Parcel cards (CARD-1).

use super::super::card::Card;
use super::super::icon::Destination::Kind as Type;
use super::super::icon::Icon::*;
use super::super::icon::{Destination, ParcelId};
use super::super::kind::Kind::*;

/// The Parcel cards in the order of their ids.
const fn parcel(id: u8, first: super::super::icon::Icon, second: super::super::icon::Icon) -> Card {
    Card::new(&[To(Destination::Parcel(ParcelId(id))), first, second])
}

pub(super) const PARCEL: [Card; 25] = [
    parcel(0, To(Type(Residence)), Rails(1)),
    parcel(1, To(Type(Commerce)), Rails(2)),
    parcel(2, To(Type(Industry)), Build),
    parcel(3, To(Type(Leisure)), Money(2)),
    parcel(4, To(Type(Residence)), UpgradeLink),
    parcel(5, To(Type(Commerce)), Rails(1)),
    parcel(6, To(Type(Industry)), Rails(2)),
    parcel(7, To(Type(Leisure)), Build),
    parcel(8, To(Type(Residence)), Money(2)),
    parcel(9, To(Type(Commerce)), UpgradeLink),
    parcel(10, To(Type(Industry)), Rails(1)),
    parcel(11, To(Type(Leisure)), Rails(2)),
    parcel(12, To(Type(Residence)), Build),
    parcel(13, To(Type(Commerce)), Money(2)),
    parcel(14, To(Type(Industry)), UpgradeLink),
    parcel(15, To(Type(Leisure)), Rails(1)),
    parcel(16, To(Type(Residence)), Rails(2)),
    parcel(17, To(Type(Commerce)), Build),
    parcel(18, To(Type(Industry)), Money(2)),
    parcel(19, To(Type(Leisure)), UpgradeLink),
    parcel(20, To(Type(Residence)), Rails(1)),
    parcel(21, To(Type(Commerce)), Rails(2)),
    parcel(22, To(Type(Industry)), Build),
    parcel(23, To(Type(Leisure)), Money(2)),
    parcel(24, To(Type(Residence)), UpgradeLink),
];
