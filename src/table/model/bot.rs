//! Decisions of bots at a table, in the game or in an analysis.

use super::TableModel;
use crate::table::intent::BotAnswer;
use crate::table::title::Title;
use crate::table::view::Note;
use crate::table::{BotMove, DecisionSource, DeviceTurn};
use std::rc::Rc;

impl<G: Title> TableModel<G> {
    /// Plays the answer of a bot. An answer for another position is too late and changes nothing.
    pub(super) fn bot(&mut self, ply: usize, answer: &BotAnswer) {
        if !matches!(self.turn(), DeviceTurn::Bot(..)) || self.session().ply() != ply {
            return;
        }
        let mut table = self.table.clone();
        if let Some(tried) = &self.analysis {
            table.session = Rc::clone(tried);
        }
        let bot_move = table.bot_move(answer, |_, _| true);
        let Some(BotMove { actions, source }) = bot_move else { return };
        if self.analysis.is_none() {
            self.table.hurried = table.hurried;
        }
        if source == DecisionSource::AnyLegal {
            self.note = Some(Note::AnyMove);
        }
        let mut session = self.session().clone();
        let is_legal = |action| session.play(action).is_ok();
        let _ = actions.into_iter().all(is_legal);
        self.go_on_at(session);
    }
}
