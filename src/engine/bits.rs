//! Sets of things that are counted: a bit each.

use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// A thing whose number is a bit of a word.
pub trait Id: Copy {
    /// Has a bit for each of them.
    type Word: Word;

    /// Its number, from 0.
    fn index(self) -> usize;
}

/// Things of which all can be told from their numbers.
pub trait Counted: Id {
    /// The thing of a number that [`Id::index`] gave.
    fn at(index: usize) -> Self;
}

/// A fixed number of bits.
pub trait Word: Copy + Debug + Eq + Hash {
    /// No bit is set.
    const EMPTY: Self;

    /// Whether a bit is set.
    fn has(self, bit: usize) -> bool;

    /// Sets a bit.
    fn set(&mut self, bit: usize);

    /// Clears a bit.
    fn clear(&mut self, bit: usize);

    /// The number of set bits.
    fn count(self) -> usize;

    /// Clears the lowest bit that is set, and says which it was.
    fn take(&mut self) -> Option<usize>;
}

/// A word that is one number.
pub trait Number: Word + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {}

macro_rules! words {
    ($($word:ty)+) => {$(
        impl Number for $word {}

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
    /// The set of nothing.
    pub const EMPTY: Set<T> = Set(T::Word::EMPTY);

    /// The set of the things whose bits are set.
    pub const fn from_word(word: T::Word) -> Set<T> {
        Set(word)
    }

    /// A bit for each thing.
    pub const fn word(self) -> T::Word {
        self.0
    }

    /// The set of one thing.
    pub fn of(one: T) -> Set<T> {
        Set::EMPTY.with(one)
    }

    /// Whether a thing is in it.
    pub fn has(self, one: T) -> bool {
        self.0.has(one.index())
    }

    /// Puts a thing in.
    pub fn insert(&mut self, one: T) {
        self.0.set(one.index());
    }

    /// Takes a thing out.
    pub fn remove(&mut self, one: T) {
        self.0.clear(one.index());
    }

    /// The set with a thing in it.
    pub fn with(mut self, one: T) -> Set<T> {
        self.insert(one);
        self
    }

    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self.0 == T::Word::EMPTY
    }

    /// The number of its things.
    pub fn len(self) -> usize {
        self.0.count()
    }
}

/// Unions and the like, for sets whose word is one integer.
impl<T: Id<Word: Number>> Set<T> {
    /// The things in either set.
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }

    /// The things in both sets.
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }

    /// The things that are not in another set.
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }

    /// Whether some thing is in both sets.
    pub fn meets(self, other: Set<T>) -> bool {
        !self.and(other).is_empty()
    }
}

impl<T: Counted> Set<T> {
    /// Its things, by their numbers.
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

/// Makes sets of things that are numbers: each with the word of its sets.
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

    /// Draws a set and the tree of the same things.
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
    fn a_set_of_bits_is_a_set() {
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
