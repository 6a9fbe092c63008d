//! Adaptive models of symbols, numbers and repeated values.

use super::range::{Bit, Coder};

/// Symbols as the leaves of a binary tree, with an adaptive bit at each fork.
#[derive(Clone, Debug)]
pub struct Tree {
    forks: Vec<Bit>,
}

impl Tree {
    /// Returns a tree of `2^depth` symbols; the first `usual` are expected, with equal probability.
    pub fn new(depth: u32, usual: usize) -> Tree {
        let fork = |index: usize| {
            let level = (index + 1).ilog2();
            let half = 1usize << (depth - level - 1);
            let first = (index + 1 - (1 << level)) * 2 * half;
            let below = |from: usize| usual.saturating_sub(from).min(half);
            Bit::expecting(below(first + half), below(first) + below(first + half))
        };
        Tree { forks: (0..(1usize << depth) - 1).map(fork).collect() }
    }

    /// Codes the lowest `depth` bits of a symbol.
    pub fn code(&mut self, coder: &mut dyn Coder, symbol: usize) -> usize {
        self.walk(symbol, |fork, bit| coder.bit(fork, bit))
    }

    /// Codes a symbol with this tree where it has learnt, otherwise with `broad`; both learn.
    pub fn code_within(&mut self, broad: &mut Tree, coder: &mut dyn Coder, symbol: usize) -> usize {
        let mut at = 0;
        self.walk(symbol, |fork, bit| {
            let known = &mut broad.forks[at];
            if fork.is_fresh() {
                *fork = known.worth(4);
            }
            let bit = coder.bit(fork, bit);
            known.learn(bit);
            at = 2 * at + 1 + usize::from(bit);
            bit
        })
    }

    fn walk(&mut self, symbol: usize, mut code: impl FnMut(&mut Bit, bool) -> bool) -> usize {
        let depth = (self.forks.len() + 1).ilog2();
        (0..depth).rev().fold(0, |found, level| {
            let fork = &mut self.forks[(1 << (depth - 1 - level)) - 1 + found];
            2 * found + usize::from(code(fork, symbol >> level & 1 == 1))
        })
    }
}

/// Whole numbers; small ones take fewer bits.
#[derive(Clone, Debug)]
pub struct Number {
    /// Number of significant bits.
    length: Tree,
    /// The bit below the first significant one, by length.
    second: [Bit; 65],
}

impl Number {
    /// Returns a model of numbers that mostly have at most `usual` significant bits.
    pub fn new(usual: usize) -> Number {
        Number { length: Tree::new(7, usual + 1), second: [Bit::even(); 65] }
    }

    /// Codes a number.
    pub fn code(&mut self, coder: &mut dyn Coder, value: u64) -> u64 {
        let length = self.length.code(coder, (u64::BITS - value.leading_zeros()) as usize).min(64);
        (0..length).rev().fold(0, |found, level| {
            let bit = value >> level & 1 == 1;
            let bit = match length - level {
                1 => true,
                2 => coder.bit(&mut self.second[length], bit),
                _ => coder.plain(bit),
            };
            found << 1 | u64::from(bit)
        })
    }
}

/// The most values of a memory.
const MOST_SEEN: usize = 112;
/// Number of probabilities, by remaining candidates; the last one holds for all higher numbers, too.
const MOST_LEFT: usize = 24;

/// Probabilities that a value seen for one use recurs for another.
#[derive(Clone, Debug)]
pub struct Hits<const USES: usize>([[[Bit; MOST_LEFT]; USES]; USES]);

impl<const USES: usize> Default for Hits<USES> {
    fn default() -> Self {
        Hits::new()
    }
}

impl<const USES: usize> Hits<USES> {
    /// Returns hits that make all values seen equally likely.
    pub fn new() -> Self {
        let hits = std::array::from_fn(|left| Bit::expecting(1, left + 2).worth(2));
        Hits([[hits; USES]; USES])
    }
}

/// Values seen so far, latest first, each with its last use.
///
/// A value is coded as the answers to "is it this one?", candidate by candidate.
#[derive(Clone, Debug)]
pub struct Seen<const USES: usize>(Vec<(u16, usize)>);

