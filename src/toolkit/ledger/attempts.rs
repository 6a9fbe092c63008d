//! Ranked games of a title in this device's ledger.

use crate::engine::codec::{self, Results};
use crate::engine::game::Record;
use crate::storage::{
    self, GameId, Listed, attempt_entry, attempts_at, delete, delete_attempt, list, load,
    load_ledger, next_place, notes_deleted_at, record_entry, seen_mark, write_attempt, write_seen,
};
use crate::table::model::TableModel;
use crate::table::scores::category::{Category, name};
use crate::table::scores::daily;
use crate::table::scores::deal::{DealTrace, is_laid_by_seed, is_shown_by, traces_left, traces_of};
use crate::table::scores::log::{self, attempt_name, challenge_name, deal_name};
use crate::table::scores::proof::prove;
use crate::table::scores::{
    Attempt, AttemptOrigin, AttemptProgress, AttemptRecord, DeviceFacts, Evidence, Notes, Novelty,
    OpenedAttempt, SaveRepair, SaveVerdict,
};
use crate::table::sending::visit::Visit;
use crate::table::title::Title;
use crate::table::view::FinalCount;
use crate::table::{Clock, Device, GameMode, GameTable, Players, Save, Thumbnail};
use crate::toolkit::border::table_ui::TableHandle;
use crate::words::Locale;
use std::any::Any;
use std::cell::RefCell;

/// Returns the model of a table; `None` if the table has other rules.
pub(super) fn model<G: Title>(table: &TableHandle) -> Option<&TableModel<G>> {
    let any: &dyn Any = &*table.0;
    any.downcast_ref()
}

/// Returns the setup of a save; `None` if the save has other rules.
pub(super) fn setup_of<G: Title>(save: &Save) -> Option<G::Setup> {
    save.record::<G>().ok().map(|record| record.setup)
}

/// Returns the ranked game under way whose deal a table shows; if there is none, notes the deals shown as seen.
pub(super) fn instead<G: Title>(table: &TableHandle) -> Option<GameId> {
    let setup = model::<G>(table)?.table.session.setup();
    let attempt = attempt_under_way::<G>(setup);
    match &attempt {
        Some(id) => RESUMED.set(Some(id.clone())),
        None => note_seen::<G>(setup),
    }
    attempt
}

thread_local! {
    /// The attempt that the page opens instead of something else.
    static RESUMED: RefCell<Option<GameId>> = const { RefCell::new(None) };
}

/// Returns whether the page has just opened this attempt instead of something else; true only once.
pub(crate) fn is_resumed(id: &GameId) -> bool {
    RESUMED.take().is_some_and(|resumed| resumed == *id)
}

/// Returns the names of the deals of ranked games that are revealed by a setup that was played or viewed without counting.
pub(super) fn traces<G: Title>(setup: &G::Setup) -> Vec<String> {
    traces_left::<G>(setup).iter().map(ToString::to_string).collect()
}

/// Notes the deals of ranked games that a setup reveals as seen.
pub(super) fn note_seen<G: Title>(setup: &G::Setup) {
    traces::<G>(setup).iter().for_each(|trace| write_seen(trace));
}

/// Returns a thumbnail of the last position of a link's game.
pub(super) fn picture<G: Title>(link: &str) -> Option<Thumbnail> {
    let record = codec::decode::<G>(link).ok()?;
    let players = Players::people(G::players(&record.setup));
    G::picture(&record.replay().ok()?.state, &players)
}

/// Returns the final count of a link's game.
pub(super) fn count<G: Title>(link: &str, locale: Locale) -> Option<FinalCount> {
    let visit = Visit::<G>::open(link).ok()?;
    let players = Players::people(G::players(&visit.link.record.setup));
    TableModel::new(visit.table(&players), Device::Visiting).ask(locale, G::final_count)
}

/// Returns the entries stored with the save of an attempt: its record, and its result once it has ended.
pub(super) fn ledger_entries<G: Title>(
    table: &GameTable<G>,
    save: &Save,
    evidence: Evidence,
) -> Vec<(String, String)> {
    let setup = table.session.setup();
    let known = logged::<G>(table.mode, setup, &table.players, save.clock.begun_at);
    // A game that had ended before was recorded then; a deleted result must not return.
    let went_on = known.as_ref().is_none_or(|it| it.progress == AttemptProgress::Open);
    let attempt = if went_on { Attempt::of(table, save.clock, save.saved_at) } else { None };
    let record = noted(table, save.clock, evidence, known).map(|record| {
        let ends = went_on && record.progress == AttemptProgress::Finished && record.place == 0;
        if ends { AttemptRecord { place: next_place(), ..record } } else { record }
    });
    let record = record.as_ref().and_then(record_entry);
    attempt.as_ref().and_then(attempt_entry).into_iter().chain(record).collect()
}

