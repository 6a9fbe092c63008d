//! Saved games, each in entries of its own, so that a bad one harms no other.

use super::{attempts, copies, entry, ledger, storage};
use crate::table::slots::{Found, Slot, Slots, wrap};
use crate::table::{Save, SaveError, StoreError};
use std::collections::{BTreeMap, BTreeSet};

/// What the entries of games begin with.
pub(super) const PREFIX: &str = "catenary.game.";

/// The name of a saved game on this device.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameId(String);

impl GameId {
    /// The id of a text; only letters and digits make one.
    pub fn parse(text: &str) -> Option<GameId> {
        let plain = !text.is_empty()
            && text.len() <= 32
            && text.chars().all(|letter| letter.is_ascii_alphanumeric());
        plain.then(|| GameId(text.to_owned()))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// An entry of the list of games.
#[derive(Clone, Debug, PartialEq)]
pub enum Listed {
    /// A save.
    Good(GameId, Box<Save>),
    /// An entry that cannot be read, with its text.
    Broken(GameId, String, SaveError),
}

impl Listed {
    /// Its id.
    pub fn id(&self) -> &GameId {
        match self {
            Listed::Good(id, _) | Listed::Broken(id, ..) => id,
        }
    }
}

/// A new id: the time and some chance.
pub fn fresh_id() -> GameId {
    let time = js_sys::Date::now() as u64;
    let chance = (js_sys::Math::random() * 1e6) as u64;
    GameId(format!("{time:x}{chance:05x}"))
}

/// The entry of an older page, which had one a game.
fn old_key(id: &GameId) -> String {
    format!("{PREFIX}{}", id.0)
}

fn slot_key(id: &GameId, slot: Slot) -> String {
    let suffix = match slot {
        Slot::A => "a",
        Slot::B => "b",
    };
    format!("{PREFIX}{}.{suffix}", id.0)
}

/// The keys of a game's entries.
pub(super) fn key_of(id: &GameId) -> [String; 3] {
    [old_key(id), slot_key(id, Slot::A), slot_key(id, Slot::B)]
}

/// The game that an entry of the storage belongs to, if it belongs to one.
pub fn game_of(key: &str) -> Option<GameId> {
    let name = key.strip_prefix(PREFIX)?;
    let id = name.strip_suffix(".a").or(name.strip_suffix(".b")).unwrap_or(name);
    GameId::parse(id)
}

/// All saved games, the latest first, those that cannot be read last.
pub fn list() -> Vec<Listed> {
    let mut games: Vec<Listed> = ids().into_iter().filter_map(|id| load(&id)).collect();
    games.sort_by_key(|game| match game {
        Listed::Good(_, save) => (0, u64::MAX - save.saved_at),
        Listed::Broken(..) => (1, 0),
    });
    games
}

/// The ids of all games that are stored, readable or not.
pub(super) fn ids() -> BTreeSet<GameId> {
    entry::mend();
    entry::names().iter().filter_map(|key| game_of(key)).collect()
}

/// Whether a game is stored, or anything that is counted of games: attempts and their ledger.
pub fn has_records() -> bool {
    entry::mend();
    entry::has_any(&[PREFIX, attempts::ATTEMPT, ledger::ATTEMPT])
}

fn slots(id: &GameId) -> Slots {
    entry::mend();
    slots_by(id, entry::read)
}

fn slots_by(id: &GameId, text: impl Fn(&str) -> Option<String>) -> Slots {
    let [old, a, b] = key_of(id).map(|key| text(&key));
    Slots { a, b, old }
}

/// The slots of a game among these entries.
pub(super) fn slots_of(id: &GameId, entries: &BTreeMap<String, String>) -> Slots {
    slots_by(id, |key| entries.get(key).cloned())
}

/// A saved game; nothing where there is none.
pub fn load(id: &GameId) -> Option<Listed> {
    Some(match slots(id).find()? {
        Found::Good(save) => Listed::Good(id.clone(), save),
        Found::Broken(text, error) => Listed::Broken(id.clone(), text, error),
    })
}

/// The key of a saved game's title, without reading the save; nothing where there is none, or of a version that had none.
pub fn kept_title(id: &GameId) -> Option<String> {
    slots(id).title().map(str::to_owned)
}

/// Whether a save of the game was damaged, so that an earlier one is shown.
pub fn is_torn(id: &GameId) -> bool {
    slots(id).is_torn()
}

/// Stores a game whose save this window last saw at a revision; 0 is a new game.
///
/// # Errors
/// The storage is full or missing, or the save is not the one that this window knows.
pub fn store(id: &GameId, save: &Save, seen: u64) -> Result<(), StoreError> {
    let before = slots(id);
    let target = before.target();
    let newest = target.other();
    let is_own = |text| entry::is_own(&slot_key(id, newest), text);
    // What this window wrote last need not be read.
    if before.revision(newest) != Some(seen) || !before.text(newest).is_some_and(is_own) {
        follows(&before, seen)?;
    }
    let text = wrap(save.revision(), &save.write());
    let written = entry::write(&slot_key(id, target), &text);
    copies::copy(id, save);
    written?;
    super::played::note(save.title());
    if before.outlives_old(target) {
        entry::remove(&old_key(id));
    }
    Ok(())
}

/// Whether a save may follow what is stored, of which this window last saw a revision.
fn follows(before: &Slots, seen: u64) -> Result<(), StoreError> {
    match before.find() {
        Some(Found::Good(there)) if there.revision() != seen => Err(StoreError::OtherWindow),
        Some(Found::Broken(..)) => Err(StoreError::OtherWindow),
        None if seen > 0 && storage().is_some() => Err(StoreError::Gone),
        _ => Ok(()),
    }
}

/// Deletes a game.
pub fn delete(id: &GameId) {
    key_of(id).iter().for_each(|key| entry::remove(key));
}
