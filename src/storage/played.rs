//! Which rule sets were played last, for whatever fetches their files: those come first.

use super::entry;
use crate::titles::TitleKey;

/// The entry with their names, the latest first, spaces between them. `static/offline.js` reads it.
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
    // Without it files come in another order, no more.
    let _ = entry::write(KEY, &names.join(" "));
}
