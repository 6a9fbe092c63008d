//! Saved games, one entry each, so that a bad one harms no other.

use super::storage;
use crate::session::{Save, SaveError};

/// What the entries of games begin with.
const PREFIX: &str = "catenary.game.";

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

/// Why a game was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The storage is full.
    Full,
    /// There is no storage.
    NoStorage,
    /// Another window has stored the game meanwhile.
    OtherWindow,
    /// The game was deleted meanwhile.
    Gone,
}

/// A new id: the time and some chance.
pub fn fresh_id() -> GameId {
    let time = js_sys::Date::now() as u64;
    let chance = (js_sys::Math::random() * 1e6) as u64;
    GameId(format!("{time:x}{chance:05x}"))
}

/// The storage's key of a game.
pub fn key_of(id: &GameId) -> String {
    format!("{PREFIX}{}", id.0)
}

/// All saved games, the latest first, those that cannot be read last.
pub fn list() -> Vec<Listed> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|n| storage.key(n).ok().flatten());
    let ids = keys.filter_map(|key| key.strip_prefix(PREFIX).and_then(GameId::parse));
    let mut games: Vec<Listed> = ids.filter_map(listed).collect();
    games.sort_by_key(|game| match game {
        Listed::Good(_, save) => (0, u64::MAX - save.saved_at),
        Listed::Broken(..) => (1, 0),
    });
    games
}

fn listed(id: GameId) -> Option<Listed> {
    let text = storage()?.get_item(&key_of(&id)).ok().flatten()?;
    Some(match Save::read(&text) {
        Ok(save) => Listed::Good(id, Box::new(save)),
        Err(error) => Listed::Broken(id, text, error),
    })
}

/// A saved game; nothing where there is none.
pub fn load(id: &GameId) -> Option<Listed> {
    listed(id.clone())
}

/// Stores a game whose entry this window last saw at a revision; 0 is a new game.
///
/// # Errors
/// The storage is full or missing, or the entry is not the one that this window knows.
pub fn store(id: &GameId, save: &Save, seen: u64) -> Result<(), StoreError> {
    let storage = storage().ok_or(StoreError::NoStorage)?;
    let key = key_of(id);
    let before = storage.get_item(&key).map_err(|_| StoreError::NoStorage)?;
    match before.as_deref().map(Save::read) {
        Some(Ok(there)) if there.revision != seen => return Err(StoreError::OtherWindow),
        Some(Err(_)) => return Err(StoreError::OtherWindow),
        None if seen > 0 => return Err(StoreError::Gone),
        _ => {}
    }
    storage.set_item(&key, &save.write()).map_err(|_| StoreError::Full)
}

/// Deletes a game.
pub fn delete(id: &GameId) {
    if let Some(storage) = storage() {
        // Where removing fails the entry stays in the list, which is what the player sees.
        let _ = storage.remove_item(&key_of(id));
    }
}
