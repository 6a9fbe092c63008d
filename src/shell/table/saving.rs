//! Saves a game after every decision, or follows the window that does.

use super::table_context::TableContext;
use super::table_state::Keeper;
use crate::storage::{GameId, Lock, ask_to_keep};
use crate::table::intent::Intent;
use crate::table::scores::Evidence;
use crate::table::{Clock, Save};
use crate::titles::load::{counted, ledger_of};
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::hooks::{Autosaved, SaveEvents, Saving, use_autosave, use_effect_on};
use std::borrow::Cow;
use yew::prelude::*;

/// The number of decisions from which the browser is asked to make the storage permanent.
const WORTH_KEEPING: usize = 20;

/// A table, equal to another one if both save the same, and whether the ledger has seen its whole game.
#[derive(Clone)]
struct SavedTable(TableHandle, Evidence);

impl PartialEq for SavedTable {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || self.0.0.revision() == other.0.0.revision()
    }
}

impl Autosaved for SavedTable {
    fn save(&self, revision: u64, saved_at: u64) -> Save {
        self.0.0.save(revision, saved_at)
    }

    fn reopened(&self, save: &Save) -> Option<Self> {
        let save = match ledger_of(&self.0) {
            Some(ledger) => counted(ledger, save).0,
            None => Cow::Borrowed(save),
        };
        self.0.0.reopened(&save).ok().map(|table| SavedTable(TableHandle(table), self.1))
    }

    fn further_entries(&self, save: &Save) -> Vec<(String, String)> {
        match ledger_of(&self.0) {
            Some(ledger) if save.mode.is_strict() => (ledger.entries)(&self.0, save, self.1),
            _ => Vec::new(),
        }
    }
}

/// Saves the table whenever its saved part changes, while this window plays it, and at once if a decision waits for
/// that. `known` is the save's revision and clock, and whether the ledger has seen the whole game.
#[hook]
pub(crate) fn use_saving(
    id: &GameId,
    known: (u64, Clock, Evidence),
    lock: Lock,
    shown: (&TableContext, &Keeper),
    onreplace: &Callback<TableHandle>,
) -> Saving {
    let ((revision, clock, evidence), (at, keeper)) = (known, shown);
    let events = SaveEvents {
        looks_on: at
            .onintent
            .reform(|looks_on| if looks_on { Intent::LookOn } else { Intent::PlayHere }),
        replaced: onreplace.reform(|table: SavedTable| table.0),
        stored: match at.view.mode.is_strict() {
            true => at.onintent.reform(|it: SavedTable| Intent::Stored(it.0.0.revision())),
            false => Callback::noop(),
        },
    };
    let worth = at.table.0.plies() >= WORTH_KEEPING;
    use_effect_on(worth, |worth| {
        if *worth {
            ask_to_keep();
        }
    });
    let (saving, keep) =
        use_autosave(id, (revision, clock), lock, &SavedTable(at.table.clone(), evidence), &events);
    keeper.is(keep.reform(move |table| SavedTable(table, evidence)));
    saving
}
