//! Options of a new game.

use crate::engine::codec::{BoardId, LinkError};
use crate::table::scores::Category;
use crate::table::set_up::{BoardFact, NewGame, SetUp, SetUpChoices, SetUpOption};
use crate::titles::city::boards::{Board, OWN_KEY};
use crate::titles::city::codec;
use crate::titles::city::rules::City;
use crate::titles::city::rules::setup::{Setup, SetupError};
use crate::titles::city::words;
use crate::words::Locale;

impl SetUp for City {
    fn key(setup: &Setup) -> &'static str {
        setup.board.key()
    }

    fn board_name(setup: &Setup) -> Option<&'static str> {
        setup.board.own().map(|_| setup.data().name)
    }

    fn board_id(setup: &Setup) -> Option<BoardId> {
        setup.board.own_id()
    }

    fn most_players(setup: &Setup) -> Option<usize> {
        setup.board.own().map(|_| setup.data().most_players())
    }

    fn board_facts(setup: &Setup, locale: Locale) -> Vec<BoardFact> {
        setup.board.own().map(|it| words::board::facts(&it.rules, locale)).unwrap_or_default()
    }

    fn options(_: &str) -> &'static [SetUpOption] {
        &[]
    }

    fn set_up(key: &str, game: &NewGame) -> Option<Setup> {
        let players = u8::try_from(game.players).ok()?;
        let board = match key {
            OWN_KEY => codec::board::read(game.choices.laid.as_ref()?).ok()?,
            _ => Board::named(key)?,
        };
        Some(Setup::standard(board, players, game.seed))
    }

    fn categories(key: &str) -> &'static [Category] {
        words::categories::of(key)
    }

    fn chosen(setup: &Setup) -> NewGame {
        let laid = codec::board::write(setup.board);
        let choices = SetUpChoices { laid, ..SetUpChoices::default() };
        NewGame { choices, ..NewGame::usual(setup.players.into(), setup.seed) }
    }

    fn take_board(link: &str) -> Result<BoardId, LinkError> {
        codec::board::read(link).map(Board::id)
    }

    fn why_unplayable(error: &SetupError, locale: Locale) -> String {
        words::refusals::unplayable(*error, locale)
    }
}
