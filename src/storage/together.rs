//! Entries that come in together: all of them are stored or none, also where the window is closed or the browser is killed
//! in the middle. A journal with what was there before is written first; whatever is cut short is taken back from it at
//! the next start, and the last import by a press.

use super::clock::now;
use super::entry::{self, OURS};
use super::{GameId, StoreError, copies, games, ledger, lock, storage};
use crate::engine::codec::crc32;
use crate::engine::json;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The journal of the last import.
pub(super) const JOURNAL: &str = "catenary.import";
/// What a journal begins with while its entries are being written.
const TORN: &str = "{\"stage\":\"writing\"";
/// The lock of whoever writes or takes back.
const LOCK: &str = "catenary.import";

/// How far an import has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Stage {
    /// Its entries are being written.
    Writing,
    /// All of them are stored.
    Stored,
}

#[derive(Serialize, Deserialize)]
struct Journal {
    stage: Stage,
    /// When, in milliseconds since 1970.
    at: u64,
    changes: Vec<Change>,
}

/// An entry of an import.
#[derive(Serialize, Deserialize)]
struct Change {
    key: String,
    /// The checksum of what is written.
    checksum: u32,
    /// What was there before.
    before: Option<String>,
    /// Whether undoing the import leaves the entry as it is.
    #[serde(default)]
    stays: bool,
}

impl Change {
    fn is_of_attempt(&self) -> bool {
        self.key.starts_with(ledger::ATTEMPT)
    }
}

/// The last import, which can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastImport {
    /// When it was, in milliseconds since 1970.
    pub at: u64,
    /// How many entries it has written.
    pub entries: usize,
}

/// Whether an entry of the storage tells of the last import.
pub(crate) fn is_of_import(key: &str) -> bool {
    key == JOURNAL
}

fn journal() -> Option<Journal> {
    json::read(&entry::read(JOURNAL)?).ok()
}

/// Whether an import was cut short.
pub(crate) fn is_import_torn() -> bool {
    entry::read(JOURNAL).is_some_and(|text| text.starts_with(TORN))
}

/// The last import, unless it was taken back or is to stay.
pub(crate) fn last_import() -> Option<LastImport> {
    let journal = journal().filter(|it| it.stage == Stage::Stored)?;
    Some(LastImport { at: journal.at, entries: journal.changes.len() })
}

/// The last import is not taken back any more.
pub(crate) fn keep_import() {
    if let Some(storage) = storage() {
        // Where removing fails it is offered again.
        let _ = storage.remove_item(JOURNAL);
    }
}

/// Writes what `plan` asks for, by the names of the entries: everything or nothing. What it reads for that does not change
/// before it is written. Those that it names besides stay when the import is taken back.
///
/// # Errors
/// The storage is full or missing; it is as it was before.
pub(super) async fn write_together<T>(
    plan: impl FnOnce() -> (BTreeMap<String, String>, BTreeSet<String>, T),
) -> Result<T, StoreError> {
    let _lock = lock::alone(LOCK).await;
    let (entries, stays, told) = plan();
    if entries.is_empty() {
        return Ok(told);
    }
    let change = |(key, text): (&String, &String)| {
        let (key, checksum, before) = (key.clone(), crc32(text.as_bytes()), entry::read(key));
        let stays = stays.contains(&key);
        Change { key, checksum, before, stays }
    };
    let changes = entries.iter().map(change).collect();
    let at = now();
    let mut journal = Journal { stage: Stage::Writing, at, changes };
    let last = entry::read(JOURNAL);
    if let Err(error) = write_all(&mut journal, &entries) {
        take_back(&journal);
        keep_import();
        if let Some(last) = last {
            // Where that fails the import before this one stays.
            let _ = entry::plain_write(JOURNAL, &last);
        }
        return Err(error);
    }
    copies::mirror_all(&entries.into_iter().map(|(key, text)| (key, Some(text))).collect());
    Ok(told)
}

fn write_all(journal: &mut Journal, entries: &BTreeMap<String, String>) -> Result<(), StoreError> {
    note(journal)?;
    entries.iter().try_for_each(|(key, text)| entry::plain_write(key, text))?;
    journal.stage = Stage::Stored;
    note(journal)
}

fn note(journal: &Journal) -> Result<(), StoreError> {
    entry::plain_write(JOURNAL, &serde_json::to_string(journal).unwrap_or_default())
}

/// Takes back an import that was cut short.
pub(crate) async fn heal_import() {
    let _lock = lock::alone(LOCK).await;
    if let Some(journal) = journal().filter(|it| it.stage == Stage::Writing) {
        take_back(&journal);
    }
    if is_import_torn() {
        keep_import();
    }
}

/// Takes back the last import; gives the number of entries that stay because they have changed since. What it has shown
/// stays seen.
pub(crate) async fn undo_import() -> usize {
    let _lock = lock::alone(LOCK).await;
    let changed = journal().map_or(0, |mut journal| {
        journal.changes.retain(|change| !change.stays || change.is_of_attempt());
        take_back(&journal)
    });
    keep_import();
    changed
}

/// A game that counts is opened. If it came by the last import, what that has noted of attempts stays when the import is
/// taken back: what was seen of them stays seen.
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
    // Where that fails the import is taken back with its marks.
    let _ = note(&journal);
}

/// Takes back what still is as an import wrote it; gives the number of entries that are something else by now.
fn take_back(journal: &Journal) -> usize {
    let Some(storage) = storage() else { return 0 };
    let mut mirrored = BTreeMap::new();
    let mut changed = 0;
    // What is removed makes room for what is written again.
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
    copies::mirror_all(&mirrored);
    changed
}
