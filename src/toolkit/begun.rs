//! A game that was just begun, handed from the page that began it to its table.

use super::address::Address;
use crate::storage::{GameId, fresh_id};
use crate::titles::TitleKey;
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// A game that a click on the start page begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// A game alone.
    Solo,
    /// A game with bots.
    Bots,
    /// The guided one.
    Learn,
}

/// A game, the id under which it will be saved, and its title. Its type is named by those who play it alone, so that no
/// rules are in the first download.
type Named = (GameId, TitleKey, Rc<dyn Any>);

/// What one page hands to a table: a game that was just begun, or the link of a turn for one that is here.
#[derive(Clone, Default)]
pub struct Begun(Rc<RefCell<Option<Named>>>, Rc<RefCell<Option<(GameId, String)>>>);

impl PartialEq for Begun {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Begun {
    /// Hands a game over and goes to its table.
    pub fn play(&self, title: TitleKey, game: impl Any) {
        let id = fresh_id();
        *self.0.borrow_mut() = Some((id.clone(), title, Rc::new(game)));
        Address::Play(id).go();
    }

    /// Hands a link over to a game that is here.
    pub fn bring(&self, id: &GameId, link: &str) {
        *self.1.borrow_mut() = Some((id.clone(), link.to_owned()));
    }

    /// The link that was handed over to this game; it is given once.
    pub fn brought(&self, id: &GameId) -> Option<String> {
        self.1.borrow_mut().take_if(|(other, _)| other == id).map(|(_, link)| link)
    }

    /// The title of the game of this id, if it was just begun.
    pub fn title(&self, id: &GameId) -> Option<TitleKey> {
        self.0.borrow().as_ref().filter(|(other, ..)| other == id).map(|(_, title, _)| *title)
    }

    /// The game of this id, if it was just begun and is of this type.
    pub fn get<T: Any + Clone>(&self, id: &GameId) -> Option<T> {
        let begun = self.0.borrow();
        let (.., game) = begun.as_ref().filter(|(other, ..)| other == id)?;
        game.downcast_ref::<T>().cloned()
    }
}
