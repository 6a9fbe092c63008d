//! The order in which games were played on this device, independent of its clock.

use super::GameId;
use super::entry;

/// The entry: ids separated by spaces, latest first.
const KEY: &str = "catenary.order";

/// The largest number of ids; older games are ordered by the dates of their saves.
const MOST: usize = 200;

/// Notes that a game was played.
pub(super) fn note(id: &GameId) {
    let before = entry::read(KEY).unwrap_or_default();
    if before.split(' ').next() == Some(id.as_str()) {
        return;
    }
    let others = before.split(' ').filter(|it| !it.is_empty() && *it != id.as_str());
    let ids: Vec<&str> = std::iter::once(id.as_str()).chain(others.take(MOST - 1)).collect();
    // Without the note only the order of games changes.
    let _ = entry::write(KEY, &ids.join(" "));
}

/// Returns the ids of games played here, latest first.
pub(super) fn noted() -> Vec<String> {
    entry::read(KEY).unwrap_or_default().split(' ').map(str::to_owned).collect()
}
