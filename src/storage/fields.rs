//! Fields: results of bots on the deals of games. They are a cache: unreadable entries are ignored, and without room nothing
//! is stored.

use super::{entry, storage};
use crate::table::field::{Field, FieldOf};

/// The prefix of the entries, before a checksum.
const FIELD: &str = "catenary.field.";

/// The largest number of fields stored; the oldest are deleted.
const MOST: usize = 100;

fn key(of: &FieldOf) -> String {
    format!("{FIELD}{:08x}", of.checksum())
}

/// Returns the stored field; an empty one if there is none of this version of the bots.
pub(crate) fn load_field(of: &FieldOf) -> Field {
    let saved = entry::read(&key(of)).and_then(|text| Field::read(&text, of.bots));
    saved.map_or_else(|| Field::new(of.bots), |(field, _)| field)
}

/// Stores a field if there is room, and deletes the oldest if there are too many.
pub(crate) fn keep_field(of: &FieldOf, field: &Field) {
    let Some(storage) = storage() else { return };
    let key = key(of);
    let place = |name: &String| entry::read(name).map_or(0, |text| Field::place(&text));
    let mut saved: Vec<(u64, String)> = entry::names()
        .into_iter()
        .filter(|name| name.starts_with(FIELD) && *name != key)
        .map(|name| (place(&name), name))
        .collect();
    saved.sort_unstable();
    let last = saved.last().map_or(0, |(place, _)| *place);
    let beyond = (saved.len() + 1).saturating_sub(MOST);
    // Failures do not matter for a cache.
    for (_, name) in &saved[..beyond] {
        let _ = storage.remove_item(name);
    }
    let _ = storage.set_item(&key, &field.write(last.saturating_add(1)));
}