impl<const USES: usize> Seen<USES> {
    /// Returns a memory of values, all seen for the use `USES - 1`.
    pub fn new(values: impl IntoIterator<Item = u16>) -> Self {
        Seen(values.into_iter().map(|value| (value, USES - 1)).collect())
    }

    /// Codes a value for a use, which must be below `USES`: as one of those seen so far, or else by `fresh`.
    pub fn code(
        &mut self,
        hits: &mut Hits<USES>,
        coder: &mut dyn Coder,
        (value, purpose): (u16, usize),
        fresh: impl FnOnce(&mut dyn Coder) -> u16,
    ) -> u16 {
        let count = self.0.len();
        let hit = (0..count).find(|&at| {
            let (known, used) = self.0[at];
            let left = (count - 1 - at).min(MOST_LEFT - 1);
            coder.bit(&mut hits.0[used][purpose][left], known == value)
        });
        let value = hit.map_or_else(|| fresh(coder), |at| self.0.remove(at).0);
        self.0.insert(0, (value, purpose));
        self.0.truncate(MOST_SEEN);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::super::range::{Decoder, Encoder};
    use super::*;

    /// Writes values by a description, reads them back, and returns the number of bytes.
    fn round_trip(given: &[u64], mut describe: impl Describe) -> usize {
        let mut encoder = Encoder::new();
        let mut reader = describe.clone();
        given.iter().for_each(|&value| assert_eq!(describe.code(&mut encoder, value), value));
        let bytes = encoder.finish();
        let mut decoder = Decoder::new(&bytes);
        given.iter().for_each(|&value| assert_eq!(reader.code(&mut decoder, 0), value));
        assert!(!decoder.is_overrun() && !decoder.has_rest());
        bytes.len()
    }

    trait Describe: Clone {
        fn code(&mut self, coder: &mut dyn Coder, value: u64) -> u64;
    }

    impl Describe for Tree {
        fn code(&mut self, coder: &mut dyn Coder, value: u64) -> u64 {
            Tree::code(self, coder, value as usize) as u64
        }
    }

    impl Describe for Number {
        fn code(&mut self, coder: &mut dyn Coder, value: u64) -> u64 {
            Number::code(self, coder, value)
        }
    }

    impl Describe for (Tree, Tree) {
        fn code(&mut self, coder: &mut dyn Coder, value: u64) -> u64 {
            self.0.code_within(&mut self.1, coder, value as usize) as u64
        }
    }

    impl Describe for (Seen<2>, Hits<2>) {
        fn code(&mut self, coder: &mut dyn Coder, value: u64) -> u64 {
            let fresh =
                |coder: &mut dyn Coder| Tree::new(10, 1024).code(coder, value as usize) as u16;
            let purpose = self.0.0.len() % 2;
            self.0.code(&mut self.1, coder, (value as u16, purpose), fresh).into()
        }
    }

    #[test]
    fn symbols_round_trip() {
        let symbols: Vec<u64> = (0..32).chain((0..32).rev()).collect();
        round_trip(&symbols, Tree::new(5, 32));
        round_trip(&symbols, Tree::new(5, 3));
        round_trip(&symbols, (Tree::new(5, 25), Tree::new(5, 32)));
    }

    #[test]
    fn expected_symbols_take_few_bytes() {
        assert!(round_trip(&[0; 100], Tree::new(8, 1)) < 3);
        assert!(round_trip(&[1; 400], Tree::new(5, 25)) < 15);
    }

    #[test]
    fn numbers_round_trip() {
        let edges = (0..64).flat_map(|n| [(1u64 << n) - 1, 1 << n]).chain([u64::MAX]);
        round_trip(&edges.collect::<Vec<_>>(), Number::new(4));
    }

    #[test]
    fn forgets_the_oldest_values() {
        let values: Vec<u64> = (0..1000).chain([5, 999, 998, 5]).collect();
        round_trip(&values, (Seen::new([7, 5]), Hits::new()));
        let mut seen = Seen::<2>::new([]);
        let mut encoder = Encoder::new();
        for value in 0..1000 {
            seen.code(&mut Hits::new(), &mut encoder, (value, 0), |_| value);
        }
        assert_eq!(seen.0.len(), MOST_SEEN);
    }
}
