//! What files bring: games and records of ranked games, stored beside what is there.

use super::together::write_together;
use super::{
    GameId, Listed, StoreError, attempts, boards, copies, counts, deals, entry, fresh_id, games,
    ledger, places, puzzles,
};
use crate::engine::json::{self, Unread};
use crate::table::archive::{EntryError, Plan, Shelf};
use crate::table::puzzle::Puzzle;
use crate::table::scores::challenge::KeptDeal;
use crate::table::scores::{Attempt, AttemptRecord, Origin, Par, SeenMark};
use crate::table::{KeptBoard, KeptCount, Save};
use std::collections::{BTreeMap, BTreeSet};

/// Something besides games that an entry of a file tells; its title has yet to prove it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Brought {
    /// A finished attempt.
    Attempt(Attempt),
    /// What a ledger knows of an attempt.
    Record(AttemptRecord),
    /// Showing the import reveals the deal of this name.
    Seen(String),
    /// The file marks the deal of this name as seen.
    Told(String),
    /// The file marks the deal of a day to come, which nobody can know.
    ToCome,
    /// What searches have found for the set-up of this name.
    Par(String, Par),
    /// A board that a player brought.
    Board(KeptBoard),
    /// A game from the box that is counted. It opens where its title takes it.
    Count(GameId, KeptCount),
    /// The results of the deal of this name.
    Deal(String, KeptDeal),
    /// The puzzle of this name.
    Puzzle(String, Puzzle),
}

impl Brought {
    /// What an entry of a file tells.
    ///
    /// # Errors
    /// It is no such entry, or damaged.
    pub(crate) fn read(name: &str, text: &str) -> Result<Brought, EntryError> {
        if let Some(link) = name.strip_prefix(Attempt::ENTRY) {
            let attempt = Attempt::read(text).map_err(unread)?;
            let origin = attempt.origin.max(Origin::Brought);
            return Ok(Brought::Attempt(Attempt { link: link.to_owned(), origin, ..attempt }));
        }
        if let Some(setup) = attempts::par_of(name) {
            let par = json::read(text).map_err(|_| EntryError::Malformed)?;
            return Ok(Brought::Par(setup.to_owned(), par));
        }
        if let Some(id) = boards::id_of(name) {
            let board = KeptBoard::read(id, text).map_err(unread)?;
            return board.map(Brought::Board).ok_or(EntryError::Malformed);
        }
        if let Some(id) = counts::id_of(name) {
            let count = KeptCount::read(text).map_err(unread)?;
            return count.map(|it| Brought::Count(id, it)).ok_or(EntryError::Malformed);
        }
        if let Some(name) = deals::name_of(name) {
            let deal = KeptDeal::read(text).map_err(unread)?;
            return Ok(Brought::Deal(name.to_owned(), deal));
        }
        if let Some(name) = puzzles::name_of(name) {
            let puzzle = Puzzle::read(text).map_err(unread)?;
            return Ok(Brought::Puzzle(name.to_owned(), puzzle));
        }
        if let Some(setup) = name.strip_prefix(ledger::SEEN) {
            return Ok(Brought::Told(setup.to_owned()));
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

/// What became of an intake.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stored {
    /// The games that were stored under their own ids.
    pub kept: usize,
    /// The games that got new ids, because others have theirs.
    pub renamed: usize,
    /// The games that were here already.
    pub known: usize,
    /// The attempts that were new here.
    pub attempts: usize,
    /// The attempts that were here already.
    pub known_attempts: usize,
    /// The records of attempts that joined the ledger.
    pub records: usize,
    /// The boards that were new here.
    pub boards: usize,
    /// The marks of what was seen of deals that came in.
    pub seen: usize,
    /// Those that were left out because they are of days to come.
    pub to_come: usize,
    /// Those that were left out because there are too many.
    pub too_many: usize,
}

/// The most marks of what was seen that an import brings.
const MOST_SEEN: usize = 5_000;

/// What is to be stored together. Nothing that is stored is overwritten; of an attempt that two ledgers know, what is
/// stronger of each stays.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Intake {
    shelf: Shelf,
    games: Vec<(GameId, Save)>,
    brought: Vec<Brought>,
    /// The marks that a file tells of.
    marks: usize,
    told: Stored,
}

impl Intake {
    /// Knows a game that is stored here, so that it is not stored again.
    pub(crate) fn know(&mut self, id: &GameId) {
        match games::load(id) {
            Some(Listed::Good(_, save)) => self.shelf.add(id.as_str(), Some(&save)),
            Some(Listed::Broken(..)) => self.shelf.add(id.as_str(), None),
            None => {}
        }
    }

