//! One decision of a game.

use crate::engine::game::{Game, Seat};
use std::rc::Rc;

/// One decision that was taken, with what it brought.
pub struct Step<G: Game> {
    /// Who decided.
    pub seat: Option<Seat>,
    /// The decision.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The position after it.
    pub state: Rc<G::State>,
    /// Whether it showed something that undoing would not hide again.
    pub(super) reveals: bool,
    pub(super) place: Place,
}

impl<G: Game> Step<G> {
    /// Whether it showed something that taking it back would not hide again.
    pub fn reveals(&self) -> bool {
        self.reveals
    }
}

/// Where a decision stands among those that were taken at once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// It is the first of them, or the only one.
    First,
    /// It goes on from the one before.
    Further,
}
