//! How well a bot plays.

use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal action.
    Random,
    /// Looks at one action.
    Easy,
    /// Looks at a turn.
    Medium,
    /// Searches.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// The name in arguments and files.
    pub fn name(self) -> &'static str {
        ["random", "easy", "medium", "hard"][self as usize]
    }
}