/// Returns the record of an attempt played to the end of this game.
fn logged_game<G: Title>(record: &Record<G>) -> Option<AttemptRecord> {
    let (setup, link) = (name::<G>(&record.setup)?, codec::encode::<G>(record));
    let of_it = attempts_at(&setup).into_iter().filter(|it| it.link == link);
    of_it.max_by_key(|it| it.begun_at)
}

/// Returns the records of all attempts at the deal of a link, of every mode.
pub(super) fn attempts_on<G: Title>(deal: &Results<G>) -> Vec<AttemptRecord> {
    let is_seated = |category: &Category| category.levels() == deal.seats;
    let of_scores = Category::of::<G>(&deal.setup).filter(|it| is_seated(it));
    let of_scores = of_scores.and_then(|_| name::<G>(&deal.setup));
    let of_link = deal_name::<G>(&deal.setup, &deal.seats);
    of_scores.iter().chain([&of_link]).flat_map(|name| attempts_at(name)).collect()
}

/// Returns whether the page of a new game may show a link's setup; if not, the attempt at it continues instead. Notes a layout by
/// hand as seen, since the page shows it at once.
pub(crate) fn may_open<G: Title>(setup: &G::Setup) -> bool {
    let is_free = attempt_under_way::<G>(setup).is_none();
    if is_free && !is_laid_by_seed::<G>(setup) {
        note_seen::<G>(setup);
    }
    is_free
}

/// Notes the layout of a daily game's seed as seen; seeds of other ranked games are not chosen by players.
pub(crate) fn note_seed_seen(seed: u64) {
    if daily::day_of_seed(seed).is_some() {
        write_seen(&DealTrace::Seed(seed).to_string());
    }
}

/// Returns the record of a counting game, by its table.
pub(super) fn known_at<G: Title>(table: &TableHandle) -> Option<AttemptRecord> {
    let model = model::<G>(table).filter(|it| it.table.mode.is_strict())?;
    logged_game::<G>(&model.session().whole_record())
}

/// Makes the new record of an attempt; `None` for a casual game.
fn noted<G: Title>(
    table: &GameTable<G>,
    clock: Clock,
    evidence: Evidence,
    known: Option<AttemptRecord>,
) -> Option<AttemptRecord> {
    if !table.mode.is_strict() {
        return None;
    }
    let setup = table.session.setup();
    let others = match attempt_name::<G>(table.mode, setup, &table.players) {
        Some(name) if known.is_none() => attempts_at(&name),
        _ => Vec::new(),
    };
    let marks = DeviceFacts { evidence, ..marks::<G>(setup, clock.begun_at) };
    let marks = match &known {
        // Viewing something after the end does not mark the attempt.
        Some(known) if known.progress != AttemptProgress::Open => {
            DeviceFacts { novelty: known.novelty, notes: known.notes, ..marks }
        }
        _ => marks,
    };
    AttemptRecord::after(table, clock, marks, known, &others)
}

/// Returns the marks of an attempt whose whole game the ledger has seen.
fn marks<G: Title>(setup: &G::Setup, begun_at: u64) -> DeviceFacts {
    let (evidence, novelty) = (Evidence::Whole, novelty::<G>(setup));
    DeviceFacts { evidence, novelty, notes: Notes::of::<G>(setup, begun_at, notes_deleted_at()) }
}

/// Returns the ledger's verdict on a save.
pub(super) fn verdict<G: Title>(save: &Save) -> SaveVerdict {
    log::verdict::<G>(save, known::<G>(save).as_ref())
}

fn known<G: Title>(save: &Save) -> Option<AttemptRecord> {
    logged::<G>(save.mode, &setup_of::<G>(save)?, &save.players, save.clock.begun_at)
}

/// Returns the record of the attempt with this start time. A casual game has the clock of the attempt it continues, if any.
fn logged<G: Title>(
    mode: GameMode,
    setup: &G::Setup,
    players: &Players,
    begun_at: u64,
) -> Option<AttemptRecord> {
    let of_scores = || storage::logged(&name::<G>(setup)?, begun_at);
    let of_link = || {
        let is_dealt = !G::is_position(setup);
        storage::logged(&is_dealt.then(|| challenge_name::<G>(setup, players))?, begun_at)
    };
    match mode {
        GameMode::Ranked | GameMode::Daily(_) => of_scores(),
        GameMode::Challenge => of_link(),
        GameMode::Casual => of_scores().or_else(of_link),
    }
}

/// Returns how an opened save that counts continues.
pub(super) fn opened<G: Title>(save: &Save, mended: SaveRepair) -> OpenedAttempt {
    log::opened::<G>(save, known::<G>(save).as_ref(), mended)
}

