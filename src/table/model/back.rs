//! Going back at a table: undo and redo, the past, and deciding otherwise there.

use super::TableModel;
use super::question::Asked;
use crate::engine::game::Boundary;
use crate::table::open::{Lines, Moment, Past, Position};
use crate::table::title::{Response, Title};
use crate::table::view::{Gesture, Note, Pressed};
use crate::table::{Session, TakenBackTo, Turn};
use crate::words::Locale;

impl<G: Title> TableModel<G> {
    /// Shows another position; what is prepared at this one lies there again when somebody comes back to it.
    pub(super) fn look_at(&mut self, line: usize, ply: usize) {
        if self.analysis.is_none() && self.table.apart.is_some() {
            self.beside.peek = None;
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

    /// Whether somebody may take something back here, or do it again.
    fn may_go_back(&self) -> bool {
        let peeks = self.analysis.is_none() && self.beside.peek.is_some();
        !self.only_looks_on() && !self.awaits_taking() && !peeks
    }

    /// The ply that one undo goes back to: where a person decided last.
    fn undo_ply(&self) -> Option<usize> {
        if !self.may_go_back() {
            return None;
        }
        let session = self.session();
        let settled = self.settled().max(self.taken_for_good());
        (settled..session.ply()).rev().find(|&ply| self.is_stop(session, ply))
    }

    /// The ply that one redo goes on to.
    fn redo_ply(&self) -> Option<usize> {
        if !self.may_go_back() {
            return None;
        }
        let session = self.session();
        let next = (session.ply() + 1..session.length()).find(|&ply| self.is_stop(session, ply));
        session.can_redo().then(|| next.unwrap_or(session.length()))
    }

    /// Where undo and redo stop: at what a person decides by a click of its own.
    fn is_stop(&self, session: &Session<G>, ply: usize) -> bool {
        let state = session.state_at(ply);
        let by_person = match (&self.analysis, self.planner) {
            (Some(_), Some(own)) => G::to_act(state) == Some(own),
            (Some(_), None) => true,
            (None, _) => !self.is_bots(state),
        };
        let pays = |ply: usize| G::boundary(session.state_at(ply)) == Boundary::Paying;
        // Of a payment the first decision is taken back, and with it the further ones.
        let pays_on = pays(ply) && ply.checked_sub(1).is_some_and(pays);
        by_person && !session.goes_on(ply) && !pays_on
    }

    /// The earliest ply that may be gone back to where what is done is done.
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
                _ => self.kept(),
            };
            return;
        }
        if let Some(ply) = self.undo_ply() {
            self.ask_to_take_back(ply, &[], Locale::English);
        } else if self.may_go_back() && self.table.mode.is_strict() && !self.is_over() {
            self.note = Some(Note::Settled);
        }
    }

    /// What an undo leaves of what is prepared.
    pub(super) fn kept(&self) -> G::Draft {
        G::kept(&self.draft, self.session().state())
    }

    /// Whether something is prepared.
    fn is_prepared(&self) -> bool {
        self.draft != self.kept()
    }

    /// Whether an undo, or the way back, drops something that is prepared.
    pub(super) fn drops(&self) -> bool {
        self.may_go_back() && self.is_prepared()
    }

    /// Leaves the action under way, if one is and nothing of it is settled, and takes these decisions in its place.
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

    /// Goes back to a ply and takes decisions there; asks first where that is a matter of others, too.
    fn ask_to_take_back(&mut self, ply: usize, actions: &[G::Action], locale: Locale) {
        if self.is_sent(ply) {
            self.asked = Some(Asked::UndoSent(ply, actions.to_vec()));
        } else if self.reveals_since(ply) || self.is_of_another(ply) {
            self.asked = Some(Asked::Undo(ply, actions.to_vec()));
        } else {
            self.take_back_for(ply, actions, locale);
        }
    }

    /// Whether another person than the one who holds the device decided at a ply: that one has seen
    /// its own hand since.
    fn is_of_another(&self, ply: usize) -> bool {
        let state = self.session().state_at(ply);
        let counts = self.analysis.is_none() && G::has_secrets(state);
        let passes = |seat| self.device.needs_passing(self.players(), seat);
        counts && self.device.holder().is_some() && G::to_act(state).is_some_and(passes)
    }

    /// Whether somebody has seen something since a ply that going back would not hide again, and it is a matter of another
    /// person, too: whoever plays alone may take back anything.
    fn reveals_since(&self, ply: usize) -> bool {
        self.analysis.is_none() && self.reveals_to_people(ply, self.session().ply())
    }

    fn reveals_to_people(&self, from: usize, to: usize) -> bool {
        self.players().people_anywhere().count() > 1 && self.session().reveals_between(from, to)
    }

    /// Goes back to a ply, which is counted, and takes decisions there.
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

    /// Decides anew from here, where the line goes on. What is tried leaves the game as it is.
    pub(super) fn reopen(&mut self) {
        if self.analysis.is_some() {
            return;
        }
        let session = self.session();
        let here = TakenBackTo { line: session.line(), ply: session.ply() };
        self.reopened = session.can_redo().then_some(here);
    }

    /// Where somebody decides anew, as a save has it; nothing where this game has no such place.
    pub(super) fn reopened_at(&self, saved: TakenBackTo) -> Option<TakenBackTo> {
        let line = self.table.session.lines().get(saved.line)?;
        let is_earlier = saved.ply < line.steps().len();
        (is_earlier && !self.table.mode.is_strict()).then_some(saved)
    }

    /// The ply from which somebody decides anew already; the end of the line where nobody does.
    fn reopened_ply(&self) -> usize {
        let session = self.session();
        let here = self.reopened.filter(|it| it.line == session.line());
        here.map_or(session.length(), |it| it.ply)
    }

    /// Where the game stands, or what is tried.
    pub(super) fn home(&self) -> Position {
        if let Some(home) = self.home_of_watcher() {
            return home;
        }
        match self.beside.peek {
            Some(_) if self.analysis.is_none() => {
                let (session, ply) = self.stands();
                Position { line: session.line(), ply }
            }
            _ => Position { line: self.session().line(), ply: self.reopened_ply() },
        }
    }

    /// Whether play from here asks first: it leaves the line, and something was revealed since to several people.
    pub(super) fn asks_before(&self, played: &Session<G>) -> bool {
        let session = self.session();
        let leaves = session.can_redo() && played.line() != session.line();
        let counts = self.analysis.is_none() && !self.is_over();
        leaves && counts && self.reveals_to_people(session.ply(), self.reopened_ply())
    }

    /// Whether the present, the past or what is tried is shown. Whoever took something back decides in the present.
    fn moment(&self) -> Moment {
        match self.analysis {
            Some(_) => Moment::Tried,
            None if self.looks_back().is_some() => Moment::Past,
            None if self.is_earlier() && self.turn() != Turn::Visit => Moment::Past,
            None => Moment::Present,
        }
    }

    /// Whether another position of the game is shown than the one that somebody decides from.
    pub(super) fn is_earlier(&self) -> bool {
        let session = self.session();
        let peeks = self.analysis.is_none() && self.beside.peek.is_some();
        peeks || session.can_redo() && session.ply() != self.reopened_ply()
    }

    /// The ply since which whoever looks has not decided; of the past, and at the end, the one at
    /// which the action began that led there, by the plies at which actions begin.
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
