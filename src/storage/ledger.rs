//! The ledger: records of attempts and marks of seen deals, each in an entry of its own. Exporting, deleting and importing
//! games does not change it. Setups are named by their titles.

use super::clock::now;
use super::{Listed, StoreError, attempt_order, entry, games, load_attempts};
use crate::engine::json::Unread;
use crate::table::Day;
use crate::table::scores::{AttemptProgress, AttemptRecord, SeenMark};
use std::collections::BTreeMap;

/// The prefix of entries of records, before the starting time and the setup's name.
pub(super) const ATTEMPT: &str = "catenary.ledger.";
/// The prefix of marks of seen deals, before the trace's name.
pub(super) const SEEN: &str = "catenary.seen.";
/// The entry with the time of the last deletion of notes or results, in milliseconds since 1970.
const DELETED: &str = "catenary.forgotten";
/// The largest number of records read.
const MOST: usize = 5_000;

/// Returns the name of a record's entry.
pub(super) fn key(begun_at: u64, setup: &str) -> String {
    format!("{ATTEMPT}{begun_at}.{setup}")
}

/// Extracts the name of the setup from a record's entry name; `None` for other entries.
pub(super) fn deal_of(key: &str) -> Option<&str> {
    Some(key.strip_prefix(ATTEMPT)?.split_once('.')?.1)
}

fn read(key: &str) -> Option<AttemptRecord> {
    AttemptRecord::read(&entry::read(key)?).ok()
}

/// Returns all records, in no order.
pub(crate) fn load_ledger() -> Vec<AttemptRecord> {
    let keys = entry::names().into_iter().filter(|key| key.starts_with(ATTEMPT)).take(MOST);
    keys.filter_map(|key| read(&key)).collect()
}

/// Returns the records of attempts at a setup, in no order.
pub(crate) fn attempts_at(setup: &str) -> Vec<AttemptRecord> {
    let is_of = |key: &String| deal_of(key) == Some(setup);
    entry::names().into_iter().filter(is_of).filter_map(|key| read(&key)).collect()
}

/// Returns the record of the attempt at a setup that was begun at this time.
pub(crate) fn logged(setup: &str, begun_at: u64) -> Option<AttemptRecord> {
    read(&key(begun_at, setup))
}

/// Stores a record, unless a newer page has written its entry.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn write_attempt(record: &AttemptRecord) -> Result<(), StoreError> {
    record_entry(record).map_or(Ok(()), |(key, text)| entry::write(&key, &text))
}

/// Returns the entry of a record; `None` if a newer page has written the stored one.
pub(crate) fn record_entry(record: &AttemptRecord) -> Option<(String, String)> {
    let key = key(record.begun_at, &record.setup);
    let known = entry::read(&key);
    if matches!(known.as_deref().map(AttemptRecord::read), Some(Err(Unread::UnknownField(_)))) {
        return None;
    }
    Some((key, serde_json::to_string(record).unwrap_or_default()))
}

/// Returns the record to keep when an import is undone: the previous one with the marks of the imported one. Without a previous
/// one it is the imported one, given up if it was open. `None` if either is unreadable.
pub(super) fn taken_back(before: Option<&str>, now: &str) -> Option<String> {
    let now = AttemptRecord::read(now).ok()?;
    let record = match before {
        Some(before) => AttemptRecord::read(before).ok()?.marked_by(&now),
        None if now.progress == AttemptProgress::Open => {
            AttemptRecord { progress: AttemptProgress::GivenUp, ..now }
        }
        None => now,
    };
    serde_json::to_string(&record).ok()
}

/// Returns the last place of a record in this device's order.
pub(super) fn last_place() -> u64 {
    load_ledger().iter().map(|record| record.place).max().unwrap_or(0)
}

/// Returns the highest number of an attempt at each setup.
pub(super) fn numbers() -> BTreeMap<String, u32> {
    let mut numbers = BTreeMap::new();
    for AttemptRecord { setup, number, .. } in load_ledger() {
        let last = numbers.entry(setup).or_insert(number);
        *last = number.max(*last);
    }
    numbers
}

