//! Questions before an action at a table, and the actions that wait for the answer.

use super::TableModel;
use crate::table::board::orientation::Turned;
use crate::table::intent::ActionQuery;
use crate::table::title::Title;
use crate::table::view::Warning;
use crate::table::{DeviceTurn, GameStatus, Session};
use crate::words::Locale;
use derive_where::derive_where;

/// An action that waits for an answer.
#[derive_where(Clone)]
pub(super) enum PendingAction<G: Title> {
    /// Goes back to a ply and plays these actions there.
    Undo(usize, Vec<G::Action>),
    /// The same with decisions that others already know.
    UndoSent(usize, Vec<G::Action>),
    /// Plays actions that leave the line.
    Otherwise(Vec<G::Action>),
    /// Plays actions with a warning from the title.
    Warned(Warning, Vec<G::Action>),
    /// Abandons the game.
    Abandon,
}

impl<G: Title> PendingAction<G> {
    /// The question.
    pub(super) fn query(&self) -> ActionQuery {
        match self {
            PendingAction::Undo(..) => ActionQuery::UndoRevealed,
            PendingAction::UndoSent(..) => ActionQuery::UndoSent,
            PendingAction::Otherwise(_) => ActionQuery::PlayRevealed,
            PendingAction::Warned(warning, _) => ActionQuery::Warned(warning.clone()),
            PendingAction::Abandon => ActionQuery::Abandon,
        }
    }
}

impl<G: Title> TableModel<G> {
    /// Returns the question before these actions; `None` also if they are illegal.
    pub(super) fn question_before(
        &self,
        actions: &[G::Action],
        locale: Locale,
    ) -> Option<PendingAction<G>> {
        let mut played: Session<G> = self.session().clone();
        played.play_together(actions).ok()?;
        if self.asks_before(&played) {
            return Some(PendingAction::Otherwise(actions.to_vec()));
        }
        self.warned(actions, locale)
    }

    fn warned(&self, actions: &[G::Action], locale: Locale) -> Option<PendingAction<G>> {
        let warning = self.ask(locale, |seen| G::warning(seen, actions))?;
        let is_wanted = self.assistance.warns(warning.key);
        is_wanted.then(|| PendingAction::Warned(warning, actions.to_vec()))
    }

    /// Rotates the board. A warning is renewed, because it names places.
    pub(super) fn lay(
        &mut self,
        turned: Turned,
        pending: Option<PendingAction<G>>,
        locale: Locale,
    ) {
        self.turned = turned;
        self.pending = match pending {
            Some(PendingAction::Warned(_, actions)) => self.warned(&actions, locale),
            pending => pending,
        };
    }

    /// Carries out the action after a yes.
    pub(super) fn agree(&mut self, pending: Option<PendingAction<G>>, locale: Locale) {
        match pending {
            Some(PendingAction::Undo(ply, actions) | PendingAction::UndoSent(ply, actions)) => {
                self.take_back_for(ply, &actions, locale);
            }
            Some(PendingAction::Otherwise(actions)) => {
                self.reopen();
                self.pending = self.warned(&actions, locale);
                if self.pending.is_none() {
                    self.play(&actions, locale);
                }
            }
            Some(PendingAction::Warned(_, actions))
                if matches!(self.turn(), DeviceTurn::Yours(_)) =>
            {
                self.play(&actions, locale);
            }
            Some(PendingAction::Abandon) => self.table.status = GameStatus::Abandoned,
            Some(PendingAction::Warned(..)) | None => {}
        }
    }
}
