//! Saves a game after every decision, or follows the window that does.

use super::at::At;
use crate::storage::{GameId, Lock, StoreError, ask_to_keep};
use crate::table::intent::Intent;
use crate::table::{Clock, Save};
use crate::toolkit::hooks::{Kept, Told, use_kept};
use crate::toolkit::table_ui::TableHandle;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// From so many decisions on a game is worth asking the browser to keep it.
const WORTH_KEEPING: usize = 20;

/// How saving goes.
#[derive(Clone, PartialEq)]
pub(super) struct Saving {
    error: Option<StoreError>,
    /// Tries again.
    pub again: Callback<()>,
}

impl Saving {
    /// Whether another window has saved the game meanwhile.
    pub(super) fn is_overtaken(&self) -> bool {
        matches!(self.error, Some(StoreError::OtherWindow | StoreError::Gone))
    }

    /// What is wrong, in words.
    pub(super) fn trouble(&self, locale: Locale) -> Option<&'static str> {
        self.error.map(|error| match error {
            StoreError::Full => shell::storage_full(locale),
            StoreError::NoStorage => shell::no_storage(locale),
            StoreError::OtherWindow => shell::other_window(locale),
            StoreError::Gone => shell::game_gone(locale),
        })
    }
}

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
        self.0.0.reopened(save).ok().map(|table| KeptTable(TableHandle(table)))
    }

    fn stored(&self, _: &Save, _: u64) -> Result<(), StoreError> {
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
    at: &At,
    onreplace: &Callback<TableHandle>,
) -> Saving {
    let told = Told {
        looks_on: at.onintent.reform(|looks_on| match looks_on {
            true => Intent::LookOn,
            false => Intent::PlayHere,
        }),
        replaced: onreplace.reform(|table: KeptTable| table.0),
    };
    let kept = use_kept(id, known.0, known.1, lock, &KeptTable(at.table.clone()), &told);
    Saving { error: kept.error, again: kept.again }
}
