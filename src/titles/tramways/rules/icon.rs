//! Action icons, and sets of them.

use super::building_type::BuildingType;
use crate::engine::bits::{Id, Set};
use serde::{Deserialize, Serialize};

/// Number of Parcels of the edition (BOARD-1).
pub const PARCELS: usize = 25;

/// A Parcel, by its index in the edition's list of Parcel numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ParcelId(pub u8);

impl ParcelId {
    /// Returns its index in the edition's list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns all Parcels of the edition, on the map or not.
    pub fn all() -> impl Iterator<Item = ParcelId> {
        (0..PARCELS as u8).map(ParcelId)
    }
}

/// A place as a card names it: a Building type or a Parcel number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Destination {
    /// Any Building of this type.
    Kind(BuildingType),
    /// This Parcel, until it is built on (BLD-6).
    Parcel(ParcelId),
}

/// An action icon (CARD-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Icon {
    /// Build 1, 2 or 3 Rails.
    Rails(u8),
    /// Upgrade Link.
    UpgradeLink,
    /// Build Building.
    Build,
    /// Upgrade Building.
    UpgradeBuilding,
    /// Destination R, C, I or L, or a Parcel number.
    To(Destination),
    /// Money: $1, $2 or $3.
    Money(u8),
    /// Rail Worker.
    Worker,
    /// Add Passenger.
    Passenger,
    /// Reduce Stress.
    Calm,
    /// Magnetic stripe.
    Stripe,
}

impl Icon {
    /// Returns all icons (CARD-3).
    pub fn all() -> impl Iterator<Item = Icon> {
        let counted = (1..=3).flat_map(|n| [Icon::Rails(n), Icon::Money(n)]);
        let kinds = BuildingType::ALL.into_iter().map(Destination::Kind);
        let places = kinds.chain(ParcelId::all().map(Destination::Parcel)).map(Icon::To);
        let plain = [
            Icon::UpgradeLink,
            Icon::Build,
            Icon::UpgradeBuilding,
            Icon::Worker,
            Icon::Passenger,
            Icon::Calm,
            Icon::Stripe,
        ];
        counted.chain(places).chain(plain)
    }

    /// Returns its bit in an [`IconSet`].
    pub(super) const fn bit(self) -> u64 {
        1 << self.number()
    }

    const fn number(self) -> u8 {
        match self {
            Icon::Rails(n) => n - 1,
            Icon::UpgradeLink => 3,
            Icon::Build => 4,
            Icon::UpgradeBuilding => 5,
            Icon::To(Destination::Kind(kind)) => 6 + kind as u8,
            Icon::Money(n) => 9 + n,
            Icon::Worker => 13,
            Icon::Passenger => 14,
            Icon::Calm => 15,
            Icon::Stripe => 16,
            Icon::To(Destination::Parcel(parcel)) => 17 + parcel.0,
        }
    }

    /// Returns its rail symbols; 0 for other icons.
    pub fn rails(self) -> u8 {
        if let Icon::Rails(n) = self { n } else { 0 }
    }

    /// Returns its dollars; 0 for other icons.
    pub fn money(self) -> u8 {
        if let Icon::Money(n) = self { n } else { 0 }
    }
}

impl Id for Icon {
    type Word = u64;

    fn index(self) -> usize {
        self.number().into()
    }
}

/// A set of icons, for example those that pay for something.
pub type IconSet = Set<Icon>;

impl IconSet {
    /// Returns a set of icons.
    pub(super) const fn all(icons: &[Icon]) -> IconSet {
        let (mut bits, mut at) = (0, 0);
        while at < icons.len() {
            bits |= icons[at].bit();
            at += 1;
        }
        Set::from_word(bits)
    }
}
