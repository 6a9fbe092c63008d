//! A table under one's hands: what is done at it makes the next one.

use crate::table::intent::Intent;
use crate::toolkit::table_ui::TableHandle;
use crate::words::Locale;
use std::rc::Rc;
use yew::prelude::*;

/// What comes to a table.
pub(super) enum TableChange {
    /// Something is done at it.
    Done(Intent, Locale),
    /// Another one takes its place: what another window has saved.
    Replaced(TableHandle),
}

/// The table that is shown.
#[derive(PartialEq)]
pub(super) struct TableState(pub(super) TableHandle);

impl Reducible for TableState {
    type Action = TableChange;

    fn reduce(self: Rc<Self>, change: TableChange) -> Rc<Self> {
        match change {
            TableChange::Done(intent, locale) => match self.0.0.after(&intent, locale) {
                Some(after) => Rc::new(TableState(TableHandle(after))),
                None => self,
            },
            TableChange::Replaced(table) => Rc::new(TableState(table)),
        }
    }
}

/// The table as it is now, what does something at it, and what puts another one in its place.
#[hook]
pub(super) fn use_table_state(
    first: &TableHandle,
    locale: Locale,
) -> (TableHandle, Callback<Intent>, Callback<TableHandle>) {
    let state = use_reducer_eq(|| TableState(first.clone()));
    let onintent = {
        let dispatcher = state.dispatcher();
        use_callback(locale, move |intent: Intent, locale| {
            dispatcher.dispatch(TableChange::Done(intent, *locale));
        })
    };
    let onreplace = {
        let dispatcher = state.dispatcher();
        use_callback((), move |table: TableHandle, ()| {
            dispatcher.dispatch(TableChange::Replaced(table));
        })
    };
    (state.0.clone(), onintent, onreplace)
}
