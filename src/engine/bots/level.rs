//! How well a bot plays.

use super::{Bot, Grading, Judge, Reference};
use crate::engine::game::{Game, MAX_SEATS};
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

    /// A player of this level.
    pub fn bot<G: HasBots>(self) -> Box<dyn Bot<G>> {
        G::bot(self)
    }
}

/// The guest that thinks ten times as much as Hard ([`HasBots::guest`]).
pub const DEEP: &str = "deep";

/// A game that has a player of every level.
pub trait HasBots: Game {
    /// Raised whenever a bot could decide otherwise than before: other weights, another effort, another
    /// order of equal plans. Older bots are not kept.
    const VERSION: u16 = 1;

    /// With more seats a whole game of [`Level::Hard`] takes too long for a player who waits for it.
    const MOST_SEATS_OF_HARD: usize = MAX_SEATS;

    /// The limits of mistakes and blunders; `None` if the judge does not reckon in points, so that no game is reviewed.
    const GRADING: Option<Grading> = None;

    /// Scores of its bots in many games.
    const REFERENCE: &'static [Reference] = &[];

    /// The player of a level.
    fn bot(level: Level) -> Box<dyn Bot<Self>>
    where
        Self: Sized;

    /// The judge of decisions; `None` if the title has none.
    fn judge() -> Option<Box<dyn Judge<Self>>>
    where
        Self: Sized,
    {
        None
    }

    /// A player of another kind, by its name, for comparing: the page does not offer it.
    fn guest(name: &str) -> Option<Box<dyn Bot<Self>>>
    where
        Self: Sized,
    {
        let _ = name;
        None
    }
}
