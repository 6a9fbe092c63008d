//! Imports as a transaction: all entries are stored or none, even if the browser is killed in between. A journal with the
//! previous entries is written first. It serves to undo an interrupted import at the next start, and the last import on
//! request.

use super::clock::now;
use super::entry::{self, OURS};
use super::{GameId, StoreError, games, ledger, lock, mirror, storage};
use crate::engine::codec::crc32;
use crate::engine::json;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The entry with the journal of the last import.
pub(super) const JOURNAL: &str = "catenary.import";
/// The beginning of a journal whose entries are being written.
const TORN: &str = "{\"stage\":\"writing\"";
/// The lock for writing and undoing.
const LOCK: &str = "catenary.import";

/// The stage of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WriteStage {
    /// Its entries are being written.
    Writing,
    /// All of its entries are stored.
    Stored,
}

#[derive(Serialize, Deserialize)]
struct Journal {
    stage: WriteStage,
    /// The time, in milliseconds since 1970.
    at: u64,
    changes: Vec<ImportedEntry>,
}

/// An entry of an import.
#[derive(Serialize, Deserialize)]
struct ImportedEntry {
    key: String,
    /// The checksum of the new text.
    checksum: u32,
    /// The previous text.
    before: Option<String>,
    /// True if undoing the import keeps the entry, or the marks of an attempt's record.
    #[serde(default)]
    stays: bool,
}

impl ImportedEntry {
    fn is_of_attempt(&self) -> bool {
        self.key.starts_with(ledger::ATTEMPT)
    }
}

/// The last import, which can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastImport {
    /// Its time, in milliseconds since 1970.
    pub at: u64,
    /// The number of entries written.
    pub entries: usize,
}

/// Returns whether an entry is the journal of the last import.
pub(crate) fn is_of_import(key: &str) -> bool {
    key == JOURNAL
}

fn journal() -> Option<Journal> {
    json::read(&entry::read(JOURNAL)?).ok()
}

/// Returns whether an import was interrupted.
pub(crate) fn is_import_torn() -> bool {
    entry::read(JOURNAL).is_some_and(|text| text.starts_with(TORN))
}

/// Returns the last import, unless it was undone or kept for good.
pub(crate) fn last_import() -> Option<LastImport> {
    let journal = journal().filter(|it| it.stage == WriteStage::Stored)?;
    Some(LastImport { at: journal.at, entries: journal.changes.len() })
}

/// Keeps the last import for good.
pub(crate) fn keep_import() {
    if let Some(storage) = storage() {
        // If removing fails, the undo is offered again.
        let _ = storage.remove_item(JOURNAL);
    }
}

/// Writes the entries that `plan` returns, all of them or none. No other import runs between planning and writing. An
/// undo keeps the entries named in its second result.
///
/// # Errors
/// The storage is full or missing; nothing changes.
pub(super) async fn write_together<T>(
    plan: impl FnOnce() -> (BTreeMap<String, String>, BTreeSet<String>, T),
) -> Result<T, StoreError> {
    let _lock = lock::alone(LOCK).await;
    let (entries, stays, outcome) = plan();
    if entries.is_empty() {
        return Ok(outcome);
    }
    let change = |(key, text): (&String, &String)| {
        let (key, checksum, before) = (key.clone(), crc32(text.as_bytes()), entry::read(key));
        let stays = stays.contains(&key);
        ImportedEntry { key, checksum, before, stays }
    };
    let changes = entries.iter().map(change).collect();
    let at = now();
    let mut journal = Journal { stage: WriteStage::Writing, at, changes };
    let last = entry::read(JOURNAL);
    if let Err(error) = write_all(&mut journal, &entries) {
        take_back(&journal);
        keep_import();
        if let Some(last) = last {
            // If writing fails, the previous import remains.
            let _ = entry::plain_write(JOURNAL, &last);
        }
        return Err(error);
    }
    mirror::change(&entries.into_iter().map(|(key, text)| (key, Some(text))).collect());
    Ok(outcome)
}

fn write_all(journal: &mut Journal, entries: &BTreeMap<String, String>) -> Result<(), StoreError> {
    note(journal)?;
    entries.iter().try_for_each(|(key, text)| entry::plain_write(key, text))?;
    journal.stage = WriteStage::Stored;
    note(journal)
}

fn note(journal: &Journal) -> Result<(), StoreError> {
    entry::plain_write(JOURNAL, &serde_json::to_string(journal).unwrap_or_default())
}

/// Undoes an interrupted import.
pub(crate) async fn heal_import() {
    let _lock = lock::alone(LOCK).await;
    if let Some(journal) = journal().filter(|it| it.stage == WriteStage::Writing) {
        take_back(&journal);
    }
    if is_import_torn() {
        keep_import();
    }
}

/// Undoes the last import and returns the number of entries that were kept because they have changed. Deals that it has shown
/// stay marked as seen.
pub(crate) async fn undo_import() -> usize {
    let _lock = lock::alone(LOCK).await;
    let changed = journal().map_or(0, |mut journal| {
        journal.changes.retain(|change| !change.stays || change.is_of_attempt());
        take_back(&journal)
    });
    keep_import();
    changed
}

/// Called when a strict game is opened. If it came with the last import, its records of attempts survive an undo, because
/// they were seen.
pub(crate) fn keep_marks(id: &GameId) {
    let key = games::key_of(id);
    let came = |journal: &Journal| journal.changes.iter().any(|change| change.key == key);
    if !entry::read(JOURNAL).is_some_and(|text| text.contains(&key)) {
        return;
    }
    let Some(mut journal) = journal().filter(came) else { return };
    for change in &mut journal.changes {
        change.stays |= change.is_of_attempt();
    }
    // If writing fails, an undo also removes the marks.
    let _ = note(&journal);
}

/// Undoes the unchanged entries of an import and returns the number of changed ones.
fn take_back(journal: &Journal) -> usize {
    let Some(storage) = storage() else { return 0 };
    let mut mirrored = BTreeMap::new();
    let mut changed = 0;
    // Removing first makes room for restoring.
    let (new, old): (Vec<_>, Vec<_>) =
        journal.changes.iter().partition(|change| change.before.is_none());
    for change in new.into_iter().chain(old).filter(|change| change.key.starts_with(OURS)) {
        let now = entry::read(&change.key);
        if now == change.before {
            continue;
        }
        if now.as_ref().is_none_or(|text| crc32(text.as_bytes()) != change.checksum) {
            changed += 1;
            continue;
        }
        let after = match now {
            Some(now) if change.stays && change.is_of_attempt() => {
                match ledger::taken_back(change.before.as_deref(), &now) {
                    Some(marked) => Some(marked),
                    None => continue,
                }
            }
            _ => change.before.clone(),
        };
        let done = match &after {
            Some(text) => storage.set_item(&change.key, text),
            None => storage.remove_item(&change.key),
        };
        if done.is_ok() {
            mirrored.insert(change.key.clone(), after);
        }
    }
    mirror::change(&mirrored);
    changed
}
