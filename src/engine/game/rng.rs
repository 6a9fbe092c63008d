//! The frozen random generator: SplitMix64.
//!
//! Every record depends on its values and on the order in which a shuffle uses them: they never change. A test pins the first
//! values.

use serde::{Deserialize, Serialize};

/// The increment of the generator's state for each value.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
/// The inverse of `STEP` modulo 2^64.
const STEP_INVERSE: u64 = 0xF1DE_83E1_9937_733D;

/// A small deterministic generator; equal seeds give equal values on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rng(u64);

impl Rng {
    /// Makes a generator that starts from `seed`.
    pub fn new(seed: u64) -> Self {
        Rng(seed)
    }

    /// Returns the seed of a generator that continues like this one.
    pub fn state(&self) -> u64 {
        self.0
    }

    /// Returns the number of values that `start` returns before it continues like this one; a huge number if the two are
    /// unrelated.
    pub fn drawn_since(&self, start: Rng) -> u64 {
        self.0.wrapping_sub(start.0).wrapping_mul(STEP_INVERSE)
    }

    /// Returns the next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number below `bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next_u64()) * bound as u128) >> 64) as usize
    }

    /// Puts the items into a random order (Fisher-Yates, from the last item down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// Returns a generator for another purpose, independent of this one's next values.
    pub fn fork(&self, purpose: u64) -> Rng {
        let mut rng = Rng(self.0 ^ purpose.wrapping_mul(0xD1B5_4A32_D192_ED03));
        Rng(rng.next_u64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_values_are_frozen() {
        let mut rng = Rng::new(1);
        let first = [rng.next_u64(), rng.next_u64(), rng.next_u64()];
        assert_eq!(first, [0x910A_2DEC_8902_5CC1, 0xBEEB_8DA1_658E_EC67, 0xF893_A2EE_FB32_555E]);
    }

    #[test]
    fn shuffle_is_frozen() {
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
        Rng::new(1).shuffle(&mut items);
        assert_eq!(items, [0, 3, 7, 1, 2, 6, 5, 4]);
    }

    #[test]
    fn counts_the_draws_since_an_earlier_state() {
        let start = Rng::new(77);
        let mut rng = start;
        for drawn in 0..500 {
            assert_eq!(rng.drawn_since(start), drawn);
            rng.next_u64();
        }
        assert!(rng.drawn_since(Rng::new(78)) > 1 << 32);
    }

    #[test]
    fn below_stays_below() {
        let mut rng = Rng::new(7);
        assert!((0..1000).all(|i| rng.below(i + 1) <= i));
        assert_eq!(rng.below(0), 0);
    }
}
