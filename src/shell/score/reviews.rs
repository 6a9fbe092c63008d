//! The judged decisions of a finished game, while its table is open.

use crate::engine::game::Seat;
use crate::table::review::{Review, ReviewOf};
use std::cell::RefCell;
use std::rc::Rc;

/// The reviews of a table, one for each seat and game that was reviewed.
#[derive(Clone, Default)]
pub(crate) struct Reviews(Rc<RefCell<Vec<(ReviewOf, Review)>>>);

impl PartialEq for Reviews {
    fn eq(&self, other: &Reviews) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Reviews {
    /// Returns the review so far; an empty one if there is none.
    pub(crate) fn get(&self, of: &ReviewOf) -> Review {
        let all = self.0.borrow();
        let known = all.iter().find(|(it, _)| it == of).map(|(_, review)| review.clone());
        known.unwrap_or_else(|| Review::new(of.grading))
    }

    pub(crate) fn change(&self, of: &ReviewOf, change: impl FnOnce(&mut Review)) {
        let mut review = self.get(of);
        change(&mut review);
        let mut all = self.0.borrow_mut();
        all.retain(|(it, _)| it != of);
        all.push((of.clone(), review));
    }

    /// Returns the seats and plies of all mistakes in the game with this record, to mark them on the slider of the
    /// past.
    pub(crate) fn mistakes(&self, record: impl FnOnce() -> Option<String>) -> Vec<(Seat, usize)> {
        let all = self.0.borrow();
        let Some(record) = all.first().and_then(|_| record()) else { return Vec::new() };
        let of_game = all.iter().filter(|(of, _)| of.record == record);
        let plies = |(of, review): &(ReviewOf, Review)| {
            let plies: Vec<usize> = review.mistakes().iter().map(|it| it.ply).collect();
            plies.into_iter().map(|ply| (of.seat, ply)).collect::<Vec<_>>()
        };
        of_game.flat_map(plies).collect()
    }
}