/// Returns the entry of an imported record, merged with the known one; `None` if nothing changes, or a newer page has written
/// the stored one. A new record gets the next number at its setup.
pub(super) fn written(
    theirs: &AttemptRecord,
    there: impl Fn(&str) -> Option<String>,
    numbers: &mut BTreeMap<String, u32>,
) -> Option<(String, String)> {
    let key = key(theirs.begun_at, &theirs.setup);
    let known = there(&key);
    let joined = match known.as_deref().map(AttemptRecord::read) {
        Some(Ok(known)) => {
            known.clone().joined(AttemptRecord { number: known.number, ..theirs.clone() })
        }
        Some(Err(Unread::UnknownField(_))) => return None,
        Some(Err(Unread::Malformed(_))) | None => {
            let theirs = theirs.clone().brought();
            let last = numbers.entry(theirs.setup.clone()).or_default();
            *last = last.saturating_add(1).max(theirs.number);
            AttemptRecord { number: *last, ..theirs }
        }
    };
    let text = serde_json::to_string(&joined).unwrap_or_default();
    (known.as_ref() != Some(&text)).then_some((key, text))
}

/// Returns the place of an attempt that ends now in this device's order ([`AttemptRecord::place`]).
pub(crate) fn next_place() -> u64 {
    attempt_order::next()
}

/// Marks an attempt in play as given up.
pub(super) fn give_up(key: &str) {
    if let Some(known) = read(key).filter(|known| known.progress == AttemptProgress::Open) {
        // If writing fails, the ledger still has the attempt in play.
        let _ = write_attempt(&AttemptRecord { progress: AttemptProgress::GivenUp, ..known });
    }
}

/// Returns the name of the mark of a seen deal.
pub(super) fn seen_key(name: &str) -> String {
    format!("{SEEN}{name}")
}

/// Returns the entry that marks a deal as seen today; `None` if there is an equal or stronger mark.
pub(super) fn seen_entry(
    name: &str,
    mark: SeenMark,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let (key, text) = (seen_key(name), mark.written(today()));
    let is_weaker = |known: String| {
        known == text || mark != SeenMark::Here && SeenMark::read(&known) == SeenMark::Here
    };
    (!there(&key).is_some_and(is_weaker)).then_some((key, text))
}

fn today() -> Day {
    Day::of_millis(now())
}

/// Returns the mark for deals that a file says were seen.
pub(super) fn mark_from_file() -> SeenMark {
    SeenMark::Imported(today())
}

/// Marks a deal as seen in a game that does not count, or in a view of it.
pub(crate) fn write_seen(name: &str) {
    if let Some((key, text)) = seen_entry(name, SeenMark::Here, entry::read) {
        // If writing fails, an attempt lacks a mark; marks prove nothing anyway.
        let _ = entry::write(&key, &text);
    }
}

/// Returns the mark of a deal that was seen in a game that did not count; `None` for an unmarked deal.
pub(crate) fn seen_mark(name: &str) -> Option<SeenMark> {
    entry::read(&seen_key(name)).as_deref().map(SeenMark::read)
}

/// Returns the time of the last deletion of notes or results, in milliseconds since 1970.
pub(crate) fn notes_deleted_at() -> Option<u64> {
    entry::read(DELETED)?.parse().ok()
}

/// Notes that notes or results are deleted now; if the clock was set back, at the time of the latest known event.
pub(super) fn note_deletion() {
    let finished = load_attempts().into_iter().map(|it| it.begun_at.max(it.finished_at));
    let started = load_ledger().into_iter().map(|it| it.begun_at);
    let saved = games::list().into_iter().filter_map(|game| match game {
        Listed::Good(_, save) => Some(save.saved_at),
        Listed::Broken(..) => None,
    });
    let names = entry::names().into_iter().filter(|name| name.starts_with(SEEN));
    let seen = names.filter_map(|name| SeenMark::day_of(&entry::read(&name)?));
    let now = now();
    let all = finished.chain(started).chain(saved).chain(seen.map(Day::begins));
    let last = all.chain(notes_deleted_at()).fold(now, u64::max);
    // If writing fails the storage is full; after this deletion the next note has room.
    let _ = entry::write(DELETED, &last.to_string());
}
