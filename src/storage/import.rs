//! Imports of files: games, records of ranked games and other entries, added to the stored ones.

use super::import_transaction::write_together;
use super::{
    GameId, Listed, StoreError, attempt_order, attempts, boards, counts, deals, entry, folder,
    fresh_id, games, ledger, puzzles,
};
use crate::engine::json::{self, Unread};
use crate::table::archive::{EntryError, ImportPlan, Shelf};
use crate::table::puzzle::Puzzle;
use crate::table::scores::challenge::SavedDeal;
use crate::table::scores::{Attempt, AttemptOrigin, AttemptRecord, ParResults, SeenMark};
use crate::table::{Save, SavedBoard, SavedCount};
use std::collections::{BTreeMap, BTreeSet};

/// An entry of a file other than a game; its title has yet to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Brought {
    /// A finished attempt.
    Attempt(Attempt),
    /// A record of an attempt.
    Record(AttemptRecord),
    /// The deal of this name, which an imported game or attempt reveals.
    Seen(String),
    /// The deal of this name, which the file marks as seen.
    Marked(String),
    /// A deal of a later day that the file marks as seen, which is impossible.
    ToCome,
    /// The par of the setup with this name.
    Par(String, ParResults),
    /// A board that a player brought.
    Board(SavedBoard),
    /// A count of a game from the box. Its title checks it when it is opened.
    Count(GameId, SavedCount),
    /// The deal of this name, with results.
    Deal(String, SavedDeal),
    /// The puzzle of this name.
    Puzzle(String, Puzzle),
}

impl Brought {
    /// Reads an entry of a file.
    ///
    /// # Errors
    /// It is unknown, damaged or from a newer page.
    pub(crate) fn read(name: &str, text: &str) -> Result<Brought, EntryError> {
        if let Some(link) = name.strip_prefix(Attempt::ENTRY) {
            let attempt = Attempt::read(text).map_err(unread)?;
            let origin = attempt.origin.max(AttemptOrigin::Brought);
            return Ok(Brought::Attempt(Attempt { link: link.to_owned(), origin, ..attempt }));
        }
        if let Some(setup) = attempts::par_of(name) {
            let par = json::read(text).map_err(|_| EntryError::Malformed)?;
            return Ok(Brought::Par(setup.to_owned(), par));
        }
        if let Some(id) = boards::id_of(name) {
            let board = SavedBoard::read(id, text).map_err(unread)?;
            return board.map(Brought::Board).ok_or(EntryError::Malformed);
        }
        if let Some(id) = counts::id_of(name) {
            let count = SavedCount::read(text).map_err(unread)?;
            return count.map(|it| Brought::Count(id, it)).ok_or(EntryError::Malformed);
        }
        if let Some(name) = deals::name_of(name) {
            let deal = SavedDeal::read(text).map_err(unread)?;
            return Ok(Brought::Deal(name.to_owned(), deal));
        }
        if let Some(name) = puzzles::name_of(name) {
            let puzzle = Puzzle::read(text).map_err(unread)?;
            return Ok(Brought::Puzzle(name.to_owned(), puzzle));
        }
        if let Some(setup) = name.strip_prefix(ledger::SEEN) {
            return Ok(Brought::Marked(setup.to_owned()));
        }
        if !name.starts_with(ledger::ATTEMPT) {
            return Err(EntryError::Unknown);
        }
        let record = AttemptRecord::read(text).map_err(unread)?;
        if name != ledger::key(record.begun_at, &record.setup) {
            return Err(EntryError::Malformed);
        }
        Ok(Brought::Record(record))
    }
}

fn unread(error: Unread) -> EntryError {
    match error {
        Unread::Malformed(_) => EntryError::Malformed,
        Unread::UnknownField(_) => EntryError::Newer,
    }
}

/// The outcome of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stored {
    /// The number of games stored under their own ids.
    pub under_own_ids: usize,
    /// The number of games stored under new ids, because theirs were in use.
    pub renamed: usize,
    /// The number of games that were already here.
    pub known: usize,
    /// The number of new attempts.
    pub attempts: usize,
    /// The number of attempts that were already here.
    pub known_attempts: usize,
    /// The number of records added to the ledger.
    pub records: usize,
    /// The number of new boards.
    pub boards: usize,
    /// The number of imported marks of seen deals.
    pub seen: usize,
    /// The number of marks left out because they are about later days.
    pub to_come: usize,
    /// The number of marks left out because there were too many.
    pub too_many: usize,
}

/// The largest number of marks in an import.
const MOST_SEEN: usize = 5_000;

/// An import to be stored as a whole. Stored entries are never overwritten; records of the same attempt are merged.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ImportBatch {
    shelf: Shelf,
    games: Vec<(GameId, Save)>,
    brought: Vec<Brought>,
    /// The number of marks in the file.
    marks: usize,
    stored: Stored,
}

