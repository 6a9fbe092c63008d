//! The ledger of attempts, each in an entry of its own, and the set-ups that were seen. Exporting,
//! deleting and importing games does not touch it.

use super::{GameId, Listed, StoreError, delete, entry, list, load, storage};
use crate::engine::game::Record;
use crate::session::attempt_record::{AttemptRecord, Novelty, Progress, Verdict, Witness};
use crate::session::{Clock, Save, Table, daily, par};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::start::Start;
use crate::titles::tramways::saves;

/// What the entries of attempts begin with; the time of the beginning and the set-up's name follow.
const ATTEMPT: &str = "catenary.ledger.";
/// What the entries of set-ups that were seen begin with; the set-up's name follows.
const SEEN: &str = "catenary.seen.";
/// The most attempts that are read.
const MOST: usize = 5_000;

fn key(begun_at: u64, setup: &str) -> String {
    format!("{ATTEMPT}{begun_at}.{setup}")
}

fn read(key: &str) -> Option<AttemptRecord> {
    serde_json::from_str(&entry::read(key)?).ok()
}

/// All that the ledger knows, in no order.
pub fn load_ledger() -> Vec<AttemptRecord> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|n| storage.key(n).ok().flatten());
    let keys = keys.filter(|key| key.starts_with(ATTEMPT)).take(MOST);
    keys.filter_map(|key| read(&key)).collect()
}

/// What the ledger knows of the attempt that was begun then at a set-up.
pub fn logged(setup: &Setup, begun_at: u64) -> Option<AttemptRecord> {
    read(&key(begun_at, &par::name(setup)?))
}

fn write(record: &AttemptRecord) -> Result<(), StoreError> {
    let text = serde_json::to_string(record).unwrap_or_default();
    entry::write(&key(record.begun_at, &record.setup), &text)
}

/// Takes an entry of another device's ledger, or of its seen set-ups. Of an attempt that both know, what is stronger
/// of each stays; whether the entry was one.
pub(super) fn take(name: &str, text: &str) -> Result<bool, StoreError> {
    if name.starts_with(SEEN) && text == "seen" {
        return entry::write(name, text).map(|()| true);
    }
    let Ok(theirs) = serde_json::from_str::<AttemptRecord>(text) else { return Ok(false) };
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
    for record in records {
        let known = read(&key(record.begun_at, &record.setup));
        write(&known.map_or(record.clone(), |known| known.joined(record)))?;
    }
    Ok(())
}

/// What the ledger knows of an attempt that was played to the end of this record.
pub fn logged_game(record: &Record<Tramways>) -> Option<AttemptRecord> {
    let (setup, link) = (par::name(&record.setup)?, codec::encode::<Tramways>(record));
    let of_it = load_ledger().into_iter().filter(|it| it.setup == setup && it.link == link);
    of_it.max_by_key(|it| it.begun_at)
}

/// Notes how an attempt stands after it was saved; a casual game is not noted. Nothing before
/// `settled` is taken back any more.
///
/// # Errors
/// The storage is full or missing.
pub fn log_attempt(
    table: &Table<Tramways>,
    clock: Clock,
    settled: usize,
    witness: Witness,
) -> Result<(), StoreError> {
    if !table.mode.is_strict() {
        return Ok(());
    }
    let setup = table.session.setup();
    let known = logged(setup, clock.begun_at);
    let others = if known.is_some() { Vec::new() } else { load_ledger() };
    let novelty = if was_seen(setup) { Novelty::SeenBefore } else { Novelty::New };
    let novelty = known.as_ref().map_or(novelty, |known| known.novelty);
    let now = AttemptRecord::of(table, clock, settled, (witness, novelty), &others);
    let Some(now) = now else { return Ok(()) };
    write(&match known {
        Some(known) => AttemptRecord { number: known.number, ..now }.joined(known),
        None => now,
    })
}

/// What the ledger says of a save; one of which it knows nothing goes on.
pub fn verdict(save: &Save) -> Verdict {
    let Ok(record) = save.record::<Tramways>() else { return Verdict::GoesOn };
    let known = logged(&record.setup, save.clock.begun_at);
    match known {
        Some(known) if save.mode.is_strict() => known.verdict(&record),
        _ => Verdict::GoesOn,
    }
}

/// Deletes a game; an attempt that goes on is given up by it.
pub fn delete_game(id: &GameId) {
    if let Some(Listed::Good(_, save)) = load(id)
        && save.mode.is_strict()
        && verdict(&save) == Verdict::GoesOn
        && let Some(known) = saves::setup(&save).and_then(|it| logged(&it, save.clock.begun_at))
        && known.progress == Progress::Open
    {
        // Where writing fails the attempt goes on in the ledger, and its copies with it.
        let _ = write(&AttemptRecord { progress: Progress::GivenUp, ..known });
    }
    delete(id);
}

/// The attempt under way at a set-up, or at the set-up from which a position comes: whoever comes
/// to that set-up on any way goes on with it.
pub fn attempt_under_way(setup: &Setup) -> Option<GameId> {
    list().into_iter().find_map(|game| match game {
        Listed::Good(id, save) if is_under_way(&save) && leads_to(&save, setup) => Some(id),
        _ => None,
    })
}

fn is_under_way(save: &Save) -> bool {
    save.mode.is_strict() && !save.glance.over && verdict(save) == Verdict::GoesOn
}

/// A position has no seed: it is of the set-up whose boards lie alike.
fn leads_to(save: &Save, setup: &Setup) -> bool {
    let Some(own) = saves::setup(save) else { return false };
    if setup.start.is_none() {
        return own == *setup;
    }
    let dealt =
        save.open::<Tramways>().ok().map(|(table, _)| (**table.session.state_at(0)).clone());
    let start = dealt.and_then(|state| Start::new(state).ok());
    start.is_some_and(|start| start.setup().map == setup.map)
}

/// Notes that a set-up of ranked games was played, or looked at, without counting.
pub fn note_seen(setup: &Setup) {
    if daily::mode(setup).is_some()
        && let Some(name) = par::name(setup)
    {
        // Where that fails an attempt lacks a mark, which proves nothing anyway.
        let _ = entry::write(&format!("{SEEN}{name}"), "seen");
    }
}

fn was_seen(setup: &Setup) -> bool {
    par::name(setup).is_some_and(|name| entry::read(&format!("{SEEN}{name}")).is_some())
}
