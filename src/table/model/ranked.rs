//! Restrictions of strict games.

use super::TableModel;
use crate::table::open::{OpenTable, Revision};
use crate::table::title::Title;
use crate::table::{Assistance, GameTable, Players, Session};
use std::rc::Rc;

/// Removes the aids in a strict game.
pub(super) fn allowed<G: Title>(table: &GameTable<G>, assistance: &Assistance) -> Assistance {
    if table.mode.is_strict() { assistance.without_aids() } else { assistance.clone() }
}

impl<G: Title> TableModel<G> {
    /// The table in its stored form, including a decision that is not shown yet.
    pub fn stored_table(&self) -> GameTable<G> {
        GameTable { session: Rc::clone(self.stored()), ..self.table.clone() }
    }

    /// Returns whether the players may be changed to these. In a strict game no seat changes hands and no hand is opened.
    pub(super) fn may_sit(&self, players: &Players) -> bool {
        let decides = |of: &Players, seat| of.get(seat).map(|player| player.controller);
        let before = self.players();
        let is_same = |seat| decides(before, seat) == decides(players, seat);
        let same = before.count() == players.count() && before.seats().all(is_same);
        !self.table.mode.is_strict() || same && before.hands() == players.hands()
    }

    /// The game in its stored form, including a decision that is not shown yet.
    pub(super) fn stored(&self) -> &Rc<Session<G>> {
        self.unshown.as_ref().unwrap_or(&self.table.session)
    }

    /// Shows the decision that waited for this revision to be stored.
    pub(super) fn show_stored(&mut self, revision: &Revision) {
        if *revision == self.revision()
            && let Some(session) = self.unshown.take()
        {
            self.draft = G::carried_over(&self.draft, session.state());
            self.table.session = session;
            if self.reopened.is_some() {
                self.reopen();
            }
        }
    }
}
