//! Undo, redo and other moves to earlier positions, and playing on from there.

use super::TableModel;
use super::question::PendingAction;
use crate::engine::game::Boundary;
use crate::table::open::{LinePosition, LinesOfPlay, Moment, Past};
use crate::table::title::{Response, Title};
use crate::table::view::{Gesture, Note, Pressed};
use crate::table::{DeviceTurn, Session, TakenBackTo};
use crate::words::Locale;

impl<G: Title> TableModel<G> {
    /// Shows another position. A draft stays with its position and returns with it.
    pub(super) fn show_position(&mut self, line: usize, ply: usize) {
        if self.analysis.is_none() && self.table.remote.is_some() {
            self.peek.peek = None;
            if line != self.table.session.line() {
                return self.peek_at(line, ply);
            }
        }
        self.lay_aside();
        self.change(|session| session.go_to_line(line, ply));
        self.take_up();
    }

    pub(super) fn end_analysis(&mut self) {
        let plan = self.own_plan();
        if self.analysis.take().is_none() {
            return;
        }
        (self.tried_from, self.planner, self.stand_in) = (None, None, None);
        self.draft = G::Draft::default();
        self.take_up();
        self.keep_plan(plan);
    }

    /// Returns whether the viewer may undo or redo here.
    fn may_go_back(&self) -> bool {
        let peeks = self.analysis.is_none() && self.peek.peek.is_some();
        !self.only_looks_on() && !self.awaits_taking() && !peeks
    }

    /// Returns the ply that an undo goes back to: the last decision of a person.
    fn undo_ply(&self) -> Option<usize> {
        if !self.may_go_back() {
            return None;
        }
        let session = self.session();
        let settled = self.settled().max(self.taken_for_good());
        (settled..session.ply()).rev().find(|&ply| self.is_stop(session, ply))
    }

    /// Returns the ply that a redo goes forward to.
    fn redo_ply(&self) -> Option<usize> {
        if !self.may_go_back() {
            return None;
        }
        let session = self.session();
        let next = (session.ply() + 1..session.length()).find(|&ply| self.is_stop(session, ply));
        session.can_redo().then(|| next.unwrap_or(session.length()))
    }

    /// Returns whether undo and redo stop at a ply: a person made a separate decision there.
    fn is_stop(&self, session: &Session<G>, ply: usize) -> bool {
        let state = session.state_at(ply);
        let by_person = match (&self.analysis, self.planner) {
            (Some(_), Some(own)) => G::to_act(state) == Some(own),
            (Some(_), None) => true,
            (None, _) => !self.is_bots(state),
        };
        let pays = |ply: usize| G::boundary(session.state_at(ply)) == Boundary::Paying;
        // A payment is taken back as a whole.
        let pays_on = pays(ply) && ply.checked_sub(1).is_some_and(pays);
        by_person && !session.goes_on(ply) && !pays_on
    }

    /// Returns the earliest ply that an undo may reach in a strict game; 0 in other games.
    pub(super) fn settled(&self) -> usize {
        let session = self.session();
        if !self.table.mode.is_strict() || self.analysis.is_some() {
            return 0;
        }
        session.settled()
    }

    pub(super) fn undo(&mut self) {
        if self.drops() {
            // Drops the last prepared step, like its own button.
            let back =
                self.ask(Locale::English, |seen| G::press(seen, Pressed::Back, Gesture::Press));
            self.draft = match back {
                Response::Prepare(draft) if draft != self.draft => draft,
                _ => self.draft_after_undo(),
            };
            return;
        }
        if let Some(ply) = self.undo_ply() {
            self.ask_to_take_back(ply, &[], Locale::English);
        } else if self.may_go_back() && self.table.mode.is_strict() && !self.is_over() {
            self.note = Some(Note::Settled);
        }
    }

    /// Returns what an undo leaves of the draft.
    pub(super) fn draft_after_undo(&self) -> G::Draft {
        G::carried_over(&self.draft, self.session().state())
    }

    /// Returns whether there is something in the draft that an undo drops.
    fn is_prepared(&self) -> bool {
        self.draft != self.draft_after_undo()
    }

    /// Returns whether an undo or the back button drops a part of the draft.
    pub(super) fn drops(&self) -> bool {
        self.may_go_back() && self.is_prepared()
    }

    /// Plays these actions instead of the action under way, if there is one. Does nothing if a part of that is settled.
    pub(super) fn act_instead(&mut self, actions: &[G::Action], locale: Locale) {
        let session = self.session();
        let is_root = |ply: &usize| G::boundary(session.state_at(*ply)) == Boundary::Root;
        let Some(ply) = (self.settled()..=session.ply()).rev().find(is_root) else { return };
        if ply == session.ply() {
            self.act(actions, locale);
        } else if self.may_go_back() {
            self.ask_to_take_back(ply, actions, locale);
        }
    }

    /// Goes back to a ply and plays actions there. Asks first if that concerns other players.
    fn ask_to_take_back(&mut self, ply: usize, actions: &[G::Action], locale: Locale) {
        if self.is_sent(ply) {
            self.pending = Some(PendingAction::UndoSent(ply, actions.to_vec()));
        } else if self.reveals_since(ply) || self.is_of_another(ply) {
            self.pending = Some(PendingAction::Undo(ply, actions.to_vec()));
        } else {
            self.take_back_for(ply, actions, locale);
        }
    }

