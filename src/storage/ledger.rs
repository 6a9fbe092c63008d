//! The ledger of attempts, each in an entry of its own, and the set-ups that were seen. Exporting, deleting and
//! importing games does not touch it. Set-ups have the names that their title gives them.

use super::{StoreError, entry, places};
use crate::engine::json::Unread;
use crate::table::ranked::{AttemptRecord, Progress};

/// What the entries of attempts begin with; the time of the beginning and the set-up's name follow.
pub(super) const ATTEMPT: &str = "catenary.ledger.";
/// What the entries of deals that were seen begin with; the name of what was seen of a deal follows.
pub(super) const SEEN: &str = "catenary.seen.";
/// The most attempts that are read.
const MOST: usize = 5_000;

/// The entry of the attempt that was begun then at a set-up.
pub(super) fn key(begun_at: u64, setup: &str) -> String {
    format!("{ATTEMPT}{begun_at}.{setup}")
}

fn read(key: &str) -> Option<AttemptRecord> {
    AttemptRecord::read(&entry::read(key)?).ok()
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

/// Notes how an attempt stands. What a newer page has noted stays as it is.
///
/// # Errors
/// The storage is full or missing.
pub fn write_attempt(record: &AttemptRecord) -> Result<(), StoreError> {
    let key = key(record.begun_at, &record.setup);
    let known = entry::read(&key);
    if matches!(known.as_deref().map(AttemptRecord::read), Some(Err(Unread::UnknownField(_)))) {
        return Ok(());
    }
    entry::write(&key, &serde_json::to_string(record).unwrap_or_default())
}

/// The entry of what another ledger knows of an attempt, joined with what is known here; nothing where a newer page has
/// written that.
pub(super) fn written(
    theirs: &AttemptRecord,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(theirs.begun_at, &theirs.setup);
    let theirs = theirs.clone().brought();
    let joined = match there(&key).as_deref().map(AttemptRecord::read) {
        Some(Ok(known)) => AttemptRecord { number: known.number, ..theirs }.joined(known),
        Some(Err(Unread::UnknownField(_))) => return None,
        Some(Err(Unread::Malformed(_))) | None => theirs,
    };
    Some((key, serde_json::to_string(&joined).unwrap_or_default()))
}

/// The place of an attempt that ends now in the order of this device ([`AttemptRecord::place`]).
pub fn next_place() -> u64 {
    places::next()
}

/// Notes that the attempt of this entry was given up, unless it has ended.
pub(super) fn give_up(key: &str) {
    if let Some(known) = read(key).filter(|known| known.progress == Progress::Open) {
        // Where writing fails the attempt goes on in the ledger.
        let _ = write_attempt(&AttemptRecord { progress: Progress::GivenUp, ..known });
    }
}

/// The entry of what was seen of a deal.
pub(super) fn seen_key(name: &str) -> String {
    format!("{SEEN}{name}")
}

/// Notes that what a ranked game is dealt by was played, or looked at, without counting.
pub fn write_seen(name: &str) {
    // Where that fails an attempt lacks a mark, which proves nothing anyway.
    let _ = entry::write(&seen_key(name), "seen");
}

/// Whether what a ranked game is dealt by was played, or looked at, without counting.
pub fn was_seen(name: &str) -> bool {
    entry::read(&seen_key(name)).is_some()
}
