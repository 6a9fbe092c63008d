//! The toy's players: any legal action will do for a game that tests play.

use super::rules::Toy;
use crate::engine::bots::{Bot, HasBots, Level, Random};

impl HasBots for Toy {
    fn bot(_: Level) -> Box<dyn Bot<Toy>> {
        Box::new(Random)
    }
}
