//! A table under one's hands: what is done at it makes the next one.

use crate::table::intent::Intent;
use crate::toolkit::table_ui::TableHandle;
use crate::words::Locale;
use std::rc::Rc;
use yew::prelude::*;

/// What comes to a table.
pub(super) enum Turned {
    /// Something is done at it.
    Done(Intent, Locale),
    /// Another one takes its place: what another window has saved.
    Replaced(TableHandle),
}

/// The table that is shown.
#[derive(PartialEq)]
pub(super) struct Sitting(pub(super) TableHandle);

impl Reducible for Sitting {
    type Action = Turned;

    fn reduce(self: Rc<Self>, turned: Turned) -> Rc<Self> {
        Rc::new(Sitting(match turned {
            Turned::Done(intent, locale) => TableHandle(self.0.0.after(&intent, locale)),
            Turned::Replaced(table) => table,
        }))
    }
}

/// The table as it is now, what does something at it, and what puts another one in its place.
#[hook]
pub(super) fn use_sitting(
    first: &TableHandle,
    locale: Locale,
) -> (TableHandle, Callback<Intent>, Callback<TableHandle>) {
    let sitting = use_reducer_eq(|| Sitting(first.clone()));
    let onintent = {
        let dispatcher = sitting.dispatcher();
        use_callback(locale, move |intent: Intent, locale| {
            dispatcher.dispatch(Turned::Done(intent, *locale));
        })
    };
    let onreplace = {
        let dispatcher = sitting.dispatcher();
        use_callback((), move |table: TableHandle, ()| {
            dispatcher.dispatch(Turned::Replaced(table));
        })
    };
    (sitting.0.clone(), onintent, onreplace)
}
