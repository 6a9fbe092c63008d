//! The board of the table that this window has shown last: the rules are read with its numbers.

use crate::table::set_up::BoardFact;
use crate::titles::TitleKey;
use crate::toolkit::border::table_ui::TableHandle;
use crate::words::Locale;
use std::cell::RefCell;

thread_local! {
    static TABLE: RefCell<Option<TableHandle>> = const { RefCell::new(None) };
}

/// A board with its numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BoardSeen {
    pub name: &'static str,
    pub facts: Vec<BoardFact>,
}

/// Remembers the table that is shown.
pub(crate) fn see(table: &TableHandle) {
    TABLE.set(Some(table.clone()));
}

/// The board that a player brought, if the last table was of this title and had one.
pub(crate) fn board_seen(title: TitleKey, locale: Locale) -> BoardSeen {
    TABLE.with_borrow(|table| match table {
        Some(TableHandle(table)) if table.title() == title.key() => BoardSeen {
            name: table.board_name().unwrap_or_default(),
            facts: table.board_facts(locale),
        },
        _ => BoardSeen::default(),
    })
}
