//! Seats at the table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// The most seats of any of our games.
pub const MAX_SEATS: usize = 5;

/// One place at the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat's position, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One value for each seat of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// Makes one value for each of `count` seats (at most [`MAX_SEATS`]; more are ignored).
    pub fn new(count: usize, make: impl FnMut(Seat) -> T) -> Self {
        BySeat(Self::seats_of(count).map(make).collect())
    }

    /// Returns the number of seats.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Iterates over the seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        Self::seats_of(self.count())
    }

    /// Iterates over the values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Iterates over the values in seat order, mutably.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Returns the value of a seat; `None` if the table has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    fn seats_of(count: usize) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).take(count)
    }
}

impl BySeat<i32> {
    /// Returns a seat's lead over the best other seat; `None` in a solo game.
    pub fn lead(&self, seat: Seat) -> Option<i32> {
        let others = self.seats().filter(|&other| other != seat);
        let best = others.map(|other| self[other]).max()?;
        Some(self[seat] - best)
    }

    /// Returns a seat's result: its score in a solo game, else its lead.
    pub fn result(&self, seat: Seat) -> i32 {
        self.lead(seat).unwrap_or(self[seat])
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        BySeat(values.into_iter().take(MAX_SEATS).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_the_score_in_a_solo_game_and_otherwise_the_lead() {
        for (scores, seat, expected) in [
            (&[54][..], 0, 54),
            (&[54, 40], 0, 14),
            (&[54, 40], 1, -14),
            (&[3, 9, 9], 1, 0),
            (&[-3, -9, -5], 0, 2),
        ] {
            let scores: BySeat<i32> = scores.iter().copied().collect();
            assert_eq!(scores.result(Seat(seat)), expected, "{scores:?}");
        }
    }
}
