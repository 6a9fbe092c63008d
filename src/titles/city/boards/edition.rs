//! Editions of the boards: games go on by the tables they began with, for ever.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The tables that a game is played by. Links, saves and positions keep their edition, so what was
/// released is never changed: a change of any board is a further edition, and its file keeps what
/// was different before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub enum Edition {
    /// As the boards were first released.
    First,
    /// With Tickets that are kept about as often as each other, by measure.
    Second,
}

/// An edition that this program does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("edition {0} of the boards is not known: {newest} is the newest", newest = u16::from(Edition::NEWEST))]
pub struct UnknownEdition(pub u16);

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Second];
    /// The edition of new games.
    pub const NEWEST: Edition = Edition::Second;
}

impl From<Edition> for u16 {
    fn from(edition: Edition) -> u16 {
        edition as u16 + 1
    }
}

impl TryFrom<u16> for Edition {
    type Error = UnknownEdition;

    fn try_from(number: u16) -> Result<Edition, UnknownEdition> {
        let known = Edition::ALL.into_iter().find(|&edition| u16::from(edition) == number);
        known.ok_or(UnknownEdition(number))
    }
}