    /// Returns whether the device must be passed to go back to a ply: another person decided there, and the holder has seen
    /// their own hand since.
    fn is_of_another(&self, ply: usize) -> bool {
        let state = self.session().state_at(ply);
        let counts = self.analysis.is_none() && G::has_secrets(state);
        let passes = |seat| self.device.needs_passing(self.players(), seat);
        counts && self.device.holder().is_some() && G::to_act(state).is_some_and(passes)
    }

    /// Returns whether going back to a ply would leave something revealed, and another person is at the table. A single
    /// person may take back anything.
    fn reveals_since(&self, ply: usize) -> bool {
        self.analysis.is_none() && self.reveals_to_people(ply, self.session().ply())
    }

    fn reveals_to_people(&self, from: usize, to: usize) -> bool {
        self.players().people_anywhere().count() > 1 && self.session().reveals_between(from, to)
    }

    /// Goes back to a ply, counts the undo, and plays actions there.
    pub(super) fn take_back_for(&mut self, ply: usize, actions: &[G::Action], locale: Locale) {
        self.change(|session| session.go_to(ply));
        self.reopen();
        self.table.undos += u32::from(self.analysis.is_none());
        if !actions.is_empty() {
            self.forget_shown();
            self.act(actions, locale);
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(ply) = self.redo_ply() {
            self.change(|session| session.go_to(ply));
            self.reopen();
        }
    }

    /// Makes the shown ply the one to play on from, if the line continues. Does nothing in an analysis.
    pub(super) fn reopen(&mut self) {
        if self.analysis.is_some() {
            return;
        }
        let session = self.session();
        let here = TakenBackTo { line: session.line(), ply: session.ply() };
        self.reopened = session.can_redo().then_some(here);
    }

    /// Returns the saved ply to play on from; `None` if the game does not have it or is strict.
    pub(super) fn reopened_at(&self, saved: TakenBackTo) -> Option<TakenBackTo> {
        let line = self.table.session.lines().get(saved.line)?;
        let is_earlier = saved.ply < line.steps().len();
        (is_earlier && !self.table.mode.is_strict()).then_some(saved)
    }

    /// Returns the ply from which the viewer plays on; the end of the line if they did not go back.
    fn reopened_ply(&self) -> usize {
        let session = self.session();
        let here = self.reopened.filter(|it| it.line == session.line());
        here.map_or(session.length(), |it| it.ply)
    }

    /// Returns the present position of the game or of the analysis.
    pub(super) fn home(&self) -> LinePosition {
        if let Some(home) = self.home_of_watcher() {
            return home;
        }
        match self.peek.peek {
            Some(_) if self.analysis.is_none() => {
                let (session, ply) = self.stands();
                LinePosition { line: session.line(), ply }
            }
            _ => LinePosition { line: self.session().line(), ply: self.reopened_ply() },
        }
    }

    /// Returns whether playing from here needs a question: it leaves the line, and something was revealed since to several
    /// people.
    pub(super) fn asks_before(&self, played: &Session<G>) -> bool {
        let session = self.session();
        let leaves = session.can_redo() && played.line() != session.line();
        let counts = self.analysis.is_none() && !self.is_over();
        leaves && counts && self.reveals_to_people(session.ply(), self.reopened_ply())
    }

    /// Returns whether the present, the past or an analysis is shown. After an undo the present is the ply to play on from.
    fn moment(&self) -> Moment {
        match self.analysis {
            Some(_) => Moment::Tried,
            None if self.looks_back().is_some() => Moment::Past,
            None if self.is_earlier() && self.turn() != DeviceTurn::Visit => Moment::Past,
            None => Moment::Present,
        }
    }

    /// Returns whether another position is shown than the present one.
    pub(super) fn is_earlier(&self) -> bool {
        let session = self.session();
        let peeks = self.analysis.is_none() && self.peek.peek.is_some();
        peeks || session.can_redo() && session.ply() != self.reopened_ply()
    }

    /// Returns the ply after the viewer's last decision. In the past and at the end it is the start of the last action,
    /// one of `roots`.
    fn since(&self, roots: &[usize]) -> usize {
        let session = self.session();
        if self.moment() == Moment::Past || self.to_act().is_none() {
            return roots.iter().copied().filter(|&root| root < session.ply()).max().unwrap_or(0);
        }
        let looks = self.viewer().or(G::to_act(session.state()));
        let steps = session.steps();
        steps.iter().rposition(|step| step.seat == looks).map_or(0, |own| own + 1)
    }

    pub(super) fn past(&self) -> Past {
        let session = self.session();
        let roots = self.roots(session.line());
        Past {
            ply: session.ply(),
            since: self.since(&roots),
            length: session.length(),
            present: self.reopened_ply(),
            new: self.new_since(),
            home: self.home(),
            line: session.line(),
            roots,
            undo: if self.drops() { Some(session.ply()) } else { self.undo_ply() },
            redo: self.redo_ply(),
            moment: self.moment(),
            perspective: self.perspective,
        }
    }
}
