//! Models: how likely a symbol, a number or something seen before is.

use super::range::{Bit, Coder};

/// Symbols as the leaves of a binary tree, an adaptive bit at each fork.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    forks: Vec<Bit>,
}

impl Tree {
    /// A tree of `2^depth` symbols, of which the first `usual` are expected, equally often.
    pub(super) fn new(depth: u32, usual: usize) -> Tree {
        let fork = |index: usize| {
            let level = (index + 1).ilog2();
            let half = 1usize << (depth - level - 1);
            let first = (index + 1 - (1 << level)) * 2 * half;
            let below = |from: usize| usual.saturating_sub(from).min(half);
            Bit::expecting(below(first + half), below(first) + below(first + half))
        };
        Tree { forks: (0..(1usize << depth) - 1).map(fork).collect() }
    }

    /// Codes a symbol; only as many bits of it as the tree is deep.
    pub(super) fn code(&mut self, coder: &mut impl Coder, symbol: usize) -> usize {
        self.walk(symbol, |fork, bit| coder.bit(fork, bit))
    }

    /// Codes a symbol by this tree where it has learnt, by `broad` where it has not; both learn.
    pub(super) fn code_within(
        &mut self,
        broad: &mut Tree,
        coder: &mut impl Coder,
        symbol: usize,
    ) -> usize {
        let mut at = 0;
        self.walk(symbol, |fork, bit| {
            let known = &mut broad.forks[at];
            if fork.is_fresh() {
                *fork = known.worth(2);
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

/// Whole numbers, small ones in fewer bits.
#[derive(Clone, Debug)]
pub(super) struct Number {
    /// The number of significant bits.
    length: Tree,
    /// The bit below the first significant one, for each length.
    second: [Bit; 65],
}

impl Number {
    /// A model of numbers that mostly have at most so many significant bits.
    pub(super) fn new(usual: usize) -> Number {
        Number { length: Tree::new(7, usual + 1), second: [Bit::even(); 65] }
    }

    /// Codes a number.
    pub(super) fn code(&mut self, coder: &mut impl Coder, value: u64) -> u64 {
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

/// From so many candidates on, more make no difference.
const MOST_LEFT: usize = 24;

/// Values seen before, the latest first, each with what it was last seen for.
///
/// A value is coded as the answers to "is it this one?", candidate by candidate.
#[derive(Clone, Debug)]
pub(super) struct Memory<const USES: usize> {
    seen: Vec<(u16, usize)>,
    hits: [[[Bit; MOST_LEFT]; USES]; USES],
}

impl<const USES: usize> Memory<USES> {
    /// A memory of some values, seen for the last of the uses.
    pub(super) fn new(values: impl IntoIterator<Item = u16>) -> Self {
        let hits = std::array::from_fn(|left| Bit::expecting(1, left + 2).worth(2));
        let seen = values.into_iter().map(|value| (value, USES - 1)).collect();
        Memory { seen, hits: [[hits; USES]; USES] }
    }

    /// Codes a value that is now seen for a use: which one it is of those seen before, or else by
    /// `fresh`.
    pub(super) fn code<C: Coder>(
        &mut self,
        coder: &mut C,
        value: u16,
        purpose: usize,
        fresh: impl FnOnce(&mut C) -> u16,
    ) -> u16 {
        let count = self.seen.len();
        let hit = (0..count).find(|&at| {
            let (known, used) = self.seen[at];
            let left = (count - 1 - at).min(MOST_LEFT - 1);
            coder.bit(&mut self.hits[used][purpose][left], known == value)
        });
        let value = hit.map_or_else(|| fresh(coder), |at| self.seen.remove(at).0);
        self.seen.insert(0, (value, purpose));
        value
    }
}
