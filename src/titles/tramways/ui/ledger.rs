//! Ranked games of Tramways in the ledger of this device.

use crate::engine::game::Record;
use crate::storage::{
    self, GameId, Listed, StoreError, delete, list, load, load_ledger, was_seen, write_attempt,
    write_seen,
};
use crate::table::ranked::{AttemptRecord, Novelty, Par, Progress, Verdict, Witness};
use crate::table::{Clock, Save, Table};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::start::Start;
use crate::titles::tramways::saves;
use crate::titles::tramways::session::par;

/// What the ledger knows of the attempt that was begun then at a set-up.
pub(super) fn logged(setup: &Setup, begun_at: u64) -> Option<AttemptRecord> {
    storage::logged(&par::name(setup)?, begun_at)
}

/// What the ledger knows of an attempt that was played to the end of this record.
pub(super) fn logged_game(record: &Record<Tramways>) -> Option<AttemptRecord> {
    let (setup, link) = (par::name(&record.setup)?, codec::encode::<Tramways>(record));
    let of_it = load_ledger().into_iter().filter(|it| it.setup == setup && it.link == link);
    of_it.max_by_key(|it| it.begun_at)
}

/// Notes how an attempt stands after it was saved; a casual game is not noted. Nothing before
/// `settled` is taken back any more.
///
/// # Errors
/// The storage is full or missing.
pub(super) fn log_attempt(
    table: &Table<Tramways>,
    clock: Clock,
    settled: usize,
    witness: Witness,
) -> Result<(), StoreError> {
    if !table.mode.is_strict() {
        return Ok(());
    }
    let setup = table.session.setup();
    let Some(name) = par::name(setup) else { return Ok(()) };
    let known = logged(setup, clock.begun_at);
    let others = if known.is_some() { Vec::new() } else { load_ledger() };
    let novelty = match &known {
        // What is looked at after the end makes the attempt no worse.
        Some(known) if known.progress != Progress::Open => known.novelty,
        _ if was_seen(&name) => Novelty::SeenBefore,
        _ => Novelty::New,
    };
    let now = AttemptRecord::of(table, clock, settled, (witness, novelty), &others);
    let Some(now) = now else { return Ok(()) };
    write_attempt(&match known {
        Some(known) => AttemptRecord { number: known.number, ..now }.joined(known),
        None => now,
    })
}

/// What the ledger says of a save; one of which it knows nothing goes on.
pub(super) fn verdict(save: &Save) -> Verdict {
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
        let _ = write_attempt(&AttemptRecord { progress: Progress::GivenUp, ..known });
    }
    delete(id);
}

/// The attempt under way at a set-up, or at the set-up from which a position comes: whoever comes
/// to that set-up on any way goes on with it.
pub(super) fn attempt_under_way(setup: &Setup) -> Option<GameId> {
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
pub(super) fn note_seen(setup: &Setup) {
    if let Some(name) = par::name(setup) {
        write_seen(&name);
    }
}

/// What searches have found for a set-up.
pub(super) fn load_par(setup: &Setup) -> Option<Par> {
    storage::load_par(&par::name(setup)?)
}

/// Adds to what was found for a set-up: so many games more, and the best of them.
///
/// # Errors
/// The storage is full or missing.
pub(super) fn add_to_par(setup: &Setup, games: u32, link: String) -> Result<(), StoreError> {
    let Some(name) = par::name(setup) else { return Ok(()) };
    let par = storage::load_par(&name).unwrap_or_default().after(setup, games, link);
    storage::store_par(&name, &par)
}
