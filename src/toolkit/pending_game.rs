//! A newly started game, handed from the page that started it to its table.

use super::address::Address;
use crate::storage::{GameId, fresh_id};
use crate::table::remote::TableName;
use crate::table::set_up::{NewGame, SetUp};
use crate::table::{GameTable, Guide, Players, Session};
use crate::titles::TitleKey;
use crate::toolkit::widgets::seed::fresh_seed;
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// A game to start.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GameStart {
    /// The players.
    pub players: Players,
    /// The chosen setup, adapted to the number of players; `None` for the game that the title's guide explains best.
    pub game: Option<NewGame>,
    /// Says if the guide explains the game.
    pub guide: Guide,
}

impl GameStart {
    /// Makes the table; `None` if the title has no such game.
    pub(crate) fn table<G: SetUp>(&self, key: &str) -> Option<GameTable<G>> {
        let count = self.players.count();
        let game = self.game.clone().or_else(|| G::first_game(key));
        let game = game.unwrap_or_else(|| NewGame::usual(count, fresh_seed()));
        let choices = game.choices.fit(G::options(key), game.players);
        let setup = G::set_up(key, &NewGame { choices, ..game })?;
        let session = Session::<G>::new(setup).ok()?;
        let name = TableName((js_sys::Math::random() * f64::from(u32::MAX)) as u32);
        let table = GameTable::new(session, &self.players, game.players).named(name);
        Some(GameTable { guide: self.guide, ..table })
    }
}

/// A game, the id for saving it, and its title. Its type is known only to the title, so that the first download contains no
/// rules.
type Named = (GameId, TitleKey, Rc<dyn Any>);

/// Holds a newly started game until its table opens.
#[derive(Clone, Default)]
pub(crate) struct PendingGame(Rc<RefCell<Option<Named>>>);

impl PartialEq for PendingGame {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl PendingGame {
    /// Hands a game over and goes to its table.
    pub(crate) fn play(&self, title: TitleKey, game: impl Any) {
        let id = fresh_id();
        *self.0.borrow_mut() = Some((id.clone(), title, Rc::new(game)));
        Address::Play(id).go();
    }

    /// Returns the title of the game with this id, if it was just started.
    pub(crate) fn title(&self, id: &GameId) -> Option<TitleKey> {
        self.0.borrow().as_ref().filter(|(other, ..)| other == id).map(|(_, title, _)| *title)
    }

    /// Returns the game with this id, if it was just started and has this type.
    pub(crate) fn get<T: Any + Clone>(&self, id: &GameId) -> Option<T> {
        let started = self.0.borrow();
        let (.., game) = started.as_ref().filter(|(other, ..)| other == id)?;
        game.downcast_ref::<T>().cloned()
    }
}
