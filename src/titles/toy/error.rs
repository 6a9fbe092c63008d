//! Why something is not allowed.

use crate::engine::game::Rule;

/// Why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There are no rules of this version.
    #[error("there is no rules version {0}")]
    Rules(u16),
    /// It has no such number of players.
    #[error("the toy has no {0} players")]
    Players(u8),
}

impl Rule for SetupError {
    fn rule(&self) -> &'static str {
        match self {
            SetupError::Rules(_) => "TOY-1",
            SetupError::Players(_) => "TOY-2",
        }
    }
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It answers another question than the one that is asked.
    #[error("this is not what is to be decided")]
    NotAsked,
    /// So many beads cannot be taken.
    #[error("{0} beads cannot be taken")]
    Take(u8),
    /// The number cannot be looked at: it is known already, or there is nothing to pay with.
    #[error("the number cannot be looked at")]
    Look,
    /// So many beads cannot be paid.
    #[error("{0} beads cannot be paid")]
    Pay(u8),
}

impl Rule for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotAsked => "TOY-2",
            Refusal::Take(_) => "TOY-3",
            Refusal::Look | Refusal::Pay(_) => "TOY-4",
        }
    }
}
