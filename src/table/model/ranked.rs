//! What holds at a table where what is done is done.

use super::TableModel;
use crate::table::open::{OpenTable, Revision};
use crate::table::title::Title;
use crate::table::{Assistance, Session, Table};
use std::rc::Rc;

/// A ranked game has no aids.
pub(super) fn allowed<G: Title>(table: &Table<G>, assistance: &Assistance) -> Assistance {
    if table.mode.is_strict() { assistance.without_aids() } else { assistance.clone() }
}

impl<G: Title> TableModel<G> {
    /// The table as it is stored: with a decision that is not shown yet.
    pub fn stored_table(&self) -> Table<G> {
        Table { session: Rc::clone(self.stored()), ..self.table.clone() }
    }

    /// Whether a decision waits until it is stored.
    pub fn waits_for_storage(&self) -> bool {
        self.unshown.is_some()
    }

    /// The game as it is stored: with a decision that is not shown yet.
    pub(super) fn stored(&self) -> &Rc<Session<G>> {
        self.unshown.as_ref().unwrap_or(&self.table.session)
    }

    /// Shows what waited until this revision was stored.
    pub(super) fn show_stored(&mut self, revision: &Revision) {
        if *revision == self.stamp()
            && let Some(session) = self.unshown.take()
        {
            self.draft = G::kept(&self.draft, session.state());
            self.table.session = session;
        }
    }
}
