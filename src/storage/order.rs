//! The order in which games were played on this device, whatever its clock says.

use super::GameId;
use super::entry;

/// The entry with their ids, the latest first, spaces between them.
const KEY: &str = "catenary.order";

/// So many are noted; those before them go by the dates of their saves.
const MOST: usize = 200;

/// Notes that a game was played.
pub(super) fn note(id: &GameId) {
    let before = entry::read(KEY).unwrap_or_default();
    if before.split(' ').next() == Some(id.as_str()) {
        return;
    }
    let others = before.split(' ').filter(|it| !it.is_empty() && *it != id.as_str());
    let ids: Vec<&str> = std::iter::once(id.as_str()).chain(others.take(MOST - 1)).collect();
    // Without it games are listed in another order, no more.
    let _ = entry::write(KEY, &ids.join(" "));
}

/// The ids of the games that were played here, the latest first.
pub(super) fn noted() -> Vec<String> {
    entry::read(KEY).unwrap_or_default().split(' ').map(str::to_owned).collect()
}
