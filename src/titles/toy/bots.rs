//! The toy's bots: random actions are enough for a game that only tests play.

use super::rules::Toy;
use crate::engine::bots::{Bot, Grading, HasBots, Level, LineJudge, Random, Rollouts, Until};
use crate::engine::game::MAX_SEATS;

impl HasBots for Toy {
    const GRADING: Option<Grading> =
        Some(Grading { mistake: 100, blunder: 300, most_seats: MAX_SEATS });

    fn bot(_: Level) -> Box<dyn Bot<Toy>> {
        Box::new(Random)
    }

    fn judge() -> Option<Box<dyn LineJudge<Toy>>> {
        Some(Box::new(Rollouts { level: Level::Random, games: 8, until: Until::End }))
    }
}
