//! Questions before an action at a table, and the actions that wait for the answer.

use super::TableModel;
use crate::table::board::turned::Turned;
use crate::table::intent::Query;
use crate::table::title::Title;
use crate::table::view::Warning;
use crate::table::{GameStatus, Session, Turn};
use crate::words::Locale;
use derive_where::derive_where;

/// An action that waits for an answer.
#[derive_where(Clone)]
pub(super) enum Asked<G: Title> {
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

impl<G: Title> Asked<G> {
    /// The question.
    pub(super) fn query(&self) -> Query {
        match self {
            Asked::Undo(..) => Query::UndoRevealed,
            Asked::UndoSent(..) => Query::UndoSent,
            Asked::Otherwise(_) => Query::PlayRevealed,
            Asked::Warned(warning, _) => Query::Warned(warning.clone()),
            Asked::Abandon => Query::Abandon,
        }
    }
}

impl<G: Title> TableModel<G> {
    /// Returns the question before these actions; `None` also if they are illegal.
    pub(super) fn question_before(
        &self,
        actions: &[G::Action],
        locale: Locale,
    ) -> Option<Asked<G>> {
        let mut played: Session<G> = self.session().clone();
        played.play_together(actions).ok()?;
        if self.asks_before(&played) {
            return Some(Asked::Otherwise(actions.to_vec()));
        }
        self.warned(actions, locale)
    }

    fn warned(&self, actions: &[G::Action], locale: Locale) -> Option<Asked<G>> {
        let warning = self.ask(locale, |seen| G::warning(seen, actions))?;
        let is_wanted = self.assistance.warns(warning.key);
        is_wanted.then(|| Asked::Warned(warning, actions.to_vec()))
    }

    /// Rotates the board. A warning is renewed, because it names places.
    pub(super) fn lay(&mut self, turned: Turned, asked: Option<Asked<G>>, locale: Locale) {
        self.turned = turned;
        self.asked = match asked {
            Some(Asked::Warned(_, actions)) => self.warned(&actions, locale),
            asked => asked,
        };
    }

    /// Carries out the action after a yes.
    pub(super) fn agree(&mut self, asked: Option<Asked<G>>, locale: Locale) {
        match asked {
            Some(Asked::Undo(ply, actions) | Asked::UndoSent(ply, actions)) => {
                self.take_back_for(ply, &actions, locale);
            }
            Some(Asked::Otherwise(actions)) => {
                self.reopen();
                self.asked = self.warned(&actions, locale);
                if self.asked.is_none() {
                    self.play(&actions, locale);
                }
            }
            Some(Asked::Warned(_, actions)) if matches!(self.turn(), Turn::Yours(_)) => {
                self.play(&actions, locale);
            }
            Some(Asked::Abandon) => self.table.fate = GameStatus::Abandoned,
            Some(Asked::Warned(..)) | None => {}
        }
    }
}
