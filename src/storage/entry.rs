//! Entries of the storage, written at once and then mirrored.

use super::{StoreError, game_of, mirror, storage};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen_futures::JsFuture;

/// The prefix of all entries of the page.
pub(super) const OURS: &str = "catenary.";
/// An entry that always exists: if it is missing, the storage was cleared and not just a game deleted. It counts the writes
/// (`static/copies.js`).
const ALIVE: &str = "catenary.alive";

thread_local! {
    /// The last entry of a game that this window has written.
    static WRITTEN: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

pub(super) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Writes an entry. The mirror gets it even if the storage refuses it.
///
/// # Errors
/// The storage is full or missing.
pub(super) fn write(key: &str, text: &str) -> Result<(), StoreError> {
    let written = plain_write(key, text);
    mirror::put(key, text);
    if written.is_ok() && game_of(key).is_some() {
        WRITTEN.set(Some((key.to_owned(), text.to_owned())));
    }
    written
}

/// Writes entries, all of them or none; once they are stored, the mirror gets them together.
///
/// # Errors
/// The storage is full or missing; nothing changes.
pub(super) fn write_all(entries: &[(String, String)]) -> Result<(), StoreError> {
    let mut before = Vec::new();
    for (key, text) in entries {
        let old = read(key);
        if let Err(error) = plain_write(key, text) {
            put_back(before);
            return Err(error);
        }
        before.push((key, old));
    }
    let mirrored = entries.iter().map(|(key, text)| (key.clone(), Some(text.clone())));
    // The page does not wait for the mirror.
    let _ = mirror::change(&mirrored.collect());
    if let Some(game) = entries.iter().find(|(key, _)| game_of(key).is_some()) {
        WRITTEN.set(Some(game.clone()));
    }
    Ok(())
}

/// Restores the old texts of entries.
fn put_back(before: Vec<(&String, Option<String>)>) {
    let Some(storage) = storage() else { return };
    for (key, text) in before.into_iter().rev() {
        // There was room for it a moment ago.
        let _ = match text {
            Some(text) => storage.set_item(key, &text),
            None => storage.remove_item(key),
        };
    }
}

/// Returns whether this window has written an entry with this text.
pub(super) fn is_own(key: &str, text: &str) -> bool {
    WRITTEN.with_borrow(|own| own.as_ref().is_some_and(|own| (&*own.0, &*own.1) == (key, text)))
}

/// Writes an entry without the mirror.
///
/// # Errors
/// The storage is full or missing.
pub(super) fn plain_write(key: &str, text: &str) -> Result<(), StoreError> {
    let storage = storage().ok_or(StoreError::NoStorage)?;
    storage.set_item(key, text).map_err(|_| StoreError::Full)?;
    if storage.get_item(ALIVE).ok().flatten().is_none() {
        // If this fails, a cleared storage looks like a deleted game.
        let _ = storage.set_item(ALIVE, "0");
    }
    Ok(())
}

/// Removes an entry, also from the mirror.
pub(super) fn remove(key: &str) {
    WRITTEN.with_borrow_mut(|own| own.take_if(|own| own.0 == key));
    mirror::remove(key);
    if let Some(storage) = storage() {
        // If removing fails, the player still sees the entry in its list.
        let _ = storage.remove_item(key);
    }
}

/// Removes entries, together from the mirror, and waits for that.
pub(super) async fn remove_all(names: &[String]) {
    let Some(storage) = storage() else { return };
    for name in names {
        WRITTEN.with_borrow_mut(|written| written.take_if(|(key, _)| key == name));
        // If removing fails, the entry is listed again.
        let _ = storage.remove_item(name);
    }
    if let Some(done) = mirror::change(&names.iter().map(|it| (it.clone(), None)).collect()) {
        // If the mirror keeps an entry, it is listed again.
        let _ = JsFuture::from(done).await;
    }
}

/// Returns the names of all entries of the browser's storage.
pub(super) fn names() -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    (0..count).filter_map(|n| storage.key(n).ok().flatten()).collect()
}

/// Returns the checksum in an entry's name, after a prefix; `None` if the name has another form.
pub(super) fn checksum_in<'a>(key: &'a str, prefix: &str) -> Option<&'a str> {
    let is_one = |name: &&str| name.len() == 8 && name.bytes().all(|it| it.is_ascii_hexdigit());
    key.strip_prefix(prefix).filter(is_one)
}

/// Returns whether there is an entry with one of these prefixes.
pub(super) fn has_any(prefixes: &[&str]) -> bool {
    names().iter().any(|name| prefixes.iter().any(|prefix| name.starts_with(prefix)))
}

/// Returns all entries of the page.
pub(super) fn all() -> BTreeMap<String, String> {
    let ours = names().into_iter().filter(|key| key.starts_with(OURS));
    ours.filter_map(|key| read(&key).map(|text| (key, text))).collect()
}

/// Stores the window's game again if the storage was cleared meanwhile.
pub(super) fn mend() {
    let is_cleared = |storage: web_sys::Storage| storage.get_item(ALIVE) == Ok(None);
    let Some((key, text)) = WRITTEN.with_borrow(Clone::clone) else { return };
    if storage().is_some_and(is_cleared) {
        // If that fails, the next decision fails to save too, and the page says so.
        let _ = plain_write(&key, &text);
    }
}
