//! How much each level thinks.

use super::{MetroJudge, Replies};
use crate::engine::bots::{Bot, Effort, HasBots, Level, Random, Searcher, Width};
use crate::titles::metromania::rules::Metromania;

/// One turn ahead, most of which is overlooked.
const EASY: Width = Width { positions: 1, payments: 1, plans: 1, walk: 400, noticed: 12 };
/// One turn ahead.
const MEDIUM: Width = Width { positions: 1, payments: 1, plans: 1, walk: 4_000, noticed: 100 };
/// Several turns ahead, the best few positions of each.
const HARD: Width = Width { positions: 6, payments: 2, plans: 2, walk: 4_000, noticed: 100 };

impl HasBots for Metromania {
    fn bot(level: Level) -> Box<dyn Bot<Metromania>> {
        let searcher = |plans, replies| {
            let effort = Effort { plans, follow_up: plans, samples: 1 };
            Box::new(Searcher::new(MetroJudge { replies }, effort))
        };
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => searcher(EASY, Replies::None),
            Level::Medium => searcher(MEDIUM, Replies::None),
            Level::Hard => searcher(HARD, Replies::Reflex),
        }
    }
}
