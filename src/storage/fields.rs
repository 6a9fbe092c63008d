//! What bots have reached with the deals of games. They can be made anew: what cannot be read counts as none, and where there
//! is no room nothing is kept.

use super::{entry, storage};
use crate::table::field::{Field, FieldOf};

/// What the entries begin with; behind it stands a checksum.
const FIELD: &str = "catenary.field.";

/// So many are kept; the oldest make room.
const MOST: usize = 100;

fn key(of: &FieldOf) -> String {
    format!("{FIELD}{:08x}", of.checksum())
}

/// What is kept of a field; one without games where there is nothing, or nothing of these bots.
pub(crate) fn load_field(of: &FieldOf) -> Field {
    let kept = entry::read(&key(of)).and_then(|text| Field::read(&text, of.bots));
    kept.map_or_else(|| Field::new(of.bots), |(field, _)| field)
}

/// Keeps a field where there is room. Older ones beyond those that are kept are removed.
pub(crate) fn keep_field(of: &FieldOf, field: &Field) {
    let Some(storage) = storage() else { return };
    let key = key(of);
    let place = |name: &String| entry::read(name).map_or(0, |text| Field::place(&text));
    let mut kept: Vec<(u64, String)> = entry::names()
        .into_iter()
        .filter(|name| name.starts_with(FIELD) && *name != key)
        .map(|name| (place(&name), name))
        .collect();
    kept.sort_unstable();
    let last = kept.last().map_or(0, |(place, _)| *place);
    let beyond = (kept.len() + 1).saturating_sub(MOST);
    // What cannot be removed, or does not fit, is a cache all the same.
    for (_, name) in &kept[..beyond] {
        let _ = storage.remove_item(name);
    }
    let _ = storage.set_item(&key, &field.write(last.saturating_add(1)));
}
