//! The effort of each level.

use super::{Critic, REFERENCE, Weights};
use crate::engine::bots::{
    Bot, DEEP, Effort, Grading, HasBots, Level, LineJudge, Random, Reference, Searcher, Width,
};
use crate::titles::tramways::rules::Tramways;

impl HasBots for Tramways {
    const REFERENCE: &'static [Reference] = REFERENCE;
    const MOST_SEATS_OF_HARD: usize = 2;
    const GRADING: Option<Grading> = Some(Grading { mistake: 100, blunder: 300, most_seats: 1 });

    fn bot(level: Level) -> Box<dyn Bot<Tramways>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(searcher(EASY)),
            Level::Medium => Box::new(searcher(MEDIUM)),
            Level::Hard => Box::new(searcher(HARD)),
        }
    }

    fn guest(name: &str) -> Option<Box<dyn Bot<Tramways>>> {
        (name == DEEP).then(|| Box::new(searcher(DEEPER)) as Box<dyn Bot<_>>)
    }

    fn judge() -> Option<Box<dyn LineJudge<Tramways>>> {
        Some(Box::new(searcher(HARD)))
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
/// The effort for checking puzzles.
const DEEPER: Effort = Effort {
    plans: Width { walk: 800_000, ..width(320, 3) },
    follow_up: Width { walk: 80_000, ..width(30, 3) },
    samples: 4,
};

/// A search with this many positions and plans that overlooks nothing.
const fn width(positions: usize, plans: u32) -> Width {
    Width { positions, payments: 3, plans, walk: 1_000, noticed: 100 }
}