    /// Takes a game, under `id` where that is free, with what it shows of deals of ranked games, and what it adds to what is
    /// known of its attempt.
    pub(crate) fn take_game(
        &mut self,
        id: Option<&str>,
        save: &Save,
        (seen, record): (Vec<String>, Option<AttemptRecord>),
    ) {
        let id = id.and_then(GameId::parse);
        let (id, told) = match self.shelf.place(id.as_ref().map(GameId::as_str), save) {
            Plan::Known => {
                self.told.known += 1;
                return;
            }
            Plan::Keep => (id, &mut self.told.kept),
            Plan::Rename => (None, &mut self.told.renamed),
        };
        *told += 1;
        self.brought.extend(seen.into_iter().map(Brought::Seen));
        self.brought.extend(record.map(Brought::Record));
        self.games.push((id.unwrap_or_else(fresh_id), save.clone().at_revision(1)));
    }

    /// Takes what a title has proven.
    pub(crate) fn take(&mut self, brought: Brought) {
        match brought {
            Brought::ToCome => self.told.to_come += 1,
            Brought::Told(_) if self.marks >= MOST_SEEN => self.told.too_many += 1,
            brought => {
                self.marks += usize::from(matches!(brought, Brought::Told(_)));
                self.brought.push(brought);
            }
        }
    }

    /// How many things would be stored, without the marks of what is seen by it.
    pub(crate) fn len(&self) -> usize {
        let is_mark = |brought: &&Brought| matches!(brought, Brought::Seen(_));
        self.games.len() + self.brought.len() - self.brought.iter().filter(is_mark).count()
    }

    /// Whether nothing would be stored.
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Stores everything or nothing.
    ///
    /// # Errors
    /// The storage is full or missing; it is as it was before.
    pub(crate) async fn store(&self) -> Result<Stored, StoreError> {
        let told = write_together(|| self.entries()).await?;
        self.games.iter().for_each(|(id, save)| copies::copy(id, save));
        Ok(told)
    }

    /// The entries to be written, and among them those that stay when the import is taken back: what it shows was seen.
    fn entries(&self) -> (BTreeMap<String, String>, BTreeSet<String>, Stored) {
        let mut told = self.told;
        let game = |(id, save): &(GameId, Save)| {
            // Another window may have stored one since this one was taken.
            let id = if games::load(id).is_none() { id.clone() } else { fresh_id() };
            games::written(&id, save)
        };
        let mut entries: BTreeMap<String, String> = self.games.iter().map(game).collect();
        let is_attempt = |brought: &&Brought| matches!(brought, Brought::Attempt(_));
        let attempts = self.brought.iter().filter(is_attempt).count() as u64;
        let mut place = if attempts > 0 { places::next_of(attempts) } else { 0 };
        let (mut numbers, mut stays) = (ledger::numbers(), BTreeSet::new());
        for brought in &self.brought {
            let there = |key: &str| entries.get(key).cloned().or_else(|| entry::read(key));
            let entry = match brought {
                Brought::Attempt(attempt) => {
                    let entry = attempts::written(attempt, place, there);
                    place = place.saturating_add(1);
                    *(if entry.is_some() {
                        &mut told.attempts
                    } else {
                        &mut told.known_attempts
                    }) += 1;
                    entry
                }
                Brought::Record(record) => {
                    let entry = ledger::written(record, there, &mut numbers);
                    told.records += usize::from(entry.is_some());
                    entry
                }
                Brought::Seen(name) => {
                    stays.insert(ledger::seen_key(name));
                    ledger::seen_entry(name, SeenMark::Here, there)
                }
                Brought::Told(name) => {
                    let entry = ledger::seen_entry(name, ledger::told(), there);
                    told.seen += usize::from(entry.is_some());
                    entry
                }
                Brought::ToCome => None,
                Brought::Par(setup, par) => attempts::written_par(setup, par, there),
                Brought::Count(id, count) => counts::written(id, count, there),
                Brought::Deal(name, deal) => deals::written(name, deal, there),
                Brought::Puzzle(name, puzzle) => puzzles::written(name, puzzle, there),
                Brought::Board(board) => {
                    let entry = boards::written(board, there);
                    told.boards += usize::from(entry.is_some());
                    entry
                }
            };
            entries.extend(entry);
        }
        (entries, stays, told)
    }
}
