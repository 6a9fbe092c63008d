//! The features of a seat's position at the end of a round, as numbers.

use super::cards;
use super::rides::{Rides, rides};
use crate::engine::game::Seat;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::link::{Link, LinkStatus, Worked};
use crate::titles::tramways::rules::state::{LAST_ROUND, State};

/// A feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Dollars, up to twelve.
    Dollars,
    /// Dollars above twelve.
    MoreDollars,
    /// 1 with a Rail Worker.
    FirstWorker,
    /// 1 with a second Rail Worker.
    SecondWorker,
    /// Complete Links that can still be upgraded.
    Links,
    UpgradedLinks,
    /// Dollars that all complete Links pay in fares.
    Fares,
    /// Tiles of incomplete Links that were worked on.
    OpenTiles,
    /// The best ride, in hundredths of a point, like the next four features.
    FirstRide,
    /// The second best ride of another Passenger.
    SecondRide,
    /// The third best.
    ThirdRide,
    /// The fourth to eighth best together.
    FurtherRides,
    /// The best ride if every location had a Passenger.
    LongestRide,
    /// Passengers at own Links.
    Served,
    Unserved,
    /// 1 if a Building of the round's Building Type tile is reached.
    NextKind,
    /// 1 if a Leisure is reached.
    Leisure,
    /// 1 if a Residence is reached.
    Residence,
    /// Own vacant Parcels.
    Parcels,
    /// Own Buildings that can still be upgraded.
    Buildings,
    /// Own upgraded Buildings.
    UpgradedBuildings,
    /// Stress levels above ten.
    HighStress,
    /// The hand limit above seven.
    HandLimit,
    /// Cards owned: hand, deck and discard pile.
    Cards,
    /// The cost of all cards' Consequences, in half points.
    Consequences,
    /// Rail symbols on all cards.
    Rails,
    /// Upgrade Link icons on all cards.
    LinkIcons,
    BuildIcons,
    /// Upgrade Building icons.
    BuildingIcons,
    /// Destination icons: Residence.
    ToResidence,
    /// Destination icons: Commerce.
    ToCommerce,
    /// Destination icons: Industry.
    ToIndustry,
    /// Destination icons: Leisure.
    ToLeisure,
    /// Dollars on all cards.
    Coins,
    /// Rail Worker icons.
    WorkerIcons,
    /// Add Passenger icons.
    PassengerIcons,
    /// Reduce Stress icons.
    CalmIcons,
    Stripes,
    /// Pairs of straight and curved tiles left, up to six.
    Supply,
    /// Locations at own Links.
    Stops,
}

/// The number of features.
pub const FEATURES: usize = Feature::Stops as usize + 1;

/// The worth of a dollar in rides, in hundredths of a point.
const RIDE_DOLLAR: i64 = 22;
/// The first dollars, which are worth more than others.
const FIRST_DOLLARS: u16 = 12;
/// The Stress that is not yet high.
const EASY_STRESS: u8 = 10;
/// Pairs of tiles beyond which more are worth nothing.
const ENOUGH_TILES: u8 = 6;

/// A seat's features in a position.
#[derive(Clone, Debug)]
pub struct Features([i64; FEATURES]);

impl Features {
    /// Measures a position.
    pub fn of(state: &State, seat: Seat) -> Features {
        let mut features = Features([0; FEATURES]);
        features.count_belongings(state, seat);
        let own = state.links.iter().filter(|link| link.owner == seat);
        own.for_each(|link| features.count_link(link));
        features.count_rides(state, &rides(state, seat, RIDE_DOLLAR));
        features.count_parcels(state, seat);
        features.count_cards(state, seat);
        features
    }

    /// Returns the numbers in the order of the features.
    pub fn values(&self) -> &[i64; FEATURES] {
        &self.0
    }

    fn add(&mut self, feature: Feature, number: impl Into<i64>) {
        self.0[feature as usize] += number.into();
    }

