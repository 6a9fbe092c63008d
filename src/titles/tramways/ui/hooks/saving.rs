//! Saves a game of Tramways after every decision, or follows the window that does.

use crate::storage::{GameId, Lock, StoreError, ask_to_keep};
use crate::table::ranked::Witness;
use crate::table::{Clock, Prepared, Save, Table, Thumbnail};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::saves;
use crate::titles::tramways::ui::contexts::{use_act, use_table_and_analysis};
use crate::titles::tramways::ui::ledger::{counted, log_attempt, verdict};
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::picture::Picture;
use crate::toolkit::hooks::{Kept, Saving, Told, use_kept};
use std::rc::Rc;
use yew::prelude::*;

/// From this round on a game is worth asking the browser to keep it.
const WORTH_KEEPING: u8 = 2;
/// The shape of a map in a list of games, wide to high.
const SHAPE: (i32, i32) = (3, 2);

/// What of a table is saved.
#[derive(Clone, PartialEq)]
pub struct KeptTable {
    /// The game, and who sits at it.
    pub table: Table<Tramways>,
    pub prepared: Option<Prepared>,
}

impl Kept for KeptTable {
    fn save(&self, revision: u64, saved_at: u64) -> Save {
        let mut save = saves::save(&self.table, revision, saved_at);
        save.glance.picture = picture(&self.table);
        save.prepared = self.prepared.clone();
        save
    }

    fn reopened(&self, save: &Save) -> Option<Self> {
        let (table, _) = save.open().ok()?;
        let prepared = save.prepared.clone();
        Some(KeptTable { table: counted(table, verdict(save)), prepared })
    }

    fn stored(&self, save: &Save, before: u64) -> Result<(), StoreError> {
        let witness = if before == 0 { Witness::Whole } else { Witness::Restored };
        log_attempt(&self.table, save.clock, self.table.session.settled(), witness)?;
        if save.glance.round >= WORTH_KEEPING {
            ask_to_keep();
        }
        Ok(())
    }
}

/// Saves the table's game under its id whenever it changes, while this window plays it; `revision`
/// and `clock` are the save's when it was loaded, 0 for a game that was never saved.
#[hook]
pub fn use_saving(id: &GameId, revision: u64, clock: Clock, lock: Lock) -> Saving {
    let (model, act) = (use_table_and_analysis().model, use_act());
    let told = Told {
        looks_on: act.reform(|looks_on| if looks_on { Msg::LookOn } else { Msg::PlayHere }),
        replaced: act.reform(|it: KeptTable| Msg::Replace(it.table, it.prepared)),
        stored: match model.unshown {
            Some(_) => act.reform(|it: KeptTable| Msg::Stored(it.table)),
            None => Callback::noop(),
        },
    };
    let prepared = use_memo(model.clone(), |model| model.prepared());
    let kept = KeptTable { table: model.kept().clone(), prepared: (*prepared).clone() };
    use_kept(id, revision, clock, lock, &kept, &told)
}

/// The map where the game stands, for lists of games.
fn picture(table: &Table<Tramways>) -> Option<Rc<Thumbnail>> {
    let picture = Picture::fitting(table.session.head(), &table.players, SHAPE);
    picture.thumbnail().map(Rc::new)
}
