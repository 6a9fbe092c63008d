//! Why a setup or action is refused.

use crate::engine::game::Rule;

/// Why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There are no rules of this version.
    #[error("there is no rules version {0}")]
    Rules(u16),
    /// It cannot be played by this number of players.
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
    /// It does not answer the present question.
    #[error("this is not what is to be decided")]
    NotNow,
    /// This number of beads cannot be taken.
    #[error("{0} beads cannot be taken")]
    Take(u8),
    /// The number is already known, or there is nothing to pay with.
    #[error("the number cannot be looked at")]
    Look,
    /// This number of beads cannot be paid.
    #[error("{0} beads cannot be paid")]
    Pay(u8),
}

impl Rule for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow => "TOY-2",
            Refusal::Take(_) => "TOY-3",
            Refusal::Look | Refusal::Pay(_) => "TOY-4",
        }
    }
}
