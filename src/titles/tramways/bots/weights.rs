//! The weights of the features.

use super::features::{FEATURES, Feature, Features};

/// The weight of each feature at the end of each of rounds 1 to 5.
#[derive(Clone, Debug)]
pub struct Weights(
    /// One row for each feature, in order; in ten-thousandths of a point.
    pub [[i64; 5]; FEATURES],
);

impl Weights {
    /// Returns the weights of the bots. They were fitted to the results of games between bots with random weights.
    pub fn fitted() -> Weights {
        Weights(FITTED.map(|(_, weights)| weights))
    }

    /// Returns the weighted sum at the end of a round, in hundredths of a point.
    pub(super) fn sum(&self, round: u8, features: &Features) -> i64 {
        let column = usize::from(round.clamp(1, 5)) - 1;
        let each = |(weights, feature): (&[i64; 5], &i64)| weights[column] * feature;
        self.0.iter().zip(features.values()).map(each).sum::<i64>() / 100
    }
}

/// One line for each feature; the columns are the ends of rounds.
#[rustfmt::skip]
const FITTED: [(Feature, [i64; 5]); FEATURES] = [
    (Feature::Dollars, [6552, 4132, 3474, 5502, 3770]),
    (Feature::MoreDollars, [-5003, 725, 1071, 932, 1015]),
    (Feature::FirstWorker, [37262, 26090, 4669, -267, -4084]),
    (Feature::SecondWorker, [58859, 11738, 8078, -2132, 6679]),
    (Feature::Links, [13725, 15085, 13140, 11048, 6595]),
    (Feature::UpgradedLinks, [1233, 7350, 6697, 6304, 2521]),
    (Feature::Fares, [10555, 3060, 1309, -750, -261]),
    (Feature::OpenTiles, [135, 5852, -144, 845, 214]),
    (Feature::FirstRide, [33, 36, 59, 56, 64]),
    (Feature::SecondRide, [29, 29, 30, 43, 32]),
    (Feature::ThirdRide, [54, 12, 48, 29, 33]),
    (Feature::FurtherRides, [57, 36, 30, 28, 15]),
    (Feature::LongestRide, [51, 217, 189, 161, 60]),
    (Feature::Served, [26666, 12443, -3258, -9486, -9504]),
    (Feature::Unserved, [31669, 19432, 8817, 2794, -1125]),
    (Feature::NextKind, [-6775, 2219, 5162, 9875, 14193]),
    (Feature::Leisure, [-4895, 392, 21435, 14571, 29978]),
    (Feature::Residence, [2116, -5965, -7553, -8883, -3640]),
    (Feature::Parcels, [33549, 19371, 12295, 2850, 1042]),
    (Feature::Buildings, [-18863, -9206, 9516, 8501, 4535]),
    (Feature::UpgradedBuildings, [-28012, -30019, -2745, -7042, 1076]),
    (Feature::HighStress, [-2000, -79117, 5943, -4927, 1632]),
    (Feature::HandLimit, [32632, 27402, 18075, 14000, 5362]),
    (Feature::Cards, [8257, 9268, 2593, -2889, 810]),
    (Feature::Consequences, [-4181, -2746, -3918, -1652, -478]),
    (Feature::Rails, [3439, 1294, 584, 277, 23]),
    (Feature::LinkIcons, [7299, 4132, 2125, 2491, -449]),
    (Feature::BuildIcons, [10915, 15374, 6486, 2609, 1031]),
    (Feature::BuildingIcons, [8794, 4887, -5, 3537, -55]),
    (Feature::ToResidence, [-2549, -2923, -2526, -811, -780]),
    (Feature::ToCommerce, [-538, 92, -1582, -332, -25]),
    (Feature::ToIndustry, [5161, 2175, -155, 1020, -29]),
    (Feature::ToLeisure, [430, 3270, -594, 418, 402]),
    (Feature::Coins, [-1638, -2130, -1847, -735, -643]),
    (Feature::WorkerIcons, [1593, -2710, -2748, -1397, -993]),
    (Feature::PassengerIcons, [3535, 3604, 2321, 272, 285]),
    (Feature::CalmIcons, [17556, 10501, 4088, 4357, 1475]),
    (Feature::Stripes, [-4056, -6910, -3748, -4144, -2516]),
    (Feature::Supply, [1280, 2264, 2957, 1278, 467]),
    (Feature::Stops, [11316, 17518, 3217, -2674, -4202]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_in_the_order_of_the_features() {
        assert!(FITTED.iter().enumerate().all(|(at, (feature, _))| *feature as usize == at));
    }
}
