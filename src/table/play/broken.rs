//! Records that cannot be replayed completely.

use crate::engine::game::{Game, ReplayError};
use crate::table::Session;

/// The first decision of a record that is illegal, at least by the present rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken<R> {
    /// The number of decisions that could be replayed.
    pub ply: usize,
    /// The decision in the game's notation.
    pub notation: String,
    /// The reason, with its rule.
    pub refusal: R,
}

/// A replayed game, and its first illegal decision if there is one.
pub type ResumedSession<G> = (Session<G>, Option<Broken<<G as Game>::Refusal>>);
/// Why a record cannot be replayed at all.
pub type SetupFault<G> = ReplayError<<G as Game>::SetupError>;
