//! A decision in a line of play.

use crate::engine::game::{Game, Seat};
use std::rc::Rc;

/// A decision that was played, with its results.
pub struct PlayedStep<G: Game> {
    /// The seat that decided.
    pub seat: Option<Seat>,
    /// The decision.
    pub action: G::Action,
    /// The events it caused.
    pub events: Vec<G::Event>,
    /// The position after it.
    pub state: Rc<G::State>,
    /// True if it revealed something that undo cannot hide again.
    pub(super) reveals: bool,
    pub(super) place: GroupPlace,
}

impl<G: Game> PlayedStep<G> {
    /// Returns whether it revealed something that undo cannot hide again.
    pub fn reveals(&self) -> bool {
        self.reveals
    }
}

/// The place of a decision among those played together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum GroupPlace {
    /// The first or only one.
    First,
    /// A later one.
    Further,
}
