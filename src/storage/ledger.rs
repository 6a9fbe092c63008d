//! The ledger of attempts, each in an entry of its own, and the set-ups that were seen. Exporting, deleting and
//! importing games does not touch it. Set-ups have the names that their title gives them.

use super::clock::now;
use super::{Listed, StoreError, entry, games, load_attempts, places};
use crate::engine::json::Unread;
use crate::table::Day;
use crate::table::scores::{AttemptRecord, Progress, SeenMark};
use std::collections::BTreeMap;

/// What the entries of attempts begin with; the time of the beginning and the set-up's name follow.
pub(super) const ATTEMPT: &str = "catenary.ledger.";
/// What the entries of deals that were seen begin with; the name of what was seen of a deal follows.
pub(super) const SEEN: &str = "catenary.seen.";
/// When notes or results were last deleted, in milliseconds since 1970.
const DELETED: &str = "catenary.forgotten";
/// The most attempts that are read.
const MOST: usize = 5_000;

/// The entry of the attempt that was begun then at a set-up.
pub(super) fn key(begun_at: u64, setup: &str) -> String {
    format!("{ATTEMPT}{begun_at}.{setup}")
}

/// The name of the set-up at which an entry is an attempt.
pub(super) fn deal_of(key: &str) -> Option<&str> {
    Some(key.strip_prefix(ATTEMPT)?.split_once('.')?.1)
}

fn read(key: &str) -> Option<AttemptRecord> {
    AttemptRecord::read(&entry::read(key)?).ok()
}

/// All that the ledger knows, in no order.
pub(crate) fn load_ledger() -> Vec<AttemptRecord> {
    let keys = entry::names().into_iter().filter(|key| key.starts_with(ATTEMPT)).take(MOST);
    keys.filter_map(|key| read(&key)).collect()
}

/// The recorded attempts at a set-up, in no order.
pub(crate) fn attempts_at(setup: &str) -> Vec<AttemptRecord> {
    let is_of = |key: &String| deal_of(key) == Some(setup);
    entry::names().into_iter().filter(is_of).filter_map(|key| read(&key)).collect()
}

/// What the ledger knows of the attempt that was begun then at a set-up.
pub(crate) fn logged(setup: &str, begun_at: u64) -> Option<AttemptRecord> {
    read(&key(begun_at, setup))
}

/// Notes how an attempt stands. What a newer page has noted stays as it is.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn write_attempt(record: &AttemptRecord) -> Result<(), StoreError> {
    record_entry(record).map_or(Ok(()), |(key, text)| entry::write(&key, &text))
}

/// The entry of how an attempt stands; nothing where a newer page has written what is there.
pub(crate) fn record_entry(record: &AttemptRecord) -> Option<(String, String)> {
    let key = key(record.begun_at, &record.setup);
    let known = entry::read(&key);
    if matches!(known.as_deref().map(AttemptRecord::read), Some(Err(Unread::UnknownField(_)))) {
        return None;
    }
    Some((key, serde_json::to_string(record).unwrap_or_default()))
}

/// The entry of an attempt once the import that brought the present one is taken back, after it was looked at: as it was
/// before, with the marks of what was seen; what nothing is left of was given up.
pub(super) fn taken_back(before: Option<&str>, now: &str) -> Option<String> {
    let now = AttemptRecord::read(now).ok()?;
    let record = match before {
        Some(before) => AttemptRecord::read(before).ok()?.marked_by(&now),
        None if now.progress == Progress::Open => {
            AttemptRecord { progress: Progress::GivenUp, ..now }
        }
        None => now,
    };
    serde_json::to_string(&record).ok()
}

/// The last place of an attempt in the order of this device.
pub(super) fn last_place() -> u64 {
    load_ledger().iter().map(|record| record.place).max().unwrap_or(0)
}

/// The highest number of an attempt at each set-up.
pub(super) fn numbers() -> BTreeMap<String, u32> {
    let mut numbers = BTreeMap::new();
    for AttemptRecord { setup, number, .. } in load_ledger() {
        let last = numbers.entry(setup).or_insert(number);
        *last = number.max(*last);
    }
    numbers
}

/// The entry of what a file knows of an attempt, joined with what is known here; nothing where that stays as it is, or a
/// newer page has written it. Of one that is new here the number comes after those that are known.
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

/// The place of an attempt that ends now in the order of this device ([`AttemptRecord::place`]).
pub(crate) fn next_place() -> u64 {
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

/// The mark that something of a deal was seen, as it is written today; nothing where there is a stronger one.
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

/// The mark that a file says something of a deal was seen.
pub(super) fn told() -> SeenMark {
    SeenMark::Told(today())
}

/// Notes that what a ranked game is dealt by was played, or looked at, without counting.
pub(crate) fn write_seen(name: &str) {
    if let Some((key, text)) = seen_entry(name, SeenMark::Here, entry::read) {
        // Where that fails an attempt lacks a mark, which proves nothing anyway.
        let _ = entry::write(&key, &text);
    }
}

/// The mark that a deal of a ranked game was seen without counting, and who set it; `None` for an unseen deal.
pub(crate) fn seen_mark(name: &str) -> Option<SeenMark> {
    entry::read(&seen_key(name)).as_deref().map(SeenMark::read)
}

/// When notes or results were last deleted, in milliseconds since 1970.
pub(crate) fn notes_deleted_at() -> Option<u64> {
    entry::read(DELETED)?.parse().ok()
}

/// Notes that notes or results are deleted: now, or when the last of what is noted happened where the clock was set back.
pub(super) fn note_deletion() {
    let finished = load_attempts().into_iter().map(|it| it.begun_at.max(it.finished_at));
    let begun = load_ledger().into_iter().map(|it| it.begun_at);
    let saved = games::list().into_iter().filter_map(|game| match game {
        Listed::Good(_, save) => Some(save.saved_at),
        Listed::Broken(..) => None,
    });
    let names = entry::names().into_iter().filter(|name| name.starts_with(SEEN));
    let seen = names.filter_map(|name| SeenMark::day_of(&entry::read(&name)?));
    let now = now();
    let all = finished.chain(begun).chain(saved).chain(seen.map(Day::begins));
    let last = all.chain(notes_deleted_at()).fold(now, u64::max);
    // Where writing fails there is no room, which the deletion makes for the next one.
    let _ = entry::write(DELETED, &last.to_string());
}
