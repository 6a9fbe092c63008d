//! Sets of numbered things, one bit each.

use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// A thing with a number, which is its bit in a word.
pub trait Id: Copy {
    /// A word with a bit for each thing.
    type Word: Word;

    /// Returns its number, from 0.
    fn index(self) -> usize;
}

/// Things that can be made from their numbers.
pub trait Counted: Id {
    /// Returns the thing with this [`Id::index`].
    fn at(index: usize) -> Self;
}

/// A fixed number of bits.
pub trait Word: Copy + Debug + Eq + Hash {
    /// The word without set bits.
    const EMPTY: Self;

    /// Returns whether a bit is set.
    fn has(self, bit: usize) -> bool;

    /// Sets a bit.
    fn set(&mut self, bit: usize);

    /// Clears a bit.
    fn clear(&mut self, bit: usize);

    /// Returns the number of set bits.
    fn count(self) -> usize;

    /// Clears the lowest set bit and returns its index; `None` if no bit is set.
    fn take(&mut self) -> Option<usize>;

    /// Returns the bits set in either word.
    fn or(self, other: Self) -> Self;

    /// Returns the bits set in both words.
    fn and(self, other: Self) -> Self;

    /// Returns the bits that are not set in the other word.
    fn without(self, other: Self) -> Self;
}

macro_rules! words {
    ($($word:ty)+) => {$(
        impl Word for $word {
            const EMPTY: Self = 0;

            fn has(self, bit: usize) -> bool {
                self >> bit & 1 == 1
            }

            fn set(&mut self, bit: usize) {
                *self |= 1 << bit;
            }

            fn clear(&mut self, bit: usize) {
                *self &= !(1 << bit);
            }

            fn count(self) -> usize {
                self.count_ones() as usize
            }

            fn take(&mut self) -> Option<usize> {
                let lowest = (*self != 0).then(|| self.trailing_zeros() as usize);
                *self &= self.wrapping_sub(1);
                lowest
            }

            fn or(self, other: Self) -> Self {
                self | other
            }

            fn and(self, other: Self) -> Self {
                self & other
            }

            fn without(self, other: Self) -> Self {
                self & !other
            }
        }
    )+};
}

words! { u8 u16 u32 u64 u128 }

impl<const N: usize> Word for [u64; N] {
    const EMPTY: Self = [0; N];

    fn has(self, bit: usize) -> bool {
        self[bit / 64].has(bit % 64)
    }

    fn set(&mut self, bit: usize) {
        self[bit / 64].set(bit % 64);
    }

    fn clear(&mut self, bit: usize) {
        self[bit / 64].clear(bit % 64);
    }

    fn count(self) -> usize {
        self.iter().map(|word| word.count()).sum()
    }

    fn take(&mut self) -> Option<usize> {
        self.iter_mut().enumerate().find_map(|(at, word)| Some(at * 64 + word.take()?))
    }

    fn or(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] | other[at])
    }

    fn and(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & other[at])
    }

    fn without(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & !other[at])
    }
}

/// A set of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Set<T: Id>(T::Word);

impl<T: Id> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Id> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set(T::Word::EMPTY);

    /// Makes a set of the things whose bits are set.
    pub const fn from_word(word: T::Word) -> Set<T> {
        Set(word)
    }

    /// Returns the word with a bit for each thing.
    pub const fn word(self) -> T::Word {
        self.0
    }

    /// Makes a set of one thing.
    pub fn of(one: T) -> Set<T> {
        Set::EMPTY.with(one)
    }

    /// Returns whether a thing is in the set.
    pub fn has(self, one: T) -> bool {
        self.0.has(one.index())
    }

    /// Inserts a thing.
    pub fn insert(&mut self, one: T) {
        self.0.set(one.index());
    }

    /// Removes a thing.
    pub fn remove(&mut self, one: T) {
        self.0.clear(one.index());
    }

    /// Returns the set with one more thing.
    pub fn with(mut self, one: T) -> Set<T> {
        self.insert(one);
        self
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == T::Word::EMPTY
    }

    /// Returns the number of things in it.
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Returns the things in either set.
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0.or(other.0))
    }

    /// Returns the things in both sets.
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0.and(other.0))
    }

    /// Returns the things that are not in the other set.
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set(self.0.without(other.0))
    }

    /// Returns whether the sets have a thing in common.
    pub fn meets(self, other: Set<T>) -> bool {
        !self.and(other).is_empty()
    }
}

impl<T: Counted> Set<T> {
    /// Iterates over its things by ascending number.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || left.take().map(T::at))
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Set<T> {
        all.into_iter().fold(Set::EMPTY, Set::with)
    }
}

/// Implements `Id` and `Counted` for types that wrap a number, each with the word of its sets.
macro_rules! counted {
    ($($id:ident $word:ty),+) => {$(
        impl $crate::engine::bits::Id for $id {
            type Word = $word;

            fn index(self) -> usize {
                self.0.into()
            }
        }

        impl $crate::engine::bits::Counted for $id {
            fn at(index: usize) -> $id {
                $id(index as u8)
            }
        }
    )+};
}

pub(crate) use counted;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Rng;
    use std::collections::BTreeSet;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Wide(u8);
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Narrow(u8);
    counted!(Wide [u64; 3], Narrow u128);

    /// Draws a random set together with a tree of the same things.
    fn draw<T: Counted + Ord + Debug>(things: usize, rng: &mut Rng) -> (Set<T>, BTreeSet<T>) {
        let mut some = || -> Vec<T> { (0..things).map(|_| T::at(rng.below(things))).collect() };
        let (put, gone) = (some(), some());
        let (mut set, mut tree): (Set<T>, BTreeSet<T>) =
            (put.iter().copied().collect(), put.iter().copied().collect());
        for one in gone.into_iter().take(things / 4) {
            set.remove(one);
            tree.remove(&one);
        }
        assert!(set.iter().eq(tree.iter().copied()), "{tree:?}");
        assert_eq!((set.len(), set.is_empty()), (tree.len(), tree.is_empty()));
        assert!((0..things).map(T::at).all(|it| set.has(it) == tree.contains(&it)));
        (set, tree)
    }

    #[test]
    fn bit_sets_agree_with_tree_sets() {
        let mut rng = Rng::new(7);
        for _ in 0..200 {
            draw::<Wide>(192, &mut rng);
            let ((a, one), (b, two)) = (draw::<Narrow>(128, &mut rng), draw(128, &mut rng));
            assert!(a.or(b).iter().eq(one.union(&two).copied()));
            assert!(a.and(b).iter().eq(one.intersection(&two).copied()));
            assert!(a.without(b).iter().eq(one.difference(&two).copied()));
            assert_eq!(a.meets(b), !one.is_disjoint(&two));
            assert!(
                a.without(a).is_empty()
                    && !a.without(a).meets(a)
                    && Set::of(Wide(191)).has(Wide(191))
            );
        }
    }
}
