//! The state of a table: an intent makes the next table.

use super::table_context::TableContext;
use crate::table::intent::Intent;
use crate::titles::TitleKey;
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::motion::Stage;
use crate::words::Locale;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A change of the table on the screen.
pub(crate) enum TableChange {
    /// An intent of the player.
    Done(Intent, Locale),
    /// Another table replaces it: another window has saved one.
    Replaced(TableHandle),
}

/// Stores at once a table whose decision waits for that; returns whether it is stored.
#[derive(Clone, Default)]
pub(crate) struct Keeper(Rc<RefCell<Option<Callback<TableHandle, bool>>>>);

impl Keeper {
    /// Sets the callback that stores.
    pub(crate) fn is(&self, keep: Callback<TableHandle, bool>) {
        *self.0.borrow_mut() = Some(keep);
    }

    fn keeps(&self, table: &TableHandle) -> bool {
        self.0.borrow().as_ref().is_some_and(|keep| keep.emit(table.clone()))
    }
}

/// The current table, the running motion of its page, and its keeper.
pub(crate) struct TableState(TableHandle, Stage, Keeper);

impl PartialEq for TableState {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Reducible for TableState {
    type Action = TableChange;

    fn reduce(self: Rc<Self>, change: TableChange) -> Rc<Self> {
        match change {
            TableChange::Done(intent, locale) => match self.0.0.after(&intent, locale) {
                Some(after) => {
                    // The page still shows the previous table.
                    self.1.note();
                    let after = self.stored(TableHandle(after), locale);
                    Rc::new(TableState(after, self.1.clone(), self.2.clone()))
                }
                None => self,
            },
            TableChange::Replaced(table) => {
                Rc::new(TableState(table, self.1.clone(), self.2.clone()))
            }
        }
    }
}

impl TableState {
    /// Returns the table after the decision that waits for the storage, if it can be stored now.
    fn stored(&self, table: TableHandle, locale: Locale) -> TableHandle {
        if !table.0.waits_for_storage() || !self.2.keeps(&table) {
            return table;
        }
        table.0.after(&Intent::Stored(table.0.revision()), locale).map_or(table, TableHandle)
    }
}

/// Returns the current table, the callback that replaces it, and the keeper that stores it.
#[hook]
pub(crate) fn use_table_state(
    title: TitleKey,
    first: &TableHandle,
    locale: Locale,
) -> (TableContext, Callback<TableHandle>, Keeper) {
    let state = use_reducer_eq(|| TableState(first.clone(), Stage::default(), Keeper::default()));
    let deps = (state.dispatcher(), locale);
    let onintent = use_callback(deps, |intent: Intent, (state, locale)| {
        state.dispatch(TableChange::Done(intent, *locale));
    });
    let onreplace = use_callback(state.dispatcher(), |table: TableHandle, state| {
        state.dispatch(TableChange::Replaced(table));
    });
    let (table, stage) = (state.0.clone(), state.1.clone());
    let view = table.0.view(locale);
    (TableContext { title, table, view, locale, onintent, stage }, onreplace, state.2.clone())
}
