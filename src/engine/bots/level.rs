//! Levels of bots.

use super::{Bot, Grading, LineJudge, Reference};
use crate::engine::game::{Game, MAX_SEATS};
use serde::{Deserialize, Serialize};

/// The strength of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Takes any legal action.
    Random,
    /// Looks only at the next action.
    Easy,
    /// Compares many actions.
    Medium,
    /// Searches.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// Returns the level's name in arguments and saves.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// Finds a level by its name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Makes a bot of this level.
    pub fn bot<G: HasBots>(self) -> Box<dyn Bot<G>> {
        G::bot(self)
    }
}

/// The name of the guest that searches ten times as much as Hard ([`HasBots::guest`]).
pub const DEEP: &str = "deep";

/// A game that has bots of every level.
pub trait HasBots: Game {
    /// Incremented whenever a bot could decide differently than before: other weights, effort or order of equal plans. Older bots
    /// are dropped.
    const VERSION: u16 = 1;

    /// With more seats, a whole game of [`Level::Hard`] takes too long to wait for.
    const MOST_SEATS_OF_HARD: usize = MAX_SEATS;

    /// The thresholds of mistakes and blunders; `None` if the judge's worths are not points, so that no game is reviewed.
    const GRADING: Option<Grading> = None;

    /// Scores of its bots in many games.
    const REFERENCE: &'static [Reference] = &[];

    /// Makes the bot of a level.
    fn bot(level: Level) -> Box<dyn Bot<Self>>
    where
        Self: Sized;

    /// Makes the judge of decisions; `None` if the title has none.
    fn judge() -> Option<Box<dyn LineJudge<Self>>>
    where
        Self: Sized,
    {
        None
    }

    /// Makes a bot outside the levels by its name, for comparisons; the page does not offer it.
    fn guest(name: &str) -> Option<Box<dyn Bot<Self>>>
    where
        Self: Sized,
    {
        let _ = name;
        None
    }
}