impl ImportBatch {
    /// Registers a stored game, so that it is not stored again.
    pub(crate) fn know(&mut self, id: &GameId) {
        match games::load(id) {
            Some(Listed::Good(_, save)) => self.shelf.add(id.as_str(), Some(&save)),
            Some(Listed::Broken(..)) => self.shelf.add(id.as_str(), None),
            None => {}
        }
    }

    /// Adds a game, under `id` if that is free, with the deals that it reveals and its record of an attempt.
    pub(crate) fn take_game(
        &mut self,
        id: Option<&str>,
        save: &Save,
        (seen, record): (Vec<String>, Option<AttemptRecord>),
    ) {
        let id = id.and_then(GameId::parse);
        let (id, outcome) = match self.shelf.place(id.as_ref().map(GameId::as_str), save) {
            ImportPlan::Known => {
                self.stored.known += 1;
                return;
            }
            ImportPlan::Keep => (id, &mut self.stored.under_own_ids),
            ImportPlan::Rename => (None, &mut self.stored.renamed),
        };
        *outcome += 1;
        self.brought.extend(seen.into_iter().map(Brought::Seen));
        self.brought.extend(record.map(Brought::Record));
        self.games.push((id.unwrap_or_else(fresh_id), save.clone().at_revision(1)));
    }

    /// Adds an entry that its title has checked.
    pub(crate) fn take(&mut self, brought: Brought) {
        match brought {
            Brought::ToCome => self.stored.to_come += 1,
            Brought::Marked(_) if self.marks >= MOST_SEEN => self.stored.too_many += 1,
            brought => {
                self.marks += usize::from(matches!(brought, Brought::Marked(_)));
                self.brought.push(brought);
            }
        }
    }

    /// Returns the number of things to store, without marks of deals that the import itself reveals.
    pub(crate) fn len(&self) -> usize {
        let is_mark = |brought: &&Brought| matches!(brought, Brought::Seen(_));
        self.games.len() + self.brought.len() - self.brought.iter().filter(is_mark).count()
    }

    /// Returns whether there is nothing to store.
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Stores everything or nothing.
    ///
    /// # Errors
    /// The storage is full or missing; nothing changes.
    pub(crate) async fn store(&self) -> Result<Stored, StoreError> {
        let outcome = write_together(|| self.entries()).await?;
        self.games.iter().for_each(|(id, save)| folder::copy(id, save));
        Ok(outcome)
    }

    /// Returns the entries to write, the names of marks that an undo keeps because the deals were seen, and the outcome.
    fn entries(&self) -> (BTreeMap<String, String>, BTreeSet<String>, Stored) {
        let mut outcome = self.stored;
        let game = |(id, save): &(GameId, Save)| {
            // Another window may have used the id meanwhile.
            let id = if games::load(id).is_none() { id.clone() } else { fresh_id() };
            games::written(&id, save)
        };
        let mut entries: BTreeMap<String, String> = self.games.iter().map(game).collect();
        let is_attempt = |brought: &&Brought| matches!(brought, Brought::Attempt(_));
        let attempts = self.brought.iter().filter(is_attempt).count() as u64;
        let mut place = if attempts > 0 { attempt_order::next_of(attempts) } else { 0 };
        let (mut numbers, mut stays) = (ledger::numbers(), BTreeSet::new());
        for brought in &self.brought {
            let there = |key: &str| entries.get(key).cloned().or_else(|| entry::read(key));
            let entry = match brought {
                Brought::Attempt(attempt) => {
                    let entry = attempts::written(attempt, place, there);
                    place = place.saturating_add(1);
                    *(if entry.is_some() {
                        &mut outcome.attempts
                    } else {
                        &mut outcome.known_attempts
                    }) += 1;
                    entry
                }
                Brought::Record(record) => {
                    let entry = ledger::written(record, there, &mut numbers);
                    outcome.records += usize::from(entry.is_some());
                    entry
                }
                Brought::Seen(name) => {
                    stays.insert(ledger::seen_key(name));
                    ledger::seen_entry(name, SeenMark::Here, there)
                }
                Brought::Marked(name) => {
                    let entry = ledger::seen_entry(name, ledger::mark_from_file(), there);
                    outcome.seen += usize::from(entry.is_some());
                    entry
                }
                Brought::ToCome => None,
                Brought::Par(setup, par) => attempts::written_par(setup, par, there),
                Brought::Count(id, count) => counts::written(id, count, there),
                Brought::Deal(name, deal) => deals::written(name, deal, there),
                Brought::Puzzle(name, puzzle) => puzzles::written(name, puzzle, there),
                Brought::Board(board) => {
                    let entry = boards::written(board, there);
                    outcome.boards += usize::from(entry.is_some());
                    entry
                }
            };
            entries.extend(entry);
        }
        (entries, stays, outcome)
    }
}
