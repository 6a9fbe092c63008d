//! Ranked games of Tramways in the ledger of this device.

use crate::engine::game::Record;
use crate::storage::{
    self, GameId, Listed, StoreError, delete, delete_attempt, list, load, load_ledger, next_place,
    store_attempt, was_seen, write_attempt, write_seen,
};
use crate::table::model::TableModel;
use crate::table::ranked::{
    Attempt, AttemptRecord, Novelty, Origin, Par, Progress, Verdict, Witness,
};
use crate::table::{Clock, Save, Table};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::session::attempt::prove;
use crate::titles::tramways::session::deal::{Trace, is_shown_by, traces_left, traces_of};
use crate::titles::tramways::session::{daily, par};
use crate::titles::tramways::ui::components::ranked::{RankedNote, RankedNotices, note_resumed};
use crate::toolkit::ledger::Ledger;
use crate::toolkit::table_ui::TableHandle;
use std::any::Any;
use yew::prelude::*;

/// The ledger, as the tables ask it.
pub(super) const LEDGER: Ledger = Ledger {
    verdict,
    instead,
    stored,
    notices: |at| html! { <RankedNotices ..at /> },
    at_end: |table| html! { <RankedNote table={table.clone()} /> },
    proof: |link, locale| {
        let proof = prove(link).ok()?;
        Some(locale.verified(proof.mode, proof.seed))
    },
};

/// The table of Tramways.
pub(super) fn model(table: &TableHandle) -> Option<&TableModel<Tramways>> {
    let any: &dyn Any = &*table.0;
    any.downcast_ref()
}

/// The set-up of a save of Tramways; nothing where it is none.
pub(super) fn setup_of(save: &Save) -> Option<Setup> {
    save.record::<Tramways>().ok().map(|record| record.setup)
}

fn instead(table: &TableHandle) -> Option<GameId> {
    let setup = model(table)?.table.session.setup();
    let attempt = attempt_under_way(setup);
    match &attempt {
        Some(id) => note_resumed(id),
        None => note_seen(setup),
    }
    attempt
}

fn stored(table: &TableHandle, save: &Save, witness: Witness) -> Result<(), StoreError> {
    let Some(model) = model(table) else { return Ok(()) };
    let table = model.stored_table();
    let known = logged(table.session.setup(), save.clock.begun_at);
    // A game that had ended before was noted then; whoever deleted its result does not get it back.
    let has_ended = known.is_some_and(|it| it.progress != Progress::Open);
    if !has_ended && let Some(attempt) = Attempt::of(&table, save.clock, save.saved_at) {
        store_attempt(&attempt)?;
    }
    log_attempt(&table, save.clock, witness)
}

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

/// Notes how an attempt stands after it was saved; a casual game is not noted.
///
/// # Errors
/// The storage is full or missing.
pub(super) fn log_attempt(
    table: &Table<Tramways>,
    clock: Clock,
    witness: Witness,
) -> Result<(), StoreError> {
    if !table.mode.is_strict() {
        return Ok(());
    }
    let setup = table.session.setup();
    let known = logged(setup, clock.begun_at);
    let others = if known.is_some() { Vec::new() } else { load_ledger() };
    let novelty = match &known {
        // What is looked at after the end makes the attempt no worse.
        Some(known) if known.progress != Progress::Open => known.novelty,
        _ => novelty(setup),
    };
    let settled = table.session.settled();
    let now = AttemptRecord::of(table, clock, settled, (witness, novelty), &others);
    let Some(now) = now else { return Ok(()) };
    let mut record = match known {
        Some(known) => AttemptRecord { number: known.number, ..now }.joined(known),
        None => now,
    };
    if record.progress == Progress::Finished && record.place == 0 {
        record.place = next_place();
    }
    write_attempt(&record)
}

/// What the ledger says of a save; one of which it knows nothing goes on. A casual game has the clock of the attempt from
/// which it goes on, if there is one.
pub(super) fn verdict(save: &Save) -> Verdict {
    let Ok(record) = save.record::<Tramways>() else { return Verdict::GoesOn };
    let known = logged(&record.setup, save.clock.begun_at);
    match known {
        Some(known) if save.mode.is_strict() => known.verdict(&record),
        Some(known) if known.progress == Progress::GivenUp => Verdict::GivenUp,
        _ => Verdict::GoesOn,
    }
}

