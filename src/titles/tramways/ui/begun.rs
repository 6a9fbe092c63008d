//! Games of Tramways that count, and what goes on from them.

use super::ledger::{attempt_under_way, beside};
use crate::engine::game::Game;
use crate::storage::{Preferences, StoreError, fresh_id, now, store};
use crate::table::model::TableModel;
use crate::table::open::OpenTable;
use crate::table::ranked::Witness;
use crate::table::{Clock, Device, GameMode, LastSetUp, Save, Session, Table};
use crate::titles::TitleKey;
use crate::titles::load;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::toolkit::address::Address;
use crate::toolkit::begun::Begun;
use crate::toolkit::border::table_ui::TableHandle;
use std::rc::Rc;

/// A game that is not saved yet, as a save.
pub(super) fn save_of(table: &Table<Tramways>, clock: Clock) -> Save {
    let model = TableModel::new(table.clone(), Device::default());
    let mut save = model.save(1, now());
    save.clock = clock;
    save
}

/// Hands a game that does not count over and goes to its table.
fn play(begun: &Begun, table: Table<Tramways>) {
    let table = Table { mode: GameMode::Casual, ..table };
    let table = TableModel::new(table, Device::default());
    load::play(TitleKey::Tramways, TableHandle(Rc::new(table)), begun);
}

/// Goes on without counting from an attempt that is given up. The game keeps the attempt's clock, by which it is known for
/// what it was; where it cannot be stored it is handed over.
pub(super) fn play_on_casually(begun: &Begun, table: Table<Tramways>, clock: Clock) {
    let table = Table { mode: GameMode::Casual, ..table };
    if attempt_under_way(table.session.setup()).is_some() {
        return play(begun, table);
    }
    let id = fresh_id();
    match store(&id, &save_of(&table, clock), 0, Vec::new()) {
        Ok(()) => Address::Play(id).go(),
        Err(_) => play(begun, table),
    }
}

/// A game that counts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Counted {
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
        let (id, now) = (fresh_id(), now());
        let save = save_of(&table, Clock::started(now));
        store(&id, &save, 0, beside(&table, &save, Witness::Whole))?;
        Address::Play(id).go();
        Ok(())
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
