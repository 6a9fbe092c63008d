//! Records that stop to replay.

use crate::engine::game::{Game, ReplayError};
use crate::table::Session;

/// Where a record stops to replay: a decision that is not legal, by the present rules at least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken<R> {
    /// How many decisions before it could be carried out.
    pub ply: usize,
    /// The decision in the notation of the game.
    pub notation: String,
    /// Why it is not legal, and by which rule.
    pub refusal: R,
}

/// A game from its record, and where the record stops to replay if it does.
pub type Resumed<G> = (Session<G>, Option<Broken<<G as Game>::Refusal>>);
/// Why a record has no position at all.
pub type SetupFault<G> = ReplayError<<G as Game>::SetupError>;
