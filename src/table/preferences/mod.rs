//! The player's preferences: speed of bots, appearance, sound, aids and warnings.

pub mod sounds;
mod taste;

pub use taste::{Aid, Assistance, Motion, Screen, Sound, Theme};

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How fast bots play on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Slow enough to follow every decision.
    Slow,
    /// Slow enough to follow the course of play.
    #[default]
    Fast,
    /// Without a pause.
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
