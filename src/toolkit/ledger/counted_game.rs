//! Starts games that count, and continues them without counting.

use super::attempts::{attempt_under_way, ledger_entries, model};
use crate::storage::{Preferences, StoreError, fresh_id, now, store};
use crate::table::model::TableModel;
use crate::table::open::OpenTable;
use crate::table::scores::Evidence;
use crate::table::scores::category::Category;
use crate::table::title::Title;
use crate::table::{
    Clock, Controller, Device, GameMode, GameTable, LastSetUp, Player, Players, Save, Session,
};
use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::border::table_ui::{TableHandle, TitleUi};
use std::rc::Rc;

/// A game that counts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CountedGame {
    /// The title.
    pub title: TitleKey,
    /// The category of its setup.
    pub category: &'static Category,
    /// The seed of all chance.
    pub seed: u64,
    /// The mode: what it counts for.
    pub mode: GameMode,
}

/// Makes a save of a game that was not saved yet.
pub(super) fn save_of<G: Title>(table: &GameTable<G>, clock: Clock) -> Save {
    let model = TableModel::new(table.clone(), Device::default());
    let mut save = model.save(1, now());
    save.clock = clock;
    save
}

/// Makes a table that does not count, to be handed over.
fn casual<G: TitleUi>(table: GameTable<G>) -> TableHandle {
    let table = GameTable { mode: GameMode::Casual, ..table };
    TableHandle(Rc::new(TableModel::new(table, Device::default())))
}

/// Continues an attempt without counting once it is given up. The game keeps the attempt's clock, which identifies it. Returns
/// the table to hand over if the game cannot be stored or an attempt at its deal is under way.
pub(super) fn play_on<G: TitleUi>(table: &TableHandle, clock: Clock) -> Option<TableHandle> {
    let table = model::<G>(table)?.stored_table();
    let table = GameTable { mode: GameMode::Casual, ..table };
    if attempt_under_way::<G>(table.session.setup()).is_some() {
        return Some(casual(table));
    }
    let id = fresh_id();
    match store(&id, &save_of(&table, clock), 0, Vec::new()) {
        Ok(()) => {
            Address::Play(id).go();
            None
        }
        Err(_) => Some(casual(table)),
    }
}

/// Continues the attempt, or begins it with the first person of the usual seating. It is stored before anything of its deal is
/// shown.
///
/// # Errors
/// It cannot be stored; nothing was begun.
pub(super) fn begin<G: Title>(
    counted: &CountedGame,
    preferences: &Preferences,
) -> Result<(), StoreError> {
    let Some(table) = table::<G>(counted, preferences) else { return Ok(()) };
    if let Some(id) = attempt_under_way::<G>(table.session.setup()) {
        Address::Play(id).go();
        return Ok(());
    }
    let (id, now) = (fresh_id(), now());
    let save = save_of(&table, Clock::started(now));
    store(&id, &save, 0, ledger_entries(&table, &save, Evidence::Whole))?;
    Address::Play(id).go();
    Ok(())
}

/// Makes the same game without counting, to be handed over.
pub(super) fn begin_casually<G: TitleUi>(
    counted: &CountedGame,
    preferences: &Preferences,
) -> Option<TableHandle> {
    table::<G>(counted, preferences).map(casual)
}

/// Makes the table of a counting game; never `None`, since every setup of a category can be dealt.
fn table<G: Title>(counted: &CountedGame, preferences: &Preferences) -> Option<GameTable<G>> {
    let CountedGame { title, category, seed, mode } = *counted;
    let setup = category.setup::<G>(title.key(), seed)?;
    let session = Session::<G>::new(setup).ok()?;
    let last = preferences.set_ups.get(title.key());
    let others = category.players.saturating_sub(1);
    let (players, _) = LastSetUp::against_bots(last, others, title.facts().first_colors);
    let seated = |player: &Player| match player.controller {
        Controller::Bot(_) => {
            Player { controller: Controller::Bot(category.bots), ..player.clone() }
        }
        _ => player.clone(),
    };
    let seats = players.seats().filter_map(|seat| players.get(seat));
    let players = Players::of(seats.map(seated), players.hands());
    let bots = category.has_bots().then_some(G::VERSION);
    Some(GameTable { mode, bots, ..GameTable::new(session, &players, category.players) })
}
