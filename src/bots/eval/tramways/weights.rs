//! What the features are worth.

use super::features::FEATURES;

/// The worth of each feature at the end of each of rounds 1 to 5, in hundredths of a point.
#[derive(Clone, Debug)]
pub struct Weights(pub [[i64; 5]; FEATURES]);

impl Weights {
    /// The sum over the features at the end of a round. The weights of rides are hundredths, because
    /// rides themselves are told in hundredths of a point.
    pub(super) fn sum(&self, round: u8, features: &[i64; FEATURES]) -> i64 {
        let column = usize::from(round.clamp(1, 5)) - 1;
        let each = |(weights, feature): (&[i64; 5], &i64)| weights[column] * feature;
        self.0.iter().zip(features).map(each).sum::<i64>() / 100
    }

    /// The first guess.
    pub fn guess() -> Weights {
        let mut w = [[0; 5]; FEATURES];
        let mut set = |at: usize, values: [i64; 5]| w[at] = values;
        set(1, [3000, 2800, 2600, 2400, 2200]);
        set(2, [1500, 1400, 1300, 1200, 1100]);
        set(3, [15000, 15000, 14000, 13000, 9000]);
        set(4, [9000, 8000, 7000, 6000, 3000]);
        set(5, [20000, 17000, 14000, 10000, 5000]);
        set(6, [16000, 13000, 10000, 7000, 3000]);
        set(7, [3000, 2400, 1800, 1200, 600]);
        set(8, [4000, 4000, 3500, 3000, 2000]);
        set(9, [60, 60, 60, 60, 60]);
        set(10, [40, 40, 40, 40, 45]);
        set(11, [30, 30, 30, 30, 35]);
        set(12, [15, 14, 13, 10, 5]);
        set(13, [50, 40, 30, 20, 10]);
        set(14, [1500, 1500, 1200, 1000, 500]);
        set(19, [1500, 1500, 1000, 1000, 500]);
        set(20, [8000, 7000, 6000, 5000, 4000]);
        set(21, [3000, 3000, 2000, 2000, 1000]);
        set(22, [-2000; 5]);
        set(23, [8000, 7000, 5000, 4000, 2000]);
        Weights(w)
    }
}