/// Returns what an imported save adds to the record of its attempt.
pub(super) fn record_of_save<G: Title>(save: &Save) -> Option<AttemptRecord> {
    let setup = setup_of::<G>(save)?;
    let (known, marks) = (known::<G>(save), marks::<G>(&setup, save.clock.begun_at));
    // A known attempt is not marked for things seen here since it began.
    let clean = DeviceFacts { novelty: Novelty::New, notes: Notes::Kept, ..marks };
    let marks = if known.is_some() { clean } else { marks };
    AttemptRecord::of_save::<G>(save, marks, known.as_ref())
}

/// Merges an imported record with the one known here.
pub(super) fn taken<G: Title>(record: AttemptRecord) -> AttemptRecord {
    let known = storage::logged(&record.setup, record.begun_at);
    record.merged_from_file::<G>(known.as_ref())
}

/// Deletes a game; an attempt under way is given up by that.
pub(super) fn delete_game<G: Title>(id: &GameId) {
    let given_up = given_up_by::<G>(id);
    // Deleted first, to make room for the record.
    delete(id);
    if let Some(record) = given_up {
        // If writing fails, the attempt stays open in the ledger without its save.
        let _ = write_attempt(&record);
    }
}

/// Returns the record of an attempt given up by deleting its game; `None` if it continues in another game or no longer counts.
fn given_up_by<G: Title>(id: &GameId) -> Option<AttemptRecord> {
    let Some(Listed::Good(_, save)) = load(id) else { return None };
    let given_away = save.mode.is_strict() && verdict::<G>(&save) == SaveVerdict::OtherSeats;
    if !is_under_way::<G>(&save) && !given_away {
        return None;
    }
    let (table, _) = save.open::<G>().ok()?;
    let setup = table.session.setup();
    let goes_on_elsewhere = list().iter().any(|game| match game {
        Listed::Good(other, copy) => {
            other != id
                && copy.clock.begun_at == save.clock.begun_at
                && is_under_way::<G>(copy)
                && setup_of::<G>(copy).is_some_and(|it| it == *setup)
        }
        Listed::Broken(..) => false,
    });
    if goes_on_elsewhere {
        return None;
    }
    let known = known::<G>(&save).or_else(|| {
        let marks =
            DeviceFacts { evidence: Evidence::Restored, ..marks::<G>(setup, save.clock.begun_at) };
        let settled = table.session.settled();
        AttemptRecord::of(&table, save.clock, settled, marks, &load_ledger())
    })?;
    Some(AttemptRecord { progress: AttemptProgress::GivenUp, ..known })
}

/// Deletes a result from the score board. The ledger still knows that it was the player's: later games at its setup are not first
/// games.
pub(super) fn delete_result<G: Title>(attempt: &Attempt) {
    if attempt.origin == AttemptOrigin::Own
        && let Ok(proof) = prove::<G>(&attempt.link)
        && let Ok(record) = codec::decode::<G>(&proof.game)
        && !load_ledger().iter().any(|it| it.link == proof.game && it.place > 0)
    {
        // Fails only without room; the result then makes room for the note, which the next deletion writes.
        let _ = write_attempt(&AttemptRecord {
            setup: proof.deal,
            begun_at: attempt.begun_at,
            plies: record.actions.len(),
            link: proof.game,
            progress: AttemptProgress::Finished,
            number: 1,
            undos: 0,
            spent: attempt.spent,
            evidence: Evidence::Restored,
            novelty: Novelty::New,
            place: attempt.place.max(1),
            shown: None,
            notes: Notes::Kept,
        });
    }
    delete_attempt(attempt);
}

/// Returns the attempt under way whose deal is shown by a setup or start position. All ways to that deal continue the attempt.
pub(super) fn attempt_under_way<G: Title>(setup: &G::Setup) -> Option<GameId> {
    let shows = |save: &Save| setup_of::<G>(save).is_some_and(|own| is_shown_by::<G>(&own, setup));
    list().into_iter().find_map(|game| match game {
        Listed::Good(id, save)
            if save.mode.is_strict() && shows(&save) && is_under_way::<G>(&save) =>
        {
            Some(id)
        }
        _ => None,
    })
}

/// Returns whether a save belongs to an attempt under way.
fn is_under_way<G: Title>(save: &Save) -> bool {
    save.mode.is_strict() && !save.glance.over && verdict::<G>(save) == SaveVerdict::GoesOn
}

/// Returns whether something of a setup's deal was seen on this device.
fn novelty<G: Title>(setup: &G::Setup) -> Novelty {
    let day = daily::day::<G>(setup);
    let seen = traces_of::<G>(setup)
        .iter()
        .any(|trace| seen_mark(&trace.to_string()).is_some_and(|mark| mark.counts_for(day)));
    if seen { Novelty::SeenBefore } else { Novelty::New }
}