/// Deletes a game; an attempt that goes on is given up by it.
pub fn delete_game(id: &GameId) {
    let given_up = given_up_by(id);
    // Where room is short, this makes it for the note.
    delete(id);
    if let Some(record) = given_up {
        // Where writing fails the attempt goes on in the ledger, but its save is gone.
        let _ = write_attempt(&record);
    }
}

/// What the ledger is to say of an attempt once its game is deleted; nothing where it goes on in another game, or does not
/// count any more.
fn given_up_by(id: &GameId) -> Option<AttemptRecord> {
    let Some(Listed::Good(_, save)) = load(id) else { return None };
    if !is_under_way(&save) {
        return None;
    }
    let (table, _) = save.open::<Tramways>().ok()?;
    let setup = table.session.setup();
    let goes_on_elsewhere = list().iter().any(|game| match game {
        Listed::Good(other, copy) => {
            other != id
                && copy.clock.begun_at == save.clock.begun_at
                && is_under_way(copy)
                && setup_of(copy).is_some_and(|it| it == *setup)
        }
        Listed::Broken(..) => false,
    });
    if goes_on_elsewhere {
        return None;
    }
    let known = logged(setup, save.clock.begun_at);
    let known = known.or_else(|| {
        let marks = (Witness::Restored, novelty(setup));
        let settled = table.session.settled();
        AttemptRecord::of(&table, save.clock, settled, marks, &load_ledger())
    })?;
    Some(AttemptRecord { progress: Progress::GivenUp, ..known })
}

/// Deletes a result from the board. That it was the player's stays in the ledger: what is played after it at its set-up is
/// no first game.
pub(super) fn delete_result(attempt: &Attempt) {
    if attempt.origin == Origin::Own
        && let Ok(proof) = prove(&attempt.link)
        && let Ok(record) = codec::decode(&proof.link)
        && let Some(setup) = par::name(&record.setup)
        && !load_ledger().iter().any(|it| it.link == proof.link && it.place > 0)
    {
        // Where writing fails there is no room, and the result makes room for a note that the next deletion writes.
        let _ = write_attempt(&AttemptRecord {
            setup,
            begun_at: attempt.begun_at,
            plies: record.actions.len(),
            link: proof.link,
            progress: Progress::Finished,
            number: 1,
            undos: 0,
            spent: attempt.spent,
            witness: Witness::Restored,
            novelty: Novelty::New,
            place: attempt.place.max(1),
        });
    }
    delete_attempt(attempt);
}

/// The attempt under way whose deal is shown by a set-up, or by the position from which a game begins: whoever comes to it
/// on any way goes on with it.
pub(super) fn attempt_under_way(setup: &Setup) -> Option<GameId> {
    let shows = |save: &Save| setup_of(save).is_some_and(|own| is_shown_by(&own, setup));
    list().into_iter().find_map(|game| match game {
        Listed::Good(id, save) if save.mode.is_strict() && shows(&save) && is_under_way(&save) => {
            Some(id)
        }
        _ => None,
    })
}

/// Whether a save is of an attempt that goes on.
pub(super) fn is_under_way(save: &Save) -> bool {
    save.mode.is_strict() && !save.glance.over && verdict(save) == Verdict::GoesOn
}

/// Notes what a set-up that was played, or looked at, without counting shows of deals of ranked games.
pub(super) fn note_seen(setup: &Setup) {
    for trace in traces_left(setup) {
        write_seen(&trace.to_string());
    }
}

/// Notes that the maps of a seed were looked at, where it is of a day; whoever begins a ranked game cannot choose another.
pub(super) fn note_seed_seen(seed: u64) {
    if daily::day_of_seed(seed).is_some() {
        write_seen(&Trace::Seed(seed).to_string());
    }
}

/// Whether something of a set-up's deal was seen on this device.
fn novelty(setup: &Setup) -> Novelty {
    let seen = traces_of(setup).iter().any(|trace| was_seen(&trace.to_string()));
    if seen { Novelty::SeenBefore } else { Novelty::New }
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
