//! The use of the storage, and the request to the browser to keep it.

use super::games::key_of;
use super::{GameId, entry, game_of, storage};
use crate::table::{Quota, USUAL_LIMIT};
use js_sys::{JsString, Reflect};
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Storage, StorageManager};

/// The entry noting that the browser was asked to keep the storage.
const REQUESTED: &str = "catenary.persistence";

/// Returns the size of an entry in characters, without copying its text.
fn entry_size(storage: &Storage, key: &str) -> usize {
    let text = Reflect::get(storage, &key.into()).ok();
    let text = text.and_then(|text| text.dyn_into::<JsString>().ok());
    text.map_or(0, |text| key.encode_utf16().count() + text.length() as usize)
}

/// Returns the size of an entry, in characters, as the storage counts them.
pub(super) fn characters(name: &str, text: &str) -> usize {
    name.encode_utf16().count() + text.encode_utf16().count()
}

/// Returns the size of a game, in characters.
pub(crate) fn size_of(id: &GameId) -> usize {
    let Some(storage) = storage() else { return 0 };
    entry_size(&storage, &key_of(id))
}

/// Returns the size of each entry, in characters.
pub(super) fn sizes() -> BTreeMap<String, usize> {
    let Some(storage) = storage() else { return BTreeMap::new() };
    let names = entry::names().into_iter();
    names.map(|name| (name.clone(), entry_size(&storage, &name))).collect()
}

/// Returns the use of the storage.
pub(crate) fn quota() -> Quota {
    let mut quota = Quota { games: 0, used: 0, limit: USUAL_LIMIT };
    for (key, size) in sizes() {
        quota.used += size;
        quota.games += if game_of(&key).is_some() { size } else { 0 };
    }
    quota
}

/// Asks the browser, once, not to clear the storage when it needs room.
pub(crate) fn ask_to_keep() {
    let Some(storage) = storage() else { return };
    if storage.get_item(REQUESTED).ok().flatten().is_some() {
        return;
    }
    let navigator = gloo::utils::window().navigator();
    let manager = Reflect::get(&navigator, &"storage".into()).unwrap_or(JsValue::UNDEFINED);
    if let Some(manager) = manager.dyn_ref::<StorageManager>() {
        // The page cannot do anything about a refusal.
        let _ = manager.persist();
        let _ = storage.set_item(REQUESTED, "asked");
    }
}
