//! The frozen random generator: SplitMix64.
//!
//! Its values and the order in which a shuffle uses them are part of every record: they never
//! change. A test pins the first of them.

use serde::{Deserialize, Serialize};

/// What each value adds to the generator's state.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
/// Its inverse among the 64-bit numbers.
const STEP_INVERSE: u64 = 0xF1DE_83E1_9937_733D;

/// A small deterministic generator; equal seeds give equal values on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rng(u64);

impl Rng {
    /// A generator that starts from `seed`.
    pub fn new(seed: u64) -> Self {
        Rng(seed)
    }

    /// The seed from which a new generator would go on as this one does.
    pub fn state(&self) -> u64 {
        self.0
    }

    /// How many values `start` gives before it goes on as this one does. It is a huge number where the two have nothing
    /// to do with each other.
    pub fn drawn_since(&self, start: Rng) -> u64 {
        self.0.wrapping_sub(start.0).wrapping_mul(STEP_INVERSE)
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`; 0 where `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next_u64()) * bound as u128) >> 64) as usize
    }

    /// Puts the items into a random order (Fisher-Yates, from the last item down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// A generator for another purpose, independent of what this one goes on to give.
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
    fn what_was_drawn_can_be_counted() {
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
