//! Games from files, stored beside those that are there.

use super::games::ids;
use super::{GameId, Listed, StoreError, fresh_id, load, store};
use crate::table::Save;
use crate::table::archive::{Plan, plan};

/// What became of an imported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imported {
    /// It was stored under its own id.
    Kept,
    /// It was stored under a new id.
    Renamed,
    /// The same game was there already.
    Known,
}

/// Stores games of files one after the other; nothing that is stored is overwritten.
pub struct Importer {
    stored: Vec<(String, Option<Save>)>,
}

impl Importer {
    /// An importer beside all that is stored now.
    pub fn beside_what_is_stored() -> Importer {
        let stored = ids().into_iter().map(|id| {
            let save = match load(&id) {
                Some(Listed::Good(_, save)) => Some(*save),
                _ => None,
            };
            (id.as_str().to_owned(), save)
        });
        Importer { stored: stored.collect() }
    }

    /// Stores a game, under `id` where that is free.
    ///
    /// # Errors
    /// The storage is full or missing.
    pub fn import(&mut self, id: Option<&str>, save: &Save) -> Result<Imported, StoreError> {
        let id = id.and_then(GameId::parse);
        let (id, done) = match plan(id.as_ref().map(GameId::as_str), save, &self.stored) {
            Plan::Known => return Ok(Imported::Known),
            Plan::Keep => (id.unwrap_or_else(fresh_id), Imported::Kept),
            Plan::Rename => (fresh_id(), Imported::Renamed),
        };
        let save = save.clone().at_revision(1);
        store(&id, &save, 0)?;
        self.stored.push((id.as_str().to_owned(), Some(save)));
        Ok(done)
    }
}
