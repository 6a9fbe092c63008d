//! The toy's players.

use super::rules::{State, Toy};
use crate::engine::bots::{
    Bot, Evaluator, HasBots, Level, Random, TreeEffort, TreeSearcher, Uniform,
};
use crate::engine::game::BySeat;

impl HasBots for Toy {
    fn bot(level: Level) -> Box<dyn Bot<Toy>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(searcher(8)),
            Level::Medium => Box::new(searcher(40)),
            Level::Hard => Box::new(searcher(400)),
        }
    }
}

fn searcher(iterations: u32) -> TreeSearcher<Uniform, Margin> {
    let effort = TreeEffort { iterations, depth: 100, exploration: 1000 };
    TreeSearcher::new(Uniform, Margin, effort)
}

/// A position is worth what a seat is ahead.
#[derive(Clone, Copy, Debug)]
struct Margin;

impl Evaluator<Toy> for Margin {
    fn worths(&self, state: &State) -> BySeat<i64> {
        let points: BySeat<i32> = state.points().iter().map(|parts| parts.iter().sum()).collect();
        let all: i32 = points.iter().sum();
        points.iter().map(|&own| 100 * i64::from(2 * own - all)).collect()
    }
}
