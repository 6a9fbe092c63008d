//! Ranked games of Tramways in the ledger of this device.

use crate::engine::game::Record;
use crate::storage::{
    self, GameId, Listed, StoreError, attempt_entry, delete, delete_attempt, list, load,
    load_ledger, next_place, notes_deleted_at, record_entry, seen_mark, write_attempt, write_seen,
};
use crate::table::model::TableModel;
use crate::table::ranked::{
    Attempt, AttemptRecord, Marks, Mended, Notes, Novelty, Opened, Origin, Par, Progress, Verdict,
    Witness,
};
use crate::table::{Clock, GameStatus, Save, Table};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::session::attempt::prove;
use crate::titles::tramways::session::attempt_record;
use crate::titles::tramways::session::daily::category_of;
use crate::titles::tramways::session::deal::{Trace, is_shown_by, traces_left, traces_of};
use crate::titles::tramways::session::ledger as results;
use crate::titles::tramways::session::{daily, par};
use crate::titles::tramways::ui::components::ranked::{RankedNote, RankedNotices, note_resumed};
use crate::toolkit::border::ledger::Ledger;
use crate::toolkit::border::table_ui::TableHandle;
use std::any::Any;
use yew::prelude::*;

/// The ledger, as the tables ask it.
pub(super) const LEDGER: Ledger = Ledger {
    verdict,
    opened,
    instead,
    beside: |table, save, witness| {
        model(table).map(|it| beside(&it.stored_table(), save, witness)).unwrap_or_default()
    },
    notices: |at| html! { <RankedNotices ..at /> },
    at_end: |table| html! { <RankedNote table={table.clone()} /> },
    proof: |link, locale| {
        let proof = prove(link).ok()?;
        Some(locale.verified(proof.mode, proof.setup.seed))
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

/// What is stored with a save of an attempt: what is noted of it, and its result once it has ended.
pub(super) fn beside(
    table: &Table<Tramways>,
    save: &Save,
    witness: Witness,
) -> Vec<(String, String)> {
    let known = logged(table.session.setup(), save.clock.begun_at);
    // A game that had ended before was noted then; whoever deleted its result does not get it back.
    let went_on = known.as_ref().is_none_or(|it| it.progress == Progress::Open);
    let attempt = if went_on { Attempt::of(table, save.clock, save.saved_at) } else { None };
    let record = noted(table, save.clock, witness, known).map(|record| {
        let ends = went_on && record.progress == Progress::Finished && record.place == 0;
        if ends { AttemptRecord { place: next_place(), ..record } } else { record }
    });
    let record = record.as_ref().and_then(record_entry);
    attempt.as_ref().and_then(attempt_entry).into_iter().chain(record).collect()
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

/// What is to be noted of how an attempt stands; nothing of a casual game.
fn noted(
    table: &Table<Tramways>,
    clock: Clock,
    witness: Witness,
    known: Option<AttemptRecord>,
) -> Option<AttemptRecord> {
    if !table.mode.is_strict() {
        return None;
    }
    let setup = table.session.setup();
    let others = if known.is_some() { Vec::new() } else { load_ledger() };
    let marks = Marks { witness, ..marks(setup, clock.begun_at) };
    let marks = match &known {
        // What is looked at after the end makes the attempt no worse.
        Some(known) if known.progress != Progress::Open => {
            Marks { novelty: known.novelty, notes: known.notes, ..marks }
        }
        _ => marks,
    };
    AttemptRecord::after(table, clock, marks, known, &others)
}

/// The marks of an attempt that the ledger has seen whole.
fn marks(setup: &Setup, begun_at: u64) -> Marks {
    let (witness, novelty) = (Witness::Whole, novelty(setup));
    Marks { witness, novelty, notes: Notes::of(setup, begun_at, notes_deleted_at()) }
}

/// What the ledger says of a save.
pub(super) fn verdict(save: &Save) -> Verdict {
    attempt_record::verdict(save, known(save).as_ref())
}

fn known(save: &Save) -> Option<AttemptRecord> {
    logged(&setup_of(save)?, save.clock.begun_at)
}

fn opened(save: &Save, mended: Mended) -> Opened {
    attempt_record::opened(save, known(save).as_ref(), mended)
}

/// What a save that a file brings adds to what is known of its attempt.
pub(super) fn record_of_save(save: &Save) -> Option<AttemptRecord> {
    let setup = setup_of(save)?;
    let (known, marks) = (known(save), marks(&setup, save.clock.begun_at));
    // What was seen here since says nothing about what is known.
    let clean = Marks { novelty: Novelty::New, notes: Notes::Kept, ..marks };
    let marks = if known.is_some() { clean } else { marks };
    AttemptRecord::of_save(save, marks, known.as_ref())
}

/// The record of a file, beside what is known here of its attempt.
pub(super) fn taken(record: AttemptRecord) -> AttemptRecord {
    let known = storage::logged(&record.setup, record.begun_at);
    record.taken_beside(known.as_ref())
}

/// Deletes a game; an attempt that goes on is given up by it.
pub(crate) fn delete_game(id: &GameId) {
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
    let given_away = save.mode.is_strict() && verdict(&save) == Verdict::OtherSeats;
    if !is_under_way(&save) && !given_away {
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
        let marks = Marks { witness: Witness::Restored, ..marks(setup, save.clock.begun_at) };
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
            shown: None,
            notes: Notes::Kept,
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

/// How many attempts were given up, of a category or of all: those whose game is gone, and those that were abandoned and can
/// still be taken up again.
pub(super) fn given_up(
    ledger: &results::Ledger,
    games: &[Listed],
    category: Option<RankedCategory>,
) -> usize {
    let own = |save: &Save| setup_of(save).and_then(|setup| category_of(&setup));
    let is_of = |save: &Save| category.is_none_or(|category| own(save) == Some(category));
    let abandoned = games.iter().filter(|game| match game {
        Listed::Good(_, save) => {
            save.fate == GameStatus::Abandoned && is_under_way(save) && is_of(save)
        }
        Listed::Broken(..) => false,
    });
    ledger.given_up(category) + abandoned.count()
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
    let day = daily::day(setup);
    let seen = traces_of(setup)
        .iter()
        .any(|trace| seen_mark(&trace.to_string()).is_some_and(|mark| mark.counts_for(day)));
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
