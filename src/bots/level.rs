//! How well a bot plays.

use super::eval::tramways::{Critic, Weights};
use super::{Bot, Effort, Random, Searcher, Width};
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
            Level::Easy => Box::new(searcher(EASY)),
            Level::Medium => Box::new(searcher(MEDIUM)),
            Level::Hard => Box::new(searcher(HARD)),
        }
    }
}

fn searcher(effort: Effort) -> Searcher<Critic> {
    Searcher::new(Critic::new(Weights::fitted()), effort)
}

const EASY: Effort =
    Effort { plans: Width { noticed: 8, ..width(1, 1) }, follow_up: width(1, 0), samples: 1 };
const MEDIUM: Effort = Effort {
    plans: Width { noticed: 32, walk: 12_000, ..width(3, 3) },
    follow_up: width(1, 0),
    samples: 1,
};
const HARD: Effort = Effort {
    plans: Width { walk: 80_000, ..width(32, 3) },
    follow_up: Width { walk: 8_000, ..width(3, 3) },
    samples: 2,
};

/// So many positions and plans ahead, nothing overlooked.
const fn width(positions: usize, plans: u32) -> Width {
    Width { positions, payments: 3, plans, walk: 1_000, noticed: 100 }
}
