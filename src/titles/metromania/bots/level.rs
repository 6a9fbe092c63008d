//! The search effort of each level.

use super::worth::points_ahead;
use super::{Aim, MetroEvaluator, REFERENCE};
use crate::engine::bots::{
    Bot, Effort, Grading, HasBots, Level, LineJudge, Random, Reference, Rollouts, Searcher, Until,
    Width,
};
use crate::titles::metromania::rules::Metromania;

/// One turn ahead, overlooking nearly all plans; ignores trips.
const EASY: Width = Width { positions: 1, payments: 1, plans: 1, walk: 400, noticed: 10 };
/// One turn ahead, overlooking nearly half of all plans; ignores the others.
const MEDIUM: Width = Width { positions: 1, payments: 1, plans: 1, walk: 4_000, noticed: 57 };
/// Two turns ahead; after the best positions of the first one the others reply with their best turns.
const HARD: Width = Width { positions: 16, payments: 2, plans: 2, walk: 8_000, noticed: 100 };

/// A player for comparisons, which only hurries to finish its lines.
const RUSH: &str = "rush";

fn searcher(plans: Width, aim: Aim) -> Box<Searcher<MetroEvaluator>> {
    let effort = Effort { plans, follow_up: plans, samples: 1 };
    Box::new(Searcher::new(MetroEvaluator { aim }, effort))
}

impl HasBots for Metromania {
    const GRADING: Option<Grading> = Some(Grading { mistake: 200, blunder: 600, most_seats: 2 });
    const REFERENCE: &'static [Reference] = REFERENCE;
    fn bot(level: Level) -> Box<dyn Bot<Metromania>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => searcher(EASY, Aim::Own),
            Level::Medium => searcher(MEDIUM, Aim::Points),
            Level::Hard => searcher(HARD, Aim::Lead),
        }
    }

    fn judge() -> Option<Box<dyn LineJudge<Metromania>>> {
        let until = Until::NextTurn(points_ahead);
        Some(Box::new(Rollouts { level: Level::Medium, games: 24, until }))
    }

    fn guest(name: &str) -> Option<Box<dyn Bot<Metromania>>> {
        (name == RUSH).then(|| searcher(MEDIUM, Aim::Ends) as Box<dyn Bot<_>>)
    }
}
