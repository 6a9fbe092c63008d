//! Saved games, each in an entry of its own, so that a bad one harms no other.

use super::clock::now;
use super::{copies, counts, entry, ledger, order, puzzles, storage};
use crate::table::scores::Attempt;
use crate::table::{GameEntry, Save, SaveError, StoreError};
use std::collections::BTreeSet;

/// What the entries of games begin with.
pub(super) const PREFIX: &str = "catenary.game.";

/// The name of a saved game on this device.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct GameId(String);

impl GameId {
    /// The id of a text; only letters and digits make one.
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

/// An entry of the list of games.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Listed {
    Good(GameId, Box<Save>),
    /// An entry that cannot be read, with its text.
    Broken(GameId, String, SaveError),
}

impl Listed {
    pub(crate) fn id(&self) -> &GameId {
        match self {
            Listed::Good(id, _) | Listed::Broken(id, ..) => id,
        }
    }
}

/// A new id: the time and some chance.
pub(crate) fn fresh_id() -> GameId {
    let time = now();
    let chance = (js_sys::Math::random() * 1e6) as u64;
    GameId(format!("{time:x}{chance:05x}"))
}

/// The key of a game's entry.
pub(super) fn key_of(id: &GameId) -> String {
    format!("{PREFIX}{}", id.0)
}

/// The game that an entry of the storage belongs to, if it belongs to one.
pub(crate) fn game_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix(PREFIX)?)
}

/// All saved games, the one that was played last first, those that cannot be read last. Games that were not played here
/// come after those that were, by the dates of their saves.
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

/// The ids of all games that are stored, readable or not.
pub(crate) fn ids() -> BTreeSet<GameId> {
    entry::mend();
    entry::names().iter().filter_map(|key| game_of(key)).collect()
}

/// Whether a game is stored, or anything that is counted of games: attempts and their ledger.
pub(crate) fn has_records() -> bool {
    entry::mend();
    entry::has_any(&[PREFIX, Attempt::ENTRY, ledger::ATTEMPT, counts::COUNT, puzzles::PUZZLE])
}

fn stored(id: &GameId) -> Option<GameEntry> {
    entry::mend();
    let key = key_of(id);
    // Where the storage has no room for what the mirror has, that is the game.
    let later = copies::homeless().into_iter().find(|(homeless, _)| *homeless == key);
    later.map(|(_, text)| text).or_else(|| entry::read(&key)).map(GameEntry::stored)
}

/// A game by its entry.
pub(super) fn listed(id: &GameId, entry: &GameEntry) -> Listed {
    match entry.save() {
        Ok(save) => Listed::Good(id.clone(), Box::new(save)),
        Err(error) => Listed::Broken(id.clone(), entry.save_text().to_owned(), error),
    }
}

/// A saved game; nothing where there is none.
pub(crate) fn load(id: &GameId) -> Option<Listed> {
    stored(id).map(|entry| listed(id, &entry))
}

/// The key of a saved game's title, without reading the save; nothing where there is none.
pub(crate) fn kept_title(id: &GameId) -> Option<String> {
    stored(id)?.title().map(str::to_owned)
}

/// Stores a game whose save this window last saw at a revision; 0 is a new game. What is stored beside one that counts is
/// stored with it or not at all.
///
/// # Errors
/// The storage is full or missing, or the save is not the one that this window knows.
pub(crate) fn store(
    id: &GameId,
    save: &Save,
    seen: u64,
    beside: Vec<(String, String)>,
) -> Result<(), StoreError> {
    let (key, before) = (key_of(id), stored(id));
    let is_own =
        |entry: &GameEntry| entry.revision() == Some(seen) && entry::is_own(&key, entry.text());
    // What this window wrote last need not be read.
    if !before.as_ref().is_some_and(is_own) {
        follows(before, seen)?;
    }
    let entry = GameEntry::of(save);
    let written = if save.mode.is_strict() {
        // What it reveals counts only once it is stored, so no copy has it before.
        let game = std::iter::once((key, entry.text().to_owned()));
        entry::write_all(&game.chain(beside).collect::<Vec<_>>())
    } else {
        entry::write(&key, entry.text())
    };
    if written.is_ok() || !save.mode.is_strict() {
        copies::copy(id, save);
    }
    written?;
    super::played::note(save.title());
    order::note(id);
    Ok(())
}

/// The entry of a game that is new here.
pub(super) fn written(id: &GameId, save: &Save) -> (String, String) {
    (key_of(id), GameEntry::of(save).text().to_owned())
}

/// Whether a save may follow what is stored, of which this window last saw a revision.
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