    fn count_belongings(&mut self, state: &State, seat: Seat) {
        let player = &state.players[seat];
        self.add(Feature::Dollars, player.money.min(FIRST_DOLLARS));
        self.add(Feature::MoreDollars, player.money.saturating_sub(FIRST_DOLLARS));
        self.add(Feature::FirstWorker, player.workers.min(1));
        self.add(Feature::SecondWorker, player.workers.saturating_sub(1));
        self.add(Feature::HighStress, player.stress().saturating_sub(EASY_STRESS));
        self.add(Feature::HandLimit, player.industries.min(2));
        self.add(Feature::Supply, player.straights.min(player.curves).min(ENOUGH_TILES));
    }

    fn count_link(&mut self, link: &Link) {
        match (link.status, link.worked) {
            (LinkStatus::Complete, _) => self.add(Feature::Links, 1),
            (LinkStatus::Upgraded, _) => self.add(Feature::UpgradedLinks, 1),
            (LinkStatus::Incomplete { .. }, Worked::ThisRound) => {
                self.add(Feature::OpenTiles, link.tiles.len() as i64);
            }
            (LinkStatus::Incomplete { .. }, Worked::Before) => {}
        }
        if link.is_complete() {
            self.add(Feature::Fares, link.fare());
        }
    }

    fn count_rides(&mut self, state: &State, rides: &Rides) {
        self.add(Feature::FirstRide, rides.best[0]);
        self.add(Feature::SecondRide, rides.best[1]);
        self.add(Feature::ThirdRide, rides.best[2]);
        self.add(Feature::FurtherRides, rides.best[3..].iter().sum::<i64>());
        self.add(Feature::LongestRide, rides.longest);
        self.add(Feature::Served, rides.served);
        self.add(Feature::Unserved, state.passengers.len() as i64 - rides.served);
        self.add(Feature::Stops, rides.stops);
        let next = state.supply_tiles[usize::from(state.round.clamp(1, LAST_ROUND - 1)) - 1];
        self.add(Feature::NextKind, rides.reached[next.index()]);
        self.add(Feature::Leisure, rides.reached[BuildingType::Leisure.index()]);
        self.add(Feature::Residence, rides.reached[BuildingType::Residence.index()]);
    }

    fn count_parcels(&mut self, state: &State, seat: Seat) {
        for parcel in state.parcels.iter().filter(|parcel| parcel.owner == Some(seat)) {
            let feature = match parcel.building {
                None => Feature::Parcels,
                Some(building) if building.upgraded => Feature::UpgradedBuildings,
                Some(_) => Feature::Buildings,
            };
            self.add(feature, 1);
        }
    }

    fn count_cards(&mut self, state: &State, seat: Seat) {
        let player = &state.players[seat];
        for card in player.hand.iter().chain(&player.deck).chain(&player.discard) {
            self.add(Feature::Cards, 1);
            self.add(Feature::Consequences, cards::cost(*card) / 50);
            card.card().icons().for_each(|(_, icon)| self.count_icon(icon));
        }
    }

    fn count_icon(&mut self, icon: Icon) {
        match icon {
            Icon::Rails(n) => self.add(Feature::Rails, n),
            Icon::UpgradeLink => self.add(Feature::LinkIcons, 1),
            Icon::Build => self.add(Feature::BuildIcons, 1),
            Icon::UpgradeBuilding => self.add(Feature::BuildingIcons, 1),
            Icon::To(Destination::Kind(BuildingType::Residence)) => {
                self.add(Feature::ToResidence, 1)
            }
            Icon::To(Destination::Kind(BuildingType::Commerce)) => self.add(Feature::ToCommerce, 1),
            Icon::To(Destination::Kind(BuildingType::Industry)) => self.add(Feature::ToIndustry, 1),
            Icon::To(Destination::Kind(BuildingType::Leisure)) => self.add(Feature::ToLeisure, 1),
            Icon::To(Destination::Parcel(_)) => {}
            Icon::Money(n) => self.add(Feature::Coins, n),
            Icon::Worker => self.add(Feature::WorkerIcons, 1),
            Icon::Passenger => self.add(Feature::PassengerIcons, 1),
            Icon::Calm => self.add(Feature::CalmIcons, 1),
            Icon::Stripe => self.add(Feature::Stripes, 1),
        }
    }
}
