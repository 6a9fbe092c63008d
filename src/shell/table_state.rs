//! A table under one's hands: what is done at it makes the next one.

use super::table_context::TableContext;
use crate::table::intent::Intent;
use crate::toolkit::motion::Stage;
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

/// The table that is shown, and what moves on its page.
#[derive(PartialEq)]
pub(super) struct TableState(TableHandle, Stage);

impl Reducible for TableState {
    type Action = TableChange;

    fn reduce(self: Rc<Self>, change: TableChange) -> Rc<Self> {
        match change {
            TableChange::Done(intent, locale) => match self.0.0.after(&intent, locale) {
                Some(after) => {
                    // The page still shows the table before.
                    self.1.note();
                    Rc::new(TableState(TableHandle(after), self.1.clone()))
                }
                None => self,
            },
            TableChange::Replaced(table) => Rc::new(TableState(table, self.1.clone())),
        }
    }
}

/// The table as it is now, with what does something at it, and what puts another one in its place.
#[hook]
pub(super) fn use_table_state(
    first: &TableHandle,
    locale: Locale,
) -> (TableContext, Callback<TableHandle>) {
    let state = use_reducer_eq(|| TableState(first.clone(), Stage::default()));
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
    let (table, stage) = (state.0.clone(), state.1.clone());
    let view = table.0.view(locale);
    (TableContext { table, view, locale, onintent, stage }, onreplace)
}
