//! Counts of games from the box, each in an entry of its own.

use super::{GameId, StoreError, entry};
use crate::engine::json::Unread;
use crate::table::SavedCount;

/// The prefix of the entries of counts, before the id.
pub(super) const COUNT: &str = "catenary.count.";

fn key(id: &GameId) -> String {
    format!("{COUNT}{}", id.as_str())
}

/// Returns the count's id of an entry.
pub(super) fn id_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix(COUNT)?)
}

/// Returns whether an entry is a count.
pub(crate) fn is_of_counts(key: &str) -> bool {
    key.starts_with(COUNT)
}

/// Returns all readable counts, latest first.
pub(crate) fn saved_counts() -> Vec<(GameId, SavedCount)> {
    let ids = entry::names().into_iter().filter_map(|key| id_of(&key));
    let mut counts: Vec<(GameId, SavedCount)> =
        ids.filter_map(|id| saved_count(&id).map(|count| (id, count))).collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(count.saved_at));
    counts
}

/// Returns the count with an id; `None` if it is missing or unreadable.
pub(crate) fn saved_count(id: &GameId) -> Option<SavedCount> {
    SavedCount::read(&entry::read(&key(id))?).ok().flatten()
}

/// Stores a count, unless a newer page has written its entry.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn keep_count(id: &GameId, count: &SavedCount) -> Result<(), StoreError> {
    let there = entry::read(&key(id)).map(|text| SavedCount::read(&text));
    if matches!(there, Some(Err(Unread::UnknownField(_)))) {
        return Ok(());
    }
    entry::write(&key(id), &count.write())
}

/// Deletes a count.
pub(crate) fn delete_count(id: &GameId) {
    entry::remove(&key(id));
}

/// Returns the entry of an imported count; `None` if its id is in use.
pub(super) fn written(
    id: &GameId,
    count: &SavedCount,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(id);
    there(&key).is_none().then(|| (key, count.write()))
}
