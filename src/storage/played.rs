//! The rule sets played last, whose files are fetched first.

use super::entry;
use crate::titles::TitleKey;

/// The entry: names separated by spaces, latest first. `static/offline.js` reads it.
const KEY: &str = "catenary.played";

/// Notes that a title was played.
pub(super) fn note(title: &str) {
    let Some(title) = TitleKey::named(title) else { return };
    let now = title.facts().rule_set;
    let before = entry::read(KEY).unwrap_or_default();
    if before.split(' ').next() == Some(now) {
        return;
    }
    let others = before.split(' ').filter(|name| !name.is_empty() && *name != now).take(8);
    let names: Vec<&str> = std::iter::once(now).chain(others).collect();
    // Without the note only the order of fetching changes.
    let _ = entry::write(KEY, &names.join(" "));
}
