//! The order in which this device notes the ends of attempts; dates are not proven, and clocks can be set back.

use super::{attempts, entry, ledger};

/// The entry with the last place.
const KEY: &str = "catenary.noted";

/// Returns the next place.
pub(super) fn next() -> u64 {
    next_of(1)
}

/// Reserves `count` places and returns the first.
pub(super) fn next_of(count: u64) -> u64 {
    let noted = entry::read(KEY).and_then(|text| text.parse().ok());
    // If the note was deleted, the attempts still have their places.
    let last: u64 = noted.unwrap_or_else(|| attempts::last_place().max(ledger::last_place()));
    // Without the note two attempts share a place, and their dates decide the order.
    let _ = entry::write(KEY, &last.saturating_add(count).to_string());
    last.saturating_add(1)
}
