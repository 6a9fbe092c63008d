//! Reopens a game, or starts a new one from a position.

use super::TableModel;
use crate::table::intent::Others;
use crate::table::title::Title;
use crate::table::{Device, GameMode, GameStatus, Save, SaveError, Session};
use std::rc::Rc;

impl<G: Title> TableModel<G> {
    /// Opens the game as another window saved it, keeping this table's view.
    ///
    /// # Errors
    /// The save belongs to other rules or cannot be replayed.
    pub fn reopened(&self, save: &Save) -> Result<Self, SaveError> {
        let device = self.device.reseated(self.players(), &save.players);
        let (mut opened, _) = TableModel::open(save, device)?;
        if self.analysis.is_some() {
            opened.lay_aside();
        }
        opened.stay_as(self);
        let (analysis, tried_from) = (self.analysis.clone(), self.tried_from);
        let (perspective, assistance) = (self.perspective, Rc::clone(&self.assistance));
        let kept_plan = self.saved_plan.clone();
        let mut opened = TableModel {
            perspective,
            assistance,
            analysis,
            tried_from,
            planner: self.planner,
            stand_in: self.stand_in,
            saved_plan: kept_plan,
            ..opened
        };
        opened.end_closed_plan(self.device);
        Ok(opened.behind_the_curtain())
    }

    /// Starts a separate game from the shown position of the game or of its analysis. A person must be to move there.
    pub fn played_on(&self, others: Others) -> Self {
        let mut table = self.table.clone();
        if let Ok((session, _)) = Session::resume(&self.session().record(), usize::MAX) {
            table.session = Rc::new(session);
        }
        if let (Others::Bots, Some(seat)) = (others, self.to_act()) {
            table.players = Rc::new(table.players.against_bots(seat));
        }
        if table.remote.take().is_some() {
            table.players = Rc::new(table.players.all_here());
        }
        (table.mode, table.status) = (GameMode::Casual, GameStatus::Played);
        (table.undos, table.hints, table.handed_over) = (0, 0, false);
        TableModel::new(table, Device::default())
    }
}
