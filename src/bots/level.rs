//! How well a bot plays.

use super::eval::tramways::Simple;
use super::{Bot, Greedy, Random};
use crate::games::tramways::Tramways;
use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal action.
    Random,
    /// Looks at the action at hand.
    Easy,
    /// Compares many actions.
    Medium,
    /// Searches.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// The level's name in arguments and saves.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The level of a name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A player of Tramways of this level.
    pub fn bot(self) -> Box<dyn Bot<Tramways>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(Greedy::new(Simple, 40)),
            Level::Medium => Box::new(Greedy::new(Simple, 160)),
            Level::Hard => Box::new(Greedy::new(Simple, 1600)),
        }
    }
}
