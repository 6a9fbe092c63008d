//! A new game of the toy.

use super::{Setup, SetupError, Toy, words};
use crate::engine::game::Game;
use crate::table::set_up::{NewGame, SetUp, SetUpOption};
use crate::words::Locale;

impl SetUp for Toy {
    fn key(_: &Setup) -> &'static str {
        Toy::KEY
    }

    fn options(_: &str) -> &'static [SetUpOption] {
        &[]
    }

    fn set_up(key: &str, game: &NewGame) -> Option<Setup> {
        (key == Toy::KEY && game.players == 2).then(|| Setup::new(game.seed))
    }

    fn chosen(setup: &Setup) -> NewGame {
        NewGame::usual(2, setup.seed)
    }

    fn why_unplayable(error: &SetupError, locale: Locale) -> String {
        words::unplayable(*error, locale)
    }
}
