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
        let players = u8::try_from(game.players).ok()?;
        if key == Toy::KEY { Some(Setup { players, ..Setup::new(game.seed) }) } else { None }
    }

    fn chosen(setup: &Setup) -> NewGame {
        NewGame::usual(setup.players.into(), setup.seed)
    }

    fn why_unplayable(error: &SetupError, locale: Locale) -> String {
        words::unplayable(*error, locale)
    }
}
