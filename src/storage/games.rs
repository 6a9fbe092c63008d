//! Saved games. Each has an entry of its own, so that a damaged one does not affect the others.

use super::clock::now;
use super::{counts, entry, folder, ledger, mirror, order, puzzles, storage};
use crate::table::scores::Attempt;
use crate::table::{GameEntry, Save, SaveError, StoreError};
use std::collections::BTreeSet;

/// The prefix of entries of games.
pub(super) const PREFIX: &str = "catenary.game.";

/// The id of a saved game on this device.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct GameId(String);

impl GameId {
    /// Parses an id: 1 to 32 ASCII letters and digits.
    pub(crate) fn parse(text: &str) -> Option<GameId> {
        let plain = !text.is_empty()
            && text.len() <= 32
            && text.chars().all(|letter| letter.is_ascii_alphanumeric());
        plain.then(|| GameId(text.to_owned()))
    }

    /// The id as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// A game in the list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Listed {
    Good(GameId, Box<Save>),
    /// An unreadable entry, with its text.
    Broken(GameId, String, SaveError),
}

impl Listed {
    pub(crate) fn id(&self) -> &GameId {
        match self {
            Listed::Good(id, _) | Listed::Broken(id, ..) => id,
        }
    }
}

/// Returns a new id made of the time and a random number.
pub(crate) fn fresh_id() -> GameId {
    let time = now();
    let chance = (js_sys::Math::random() * 1e6) as u64;
    GameId(format!("{time:x}{chance:05x}"))
}

/// Returns the name of a game's entry.
pub(super) fn key_of(id: &GameId) -> String {
    format!("{PREFIX}{}", id.0)
}

/// Returns the game that an entry belongs to, if any.
pub(crate) fn game_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix(PREFIX)?)
}

/// Returns all saved games: last played first, then those not played here by date, then unreadable ones.
pub(crate) fn list() -> Vec<Listed> {
    let mut games: Vec<Listed> = ids().into_iter().filter_map(|id| load(&id)).collect();
    let order = order::noted();
    games.sort_by_cached_key(|game| match game {
        Listed::Good(id, save) => {
            let place = order.iter().position(|it| it == id.as_str()).unwrap_or(order.len());
            (0, place, u64::MAX - save.saved_at)
        }
        Listed::Broken(..) => (1, 0, 0),
    });
    games
}

/// Returns the ids of all stored games, readable or not.
pub(crate) fn ids() -> BTreeSet<GameId> {
    entry::mend();
    entry::names().iter().filter_map(|key| game_of(key)).collect()
}

/// Returns whether any game, attempt, record, count or puzzle is stored.
pub(crate) fn has_records() -> bool {
    entry::mend();
    entry::has_any(&[PREFIX, Attempt::ENTRY, ledger::ATTEMPT, counts::COUNT, puzzles::PUZZLE])
}

fn stored(id: &GameId) -> Option<GameEntry> {
    entry::mend();
    let key = key_of(id);
    // If the storage had no room for it, the mirror has the later version.
    let later = mirror::unstored().into_iter().find(|(other, _)| *other == key);
    later.map(|(_, text)| text).or_else(|| entry::read(&key)).map(GameEntry::stored)
}

/// Makes the list item of an entry.
pub(super) fn listed(id: &GameId, entry: &GameEntry) -> Listed {
    match entry.save() {
        Ok(save) => Listed::Good(id.clone(), Box::new(save)),
        Err(error) => Listed::Broken(id.clone(), entry.save_text().to_owned(), error),
    }
}

/// Returns a saved game; `None` if it does not exist.
pub(crate) fn load(id: &GameId) -> Option<Listed> {
    stored(id).map(|entry| listed(id, &entry))
}

/// Returns the key of a saved game's title without reading the save; `None` if the game does not exist.
pub(crate) fn title_of_saved(id: &GameId) -> Option<String> {
    stored(id)?.title().map(str::to_owned)
}

/// Stores a game. `seen` is the revision that this window knows, 0 for a new game. The entries in `further` are stored
/// together with a strict game, all or none; other games ignore them.
///
/// # Errors
/// The storage is full or missing, or another window has stored or deleted the game.
pub(crate) fn store(
    id: &GameId,
    save: &Save,
    seen: u64,
    further: Vec<(String, String)>,
) -> Result<(), StoreError> {
    let (key, before) = (key_of(id), stored(id));
    let is_own =
        |entry: &GameEntry| entry.revision() == Some(seen) && entry::is_own(&key, entry.text());
    // An entry that this window wrote need not be read.
    if !before.as_ref().is_some_and(is_own) {
        follows(before, seen)?;
    }
    let entry = GameEntry::of(save);
    let written = if save.mode.is_strict() {
        // A decision of a strict game counts only once it is stored, so it is not copied before.
        let game = std::iter::once((key, entry.text().to_owned()));
        entry::write_all(&game.chain(further).collect::<Vec<_>>())
    } else {
        entry::write(&key, entry.text())
    };
    if written.is_ok() || !save.mode.is_strict() {
        folder::copy(id, save);
    }
    written?;
    super::played::note(save.title());
    order::note(id);
    Ok(())
}

/// Returns the entry of a new game.
pub(super) fn written(id: &GameId, save: &Save) -> (String, String) {
    (key_of(id), GameEntry::of(save).text().to_owned())
}

/// Checks that the stored game still has the revision that this window knows.
fn follows(before: Option<GameEntry>, seen: u64) -> Result<(), StoreError> {
    match before.map(|entry| entry.save()) {
        Some(Ok(there)) if there.revision() != seen => Err(StoreError::OtherWindow),
        Some(Err(_)) => Err(StoreError::OtherWindow),
        None if seen > 0 && storage().is_some() => Err(StoreError::Gone),
        _ => Ok(()),
    }
}

/// Deletes a game.
pub(crate) fn delete(id: &GameId) {
    entry::remove(&key_of(id));
}
