//! The ledger of attempts, each in an entry of its own, and the set-ups that were seen. Exporting, deleting and
//! importing games does not touch it. Set-ups have the names that their title gives them.

use super::{StoreError, entry, places};
use crate::engine::json;
use crate::table::ranked::AttemptRecord;

/// What the entries of attempts begin with; the time of the beginning and the set-up's name follow.
pub(super) const ATTEMPT: &str = "catenary.ledger.";
/// What the entries of deals that were seen begin with; the name of what was seen of a deal follows.
const SEEN: &str = "catenary.seen.";
/// The most attempts that are read.
const MOST: usize = 5_000;

fn key(begun_at: u64, setup: &str) -> String {
    format!("{ATTEMPT}{begun_at}.{setup}")
}

fn read(key: &str) -> Option<AttemptRecord> {
    json::read(&entry::read(key)?).ok()
}

/// All that the ledger knows, in no order.
pub fn load_ledger() -> Vec<AttemptRecord> {
    let keys = entry::names().into_iter().filter(|key| key.starts_with(ATTEMPT)).take(MOST);
    keys.filter_map(|key| read(&key)).collect()
}

/// What the ledger knows of the attempt that was begun then at a set-up.
pub fn logged(setup: &str, begun_at: u64) -> Option<AttemptRecord> {
    read(&key(begun_at, setup))
}

/// Notes how an attempt stands.
///
/// # Errors
/// The storage is full or missing.
pub fn write_attempt(record: &AttemptRecord) -> Result<(), StoreError> {
    let text = serde_json::to_string(record).unwrap_or_default();
    entry::write(&key(record.begun_at, &record.setup), &text)
}

/// Takes an entry of another device's ledger, or of its seen set-ups. Of an attempt that both know, what is stronger
/// of each stays; whether the entry was one.
pub(super) fn take(name: &str, text: &str) -> Result<bool, StoreError> {
    if name.starts_with(SEEN) && text == "seen" {
        return entry::write(name, text).map(|()| true);
    }
    let Ok(theirs) = json::read::<AttemptRecord>(text) else { return Ok(false) };
    if name != key(theirs.begun_at, &theirs.setup) {
        return Ok(false);
    }
    join_ledger(vec![theirs]).map(|()| true)
}

/// Joins what another ledger knows of the player's own attempts with what this one knows, attempt by
/// attempt the longer record.
///
/// # Errors
/// The storage is full or missing.
pub fn join_ledger(records: Vec<AttemptRecord>) -> Result<(), StoreError> {
    for record in records.into_iter().map(AttemptRecord::brought) {
        let known = read(&key(record.begun_at, &record.setup));
        write_attempt(&match known {
            Some(known) => AttemptRecord { number: known.number, ..record }.joined(known),
            None => record,
        })?;
    }
    Ok(())
}

/// The place of an attempt that ends now in the order of this device ([`AttemptRecord::place`]).
pub fn next_place() -> u64 {
    places::next()
}

/// Notes that what a ranked game is dealt by was played, or looked at, without counting.
pub fn write_seen(name: &str) {
    // Where that fails an attempt lacks a mark, which proves nothing anyway.
    let _ = entry::write(&format!("{SEEN}{name}"), "seen");
}

/// Whether what a ranked game is dealt by was played, or looked at, without counting.
pub fn was_seen(name: &str) -> bool {
    entry::read(&format!("{SEEN}{name}")).is_some()
}
