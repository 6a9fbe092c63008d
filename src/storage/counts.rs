//! Games from the box that are counted, each in an entry of its own.

use super::{GameId, StoreError, entry};
use crate::engine::json::Unread;
use crate::table::KeptCount;

/// The prefix of the entries of counts, before the id.
pub(super) const COUNT: &str = "catenary.count.";

fn key(id: &GameId) -> String {
    format!("{COUNT}{}", id.as_str())
}

/// The count of an entry's name.
pub(super) fn id_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix(COUNT)?)
}

/// Whether an entry of the storage is a count.
pub(crate) fn is_of_counts(key: &str) -> bool {
    key.starts_with(COUNT)
}

/// All counts that can be read, the latest first.
pub(crate) fn kept_counts() -> Vec<(GameId, KeptCount)> {
    let ids = entry::names().into_iter().filter_map(|key| id_of(&key));
    let mut counts: Vec<(GameId, KeptCount)> =
        ids.filter_map(|id| kept_count(&id).map(|count| (id, count))).collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(count.saved_at));
    counts
}

/// The count of an id; `None` if it is not here, or cannot be read.
pub(crate) fn kept_count(id: &GameId) -> Option<KeptCount> {
    KeptCount::read(&entry::read(&key(id))?).ok().flatten()
}

/// Keeps a count. What a newer page has written of it stays.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn keep_count(id: &GameId, count: &KeptCount) -> Result<(), StoreError> {
    let there = entry::read(&key(id)).map(|text| KeptCount::read(&text));
    if matches!(there, Some(Err(Unread::UnknownField(_)))) {
        return Ok(());
    }
    entry::write(&key(id), &count.write())
}

/// Deletes a count.
pub(crate) fn delete_count(id: &GameId) {
    entry::remove(&key(id));
}

/// The entry of a count that comes in; `None` if one of its id is here.
pub(super) fn written(
    id: &GameId,
    count: &KeptCount,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(id);
    there(&key).is_none().then(|| (key, count.write()))
}
