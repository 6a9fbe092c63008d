//! Permissions at a table in addition to the prompt.

use super::TableModel;
use crate::table::GameStatus;
use crate::table::open::May;
use crate::table::title::Title;

impl<G: Title> TableModel<G> {
    /// Returns the permissions in addition to the prompt.
    pub(super) fn may(&self) -> May {
        let is_alone = self.table.mode.is_strict();
        May {
            hint: self.to_act().is_some() && !is_alone,
            analyse: self.analysis.is_none() && self.can_try(),
            skip: self.skipped().is_some(),
            stand_in: self.waits_for_others(),
            carry_out: !self.carried_out().is_empty(),
            aids: !is_alone,
            hand_over: !is_alone,
            explain: self.can_explain(),
            drop: self.drops(),
            give_up: !self.is_over() && self.table.status == GameStatus::Played,
        }
    }
}
