//! What the player prefers: how fast bots play, what to be asked before it is revealed.

mod taste;
pub mod tone;

pub use taste::{Aid, Assistance, Motion, Screen, Sound, Theme};

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How fast bots play before people's eyes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Every decision can be followed.
    Slow,
    /// Their course can be followed.
    #[default]
    Fast,
    /// As soon as they have decided.
    Instant,
}

impl Pace {
    /// All paces.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Fast, Pace::Instant];

    /// The pause before a decision.
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 1500,
            Pace::Fast => 400,
            Pace::Instant => 0,
        })
    }
}
