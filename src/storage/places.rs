//! The order in which this device notes the ends of attempts: dates are only said, and clocks are set back.

use super::{attempts, entry, ledger};

/// The entry with the last place.
const KEY: &str = "catenary.noted";

/// The next place.
pub(super) fn next() -> u64 {
    next_of(1)
}

/// The first of so many next places.
pub(super) fn next_of(count: u64) -> u64 {
    let noted = entry::read(KEY).and_then(|text| text.parse().ok());
    // Where the note was deleted the attempts still have theirs.
    let last: u64 = noted.unwrap_or_else(|| attempts::last_place().max(ledger::last_place()));
    // Without it the next one has the same place, and the date decides between them.
    let _ = entry::write(KEY, &last.saturating_add(count).to_string());
    last.saturating_add(1)
}
