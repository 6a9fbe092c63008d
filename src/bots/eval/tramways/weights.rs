//! What the features are worth.

use super::features::{FEATURES, Feature, Features};

/// The worth of each feature at the end of each of rounds 1 to 5.
#[derive(Clone, Debug)]
pub struct Weights(
    /// One row a feature, in their order; in ten-thousandths of a point.
    pub [[i64; 5]; FEATURES],
);

impl Weights {
    /// The weights that the bots play with. They were fitted to what games of the bots, with weights
    /// changed at random, went on to bring from the end of each round.
    pub fn fitted() -> Weights {
        Weights(FITTED.map(|(_, weights)| weights))
    }

    /// The sum over the features at the end of a round, in hundredths of a point.
    pub(super) fn sum(&self, round: u8, features: &Features) -> i64 {
        let column = usize::from(round.clamp(1, 5)) - 1;
        let each = |(weights, feature): (&[i64; 5], &i64)| weights[column] * feature;
        self.0.iter().zip(features.values()).map(each).sum::<i64>() / 100
    }
}

/// One line a feature; each column is the end of a round.
#[rustfmt::skip]
const FITTED: [(Feature, [i64; 5]); FEATURES] = [
    (Feature::Dollars, [7305, 3510, 4110, 6364, 4076]),
    (Feature::MoreDollars, [-5468, 541, 811, 823, 998]),
    (Feature::FirstWorker, [36721, 30817, 1821, -375, -4700]),
    (Feature::SecondWorker, [85561, 18194, 9674, -8422, 6456]),
    (Feature::Links, [11962, 9198, 13508, 11942, 9443]),
    (Feature::UpgradedLinks, [-3904, 2177, 6739, 9173, 6330]),
    (Feature::Fares, [12539, 2999, 1576, -1513, -588]),
    (Feature::OpenTiles, [1809, 4772, 483, -7, -631]),
    (Feature::FirstRide, [12, 7, 40, 31, 67]),
    (Feature::SecondRide, [0, 41, 20, 54, 20]),
    (Feature::ThirdRide, [45, -17, 52, 24, 36]),
    (Feature::FurtherRides, [43, 44, 29, 38, 18]),
    (Feature::LongestRide, [67, 296, 267, 193, 70]),
    (Feature::Served, [39112, 18290, -988, -13044, -11328]),
    (Feature::Unserved, [39481, 26730, 11727, 6584, -819]),
    (Feature::NextKind, [-15968, 213, 3938, 10242, 17141]),
    (Feature::Leisure, [-3870, 9937, 23609, 15595, 32518]),
    (Feature::Residence, [-1520, -13996, -14053, -11573, -4788]),
    (Feature::Parcels, [37533, 20063, 10248, 532, -204]),
    (Feature::Buildings, [-20611, -26584, 6802, 4913, 2127]),
    (Feature::UpgradedBuildings, [-57732, -51338, -4319, -10634, -223]),
    (Feature::HighStress, [-2000, -2000, 3124, -2660, 952]),
    (Feature::HandLimit, [35223, 30336, 23137, 18190, 6722]),
    (Feature::Cards, [22788, 30270, 11265, -10539, 3204]),
    (Feature::Consequences, [-482, -2554, -4655, -3895, -307]),
    (Feature::Rails, [3506, 1584, 51, 538, -214]),
    (Feature::LinkIcons, [12459, 2170, 1085, 4687, -826]),
    (Feature::BuildIcons, [8202, 12132, 2996, 3804, 847]),
    (Feature::BuildingIcons, [8279, 2839, -784, 5491, -381]),
    (Feature::ToResidence, [-2697, -949, -1729, 1621, -759]),
    (Feature::ToCommerce, [-1028, 988, -3818, 1449, 819]),
    (Feature::ToIndustry, [3362, -220, -3712, 2742, 56]),
    (Feature::ToLeisure, [559, 3616, -1245, 695, 455]),
    (Feature::Coins, [-2303, -2750, -1606, 311, -652]),
    (Feature::WorkerIcons, [-2562, -5109, -3875, -164, -2135]),
    (Feature::PassengerIcons, [4993, 4770, 1777, 1182, -189]),
    (Feature::CalmIcons, [20546, 8762, 1201, 6750, 1733]),
    (Feature::Stripes, [-15134, -12688, -9244, -1456, -3747]),
    (Feature::Supply, [3433, 4788, 5444, -1590, -369]),
    (Feature::Stops, [15138, 22820, 1579, -4102, -6177]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_stand_in_the_order_of_the_features() {
        assert!(FITTED.iter().enumerate().all(|(at, (feature, _))| *feature as usize == at));
    }
}
