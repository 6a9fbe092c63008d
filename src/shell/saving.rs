//! Saves a game after every decision, or follows the window that does.

use super::table_context::TableContext;
use crate::storage::{GameId, Lock, StoreError, ask_to_keep};
use crate::table::intent::Intent;
use crate::table::ranked::Witness;
use crate::table::{Clock, Save};
use crate::titles::load::{counted, ledger_of};
use crate::toolkit::hooks::{Kept, Saving, Told, use_kept};
use crate::toolkit::table_ui::TableHandle;
use yew::prelude::*;

/// From so many decisions on a game is worth asking the browser to keep it.
const WORTH_KEEPING: usize = 20;

/// A table by what is saved of it: what is prepared at it or looked at makes no difference.
#[derive(Clone)]
struct KeptTable(TableHandle);

impl PartialEq for KeptTable {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || self.0.0.stamp() == other.0.0.stamp()
    }
}

impl Kept for KeptTable {
    fn save(&self, revision: u64, saved_at: u64) -> Save {
        self.0.0.save(revision, saved_at)
    }

    fn reopened(&self, save: &Save) -> Option<Self> {
        let (save, _) = counted(ledger_of(&self.0), save);
        self.0.0.reopened(&save).ok().map(|table| KeptTable(TableHandle(table)))
    }

    fn stored(&self, save: &Save, before: u64) -> Result<(), StoreError> {
        if save.mode.is_strict()
            && let Some(ledger) = ledger_of(&self.0)
        {
            let witness = if before == 0 { Witness::Whole } else { Witness::Restored };
            (ledger.stored)(&self.0, save, witness)?;
        }
        if self.0.0.plies() >= WORTH_KEEPING {
            ask_to_keep();
        }
        Ok(())
    }
}

/// Saves the table whenever what is saved of it changes, while this window plays it; `known` is the
/// revision and the clock of its save.
#[hook]
pub(super) fn use_saving(
    id: &GameId,
    known: (u64, Clock),
    lock: Lock,
    at: &TableContext,
    onreplace: &Callback<TableHandle>,
) -> Saving {
    let told = Told {
        looks_on: at
            .onintent
            .reform(|looks_on| if looks_on { Intent::LookOn } else { Intent::PlayHere }),
        replaced: onreplace.reform(|table: KeptTable| table.0),
        stored: match at.view.mode.is_strict() {
            true => at.onintent.reform(|it: KeptTable| Intent::Stored(it.0.0.stamp())),
            false => Callback::noop(),
        },
    };
    use_kept(id, known.0, known.1, lock, &KeptTable(at.table.clone()), &told)
}
