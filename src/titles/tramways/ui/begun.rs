//! Games of Tramways that a press begins.

use super::ledger::{attempt_under_way, note_seen};
use super::resumed::resume;
use crate::engine::game::Game;
use crate::storage::{Preferences, StoreError, delete, fresh_id, store};
use crate::table::model::TableModel;
use crate::table::{Clock, GameMode, LastSetUp, Session, Table};
use crate::titles::TitleKey;
use crate::titles::tramways::edition;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::ui::hooks::KeptTable;
use crate::toolkit::address::Address;
use crate::toolkit::begun::{Begun, Start};
use crate::toolkit::hooks::Kept;
use crate::toolkit::table_ui::TableHandle;
use crate::toolkit::widgets::seed::fresh_seed;
use std::any::Any;

/// Hands a game that does not count over and goes to its table; while an attempt is under way of whose deal it shows
/// something, goes on with that one instead.
pub(super) fn play(begun: &Begun, table: Table<Tramways>) {
    let table = Table { mode: GameMode::Casual, ..table };
    let setup = table.session.setup();
    if let Some(id) = attempt_under_way(setup) {
        return resume(id);
    }
    note_seen(setup);
    begun.play(TitleKey::Tramways, table);
}

/// Whether a game that does not count may be begun or joined; while an attempt is under way of whose deal it shows something,
/// goes on with that one instead.
pub fn may_play(table: &TableHandle) -> bool {
    let any: &dyn Any = &*table.0;
    let Some(model) = any.downcast_ref::<TableModel<Tramways>>() else { return true };
    let setup = model.table.session.setup();
    if let Some(id) = attempt_under_way(setup) {
        resume(id);
        return false;
    }
    note_seen(setup);
    true
}

/// Goes on without counting from an attempt that is given up. The game keeps the attempt's clock, by which it is known for
/// what it was; where it cannot be stored it is handed over.
pub(super) fn play_on_casually(begun: &Begun, table: Table<Tramways>, clock: Clock) {
    let table = Table { mode: GameMode::Casual, ..table };
    if attempt_under_way(table.session.setup()).is_some() {
        return play(begun, table);
    }
    let kept = KeptTable { table, prepared: None };
    let (id, mut save) = (fresh_id(), kept.save(1, js_sys::Date::now() as u64));
    save.clock = clock;
    match store(&id, &save, 0) {
        Ok(()) => Address::Play(id).go(),
        Err(_) => play(begun, kept.table),
    }
}

/// Begins a game that does not count.
pub fn begin(start: &Start, begun: &Begun) {
    start.table::<Tramways>(Tramways::KEY).into_iter().for_each(|table| play(begun, table));
}

/// Begins a game like another one, with the same players; after one that counts the next is chosen among those that do.
pub(super) fn begin_again(table: &Table<Tramways>, begun: &Begun) {
    if table.mode.is_strict() {
        return Address::Ranked(TitleKey::Tramways).go();
    }
    let setup = Setup {
        rules: Tramways::RULES_VERSION,
        edition: edition::VERSION,
        seed: fresh_seed(),
        start: None,
        ..table.session.setup().clone()
    };
    match Session::<Tramways>::new(setup) {
        Ok(session) => play(begun, Table::new(session, &table.players, table.players.count())),
        Err(_) => Address::New(TitleKey::Tramways).go(),
    }
}

/// A game that counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// What is dealt.
    pub(super) setup: Setup,
    /// What it is played for.
    pub(super) mode: GameMode,
}

impl Counted {
    /// Goes on with the attempt, or begins it for the first person of the usual arrangement. It is stored before anything
    /// of its deal is shown.
    ///
    /// # Errors
    /// It cannot be stored; nothing was begun.
    pub(super) fn begin(&self, preferences: &Preferences) -> Result<(), StoreError> {
        if let Some(id) = attempt_under_way(&self.setup) {
            Address::Play(id).go();
            return Ok(());
        }
        let Some(table) = self.table(preferences) else { return Ok(()) };
        let (id, now) = (fresh_id(), js_sys::Date::now() as u64);
        let kept = KeptTable { table, prepared: None };
        let mut save = kept.save(1, now);
        save.clock = Clock::started(now);
        let stored = store(&id, &save, 0).and_then(|()| kept.stored(&save, 0));
        match stored {
            Ok(()) => Address::Play(id).go(),
            Err(_) => delete(&id),
        }
        stored
    }

    /// Plays it without counting.
    pub(super) fn begin_casually(&self, preferences: &Preferences, begun: &Begun) {
        if let Some(table) = self.table(preferences) {
            play(begun, table);
        }
    }

    /// Every set-up of a category can be dealt.
    fn table(&self, preferences: &Preferences) -> Option<Table<Tramways>> {
        let session = Session::<Tramways>::new(self.setup.clone()).ok()?;
        let last = preferences.set_ups.get(Tramways::KEY);
        let table = Table::new(session, &LastSetUp::against_bots(last, 0, &[]).0, 1);
        Some(Table { mode: self.mode, ..table })
    }
}
