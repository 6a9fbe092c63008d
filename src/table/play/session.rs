//! A record with a cursor and lines of play: playing, moving to any ply, branching.

use super::step::GroupPlace;
use crate::engine::game::{Boundary, Game, Record, ReplayError};
use crate::table::{
    Broken, Comment, Name, PlayLine, PlayedStep, Players, ResumedSession, SetupFault,
};
use derive_where::derive_where;
use std::fmt;
use std::rc::Rc;

/// The largest number of lines; beyond it the oldest is deleted, unnamed ones first.
pub const MAX_LINES: usize = 64;

/// A game in play: its setup, its lines and the cursor in the present line. Decisions after the cursor were undone and can be
/// redone. A different decision there begins a new line, and the old one stays.
#[derive_where(Clone, Eq)]
pub struct Session<G: Game> {
    setup: Rc<G::Setup>,
    start: Rc<G::State>,
    lines: Vec<PlayLine<G>>,
    line: usize,
    cursor: usize,
}

/// Sessions are equal if setup, lines and cursor are; positions follow from them.
impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        self.cursor == other.cursor
            && self.line == other.line
            && self.setup == other.setup
            && self.lines == other.lines
    }
}

impl<G: Game> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {} of {} lines", self.whole_record(), self.cursor, self.lines.len())
    }
}

impl<G: Game> Session<G> {
    /// Starts a new game.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn new(setup: G::Setup) -> Result<Self, G::SetupError> {
        let start = Rc::new(G::new(&setup)?);
        Ok(Session {
            setup: Rc::new(setup),
            start,
            lines: vec![PlayLine::default()],
            line: 0,
            cursor: 0,
        })
    }

    /// Replays a record up to its first illegal decision, which is also returned. A `cursor` beyond the end means the end.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn resume(record: &Record<G>, cursor: usize) -> Result<ResumedSession<G>, SetupFault<G>> {
        let mut session = Session::new(record.setup.clone()).map_err(ReplayError)?;
        for &action in &record.actions {
            if let Err(refusal) = session.play(action) {
                let notation = G::notation(session.state(), action);
                let broken = Broken { ply: session.ply(), notation, refusal };
                return Ok((session, Some(broken)));
            }
        }
        session.go_to(cursor);
        Ok((session, None))
    }

    /// The position at the cursor.
    pub fn state(&self) -> &Rc<G::State> {
        self.state_at(self.cursor)
    }

    /// The position at a ply of the present line, at most its end.
    pub fn state_at(&self, ply: usize) -> &Rc<G::State> {
        let steps = &self.present().steps;
        match ply.min(steps.len()) {
            0 => &self.start,
            ply => &steps[ply - 1].state,
        }
    }

    /// The position at a ply of a line; `None` if there is none.
    pub fn state_in(&self, line: usize, ply: usize) -> Option<&Rc<G::State>> {
        let steps = self.lines.get(line)?.steps();
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => Some(&steps.get(last)?.state),
        }
    }

    /// The setup.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The number of decisions up to the cursor.
    pub fn ply(&self) -> usize {
        self.cursor
    }

    /// The decisions up to the cursor.
    pub fn steps(&self) -> &[Rc<PlayedStep<G>>] {
        &self.present().steps[..self.cursor]
    }

    /// Returns the record up to the cursor.
    pub fn record(&self) -> Record<G> {
        let actions = self.steps().iter().map(|step| step.action).collect();
        Record { setup: G::Setup::clone(&self.setup), actions }
    }

    /// Returns the record including undone decisions.
    pub fn whole_record(&self) -> Record<G> {
        let actions = self.present().steps.iter().map(|step| step.action).collect();
        Record { setup: G::Setup::clone(&self.setup), actions }
    }

    /// Plays a decision. Begins a new line if it differs from the next undone decision.
    ///
    /// # Errors
    /// The decision is illegal; nothing changes.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.take(action, GroupPlace::First)
    }

    /// Plays decisions that undo takes back together.
    ///
    /// # Errors
    /// One of them is illegal; those before it were played.
    pub fn play_together(&mut self, actions: &[G::Action]) -> Result<(), G::Refusal> {
        actions.iter().enumerate().try_for_each(|(at, &action)| {
            self.take(action, if at == 0 { GroupPlace::First } else { GroupPlace::Further })
        })
    }

    /// Returns whether the decision at a ply was played together with the one before it. This is not saved.
    pub fn goes_on(&self, ply: usize) -> bool {
        self.present().steps.get(ply).is_some_and(|step| step.place == GroupPlace::Further)
    }

    fn take(&mut self, action: G::Action, place: GroupPlace) -> Result<(), G::Refusal> {
        if let Some(known) = self.known_line(action) {
            self.line = known;
            self.cursor += 1;
            return Ok(());
        }
        let mut state = G::State::clone(self.state());
        let mut events = Vec::new();
        let seat = G::to_act(&state);
        G::apply(&mut state, action, &mut events)?;
        let reveals = events.iter().any(G::reveals);
        let state = Rc::new(state);
        self.branch();
        let step = PlayedStep { seat, action, events, state, reveals, place };
        self.lines[self.line].steps.push(Rc::new(step));
        self.cursor += 1;
        Ok(())
    }

    /// Returns whether a decision begins a new line here.
    pub fn would_branch(&self, action: G::Action) -> bool {
        self.can_redo() && self.known_line(action).is_none()
    }

    /// Returns the line with the longest common prefix, and the length of the prefix.
    pub fn nearest(&self, actions: &[G::Action]) -> (usize, usize) {
        let common = |line: &PlayLine<G>| {
            let pairs = line.steps().iter().zip(actions);
            pairs.take_while(|(step, action)| step.action == **action).count()
        };
        let lengths = self.lines.iter().map(common);
        lengths.enumerate().max_by_key(|&(at, length)| (length, usize::MAX - at)).unwrap_or((0, 0))
    }

    /// Returns a line that continues from here with this decision, preferably the present one.
    fn known_line(&self, action: G::Action) -> Option<usize> {
        let others = (0..self.lines.len()).filter(|&line| line != self.line);
        let goes_on = |line: &usize| {
            let next = self.lines[*line].steps.get(self.cursor);
            next.is_some_and(|step| step.action == action) && self.fork(*line) >= self.cursor
        };
        std::iter::once(self.line).chain(others).find(goes_on)
    }

    /// Begins a new line if decisions were undone; the old one stays.
    fn branch(&mut self) {
        if self.cursor < self.present().steps.len() {
            self.make_room();
            let steps = self.steps().to_vec();
            self.lines.push(PlayLine { steps, ..PlayLine::default() });
            self.line = self.lines.len() - 1;
        }
    }

    /// Deletes the oldest line, unnamed ones first, if there are too many.
    fn make_room(&mut self) {
        if self.lines.len() < MAX_LINES {
            return;
        }
        let result = self.finished();
        let others = || (0..self.lines.len()).filter(|&at| at != self.line && Some(at) != result);
        let plain = others().find(|&at| self.lines[at].is_plain());
        if let Some(old) = plain.or_else(|| others().next()) {
            self.forget(old);
        }
    }

    fn present(&self) -> &PlayLine<G> {
        &self.lines[self.line]
    }

    /// The decisions of the present line, including undone ones.
    pub fn line_steps(&self) -> &[Rc<PlayedStep<G>>] {
        &self.present().steps
    }

    /// The position at the end of the present line.
    pub fn last_state(&self) -> &Rc<G::State> {
        self.state_at(self.length())
    }

    /// Returns the first line that reached the end of the game; it stays the game's result whatever is tried later.
    pub fn finished(&self) -> Option<usize> {
        let ends = |line: &PlayLine<G>| {
            let last = line.steps.last();
            last.is_some_and(|step| G::to_act(&step.state).is_none())
        };
        self.lines.iter().position(ends)
    }

    /// Returns the ply after the last revelation in the present line.
    pub fn revealed(&self) -> usize {
        self.line_steps().iter().rposition(|step| step.reveals).map_or(0, |at| at + 1)
    }

    /// Returns whether something is revealed between two plies of the present line.
    pub fn reveals_between(&self, from: usize, to: usize) -> bool {
        self.line_steps()[from..to.max(from)].iter().any(|step| step.reveals)
    }

    /// Deletes all lines but the present one.
    pub fn forget_others(&mut self) {
        self.lines = vec![self.lines.swap_remove(self.line)];
        self.line = 0;
    }

    /// Returns whether there are undone decisions.
    pub fn can_redo(&self) -> bool {
        self.cursor < self.length()
    }

    /// The number of decisions in the present line, including undone ones.
    pub fn length(&self) -> usize {
        self.present().steps.len()
    }

    /// Moves the cursor to a ply of the present line, at most its end.
    pub fn go_to(&mut self, ply: usize) {
        self.cursor = ply.min(self.length());
    }

    /// The lines, in the order in which they were begun.
    pub fn lines(&self) -> &[PlayLine<G>] {
        &self.lines
    }

    /// The index of the present line.
    pub fn line(&self) -> usize {
        self.line
    }

    /// Returns the ply up to which a line equals the present one.
    pub fn fork(&self, line: usize) -> usize {
        let other = self.lines.get(line).map_or([].as_slice(), |line| &line.steps);
        let pairs = self.present().steps.iter().zip(other);
        pairs.take_while(|(a, b)| Rc::ptr_eq(a, b)).count()
    }

    /// Moves the cursor to a ply of a line; does nothing if the line does not exist.
    pub fn go_to_line(&mut self, line: usize, ply: usize) {
        if line < self.lines.len() {
            self.line = line;
            self.go_to(ply);
        }
    }

    /// Returns whether a line may be deleted: it is neither the present one nor the result.
    pub fn may_forget(&self, line: usize) -> bool {
        line < self.lines.len() && line != self.line && self.finished() != Some(line)
    }

    /// Deletes a line, unless it is the present one or the result.
    pub fn forget(&mut self, line: usize) {
        if self.may_forget(line) {
            self.lines.remove(line);
            self.line -= usize::from(line < self.line);
        }
    }

    /// Deletes the line that was just left for a new one, if it has no name and no comment and its own steps finish no action.
    /// `before` is the session before the new line began.
    pub fn forget_unfinished(&mut self, before: &Session<G>) {
        let old = before.line;
        if self.lines.len() <= before.lines.len() || self.line == old {
            return;
        }
        let line = &before.lines[old];
        let finishes =
            |state: &G::State| matches!(G::boundary(state), Boundary::Root | Boundary::Over);
        let finished = line.steps[before.cursor..].iter().any(|step| finishes(&step.state));
        if !finished && line.is_plain() {
            self.forget(old);
        }
    }

    /// Moves the cursor past the bots' decisions. After an undo and the same decision again, the bots need not think again.
    pub fn follow_bots(&mut self, players: &Players) {
        while self.can_redo() && players.is_bots(G::to_act(self.state())) {
            self.go_to(self.cursor + 1);
        }
    }

    /// Returns the earliest ply that an undo may reach in a strict game: the start of the action under way or the last
    /// revelation, whichever is later; the end once the game is over.
    pub fn settled(&self) -> usize {
        if G::to_act(self.last_state()).is_none() {
            return self.length();
        }
        let begins = |&ply: &usize| G::boundary(self.state_at(ply)) == Boundary::Root;
        let started = (0..=self.length()).rev().find(begins).unwrap_or(0);
        started.max(self.revealed())
    }

    /// Returns any legal decision, for a bot that gave no answer.
    pub fn any_action(&self) -> Option<G::Action> {
        G::legal(self.state()).first().copied()
    }

    /// Sets the name and comment of a line.
    pub fn describe(&mut self, line: usize, name: Name, comment: Comment) {
        if let Some(line) = self.lines.get_mut(line) {
            (line.name, line.comment) = (name, comment);
        }
    }

    /// Adds a line that leaves the present one at `fork`, as far as its decisions are legal, and returns its index. The
    /// present line stays.
    pub fn add_line(&mut self, fork: usize, actions: &[G::Action]) -> usize {
        let (line, cursor) = (self.line, self.cursor);
        self.go_to(fork);
        self.lines.push(PlayLine { steps: self.steps().to_vec(), ..PlayLine::default() });
        self.line = self.lines.len() - 1;
        for &action in actions {
            if self.play(action).is_err() {
                break;
            }
        }
        let added = self.line;
        (self.line, self.cursor) = (line, cursor);
        added
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Rule;
    use crate::titles::toy::{Action, Setup, Toy};

    type ToySession = Session<Toy>;

    fn started() -> ToySession {
        ToySession::new(Setup::new(7)).expect("a legal setup")
    }

    fn play_first(session: &mut ToySession) {
        let action = Toy::legal(session.state())[0];
        session.play(action).expect("a legal action");
    }

    fn play_some(session: &mut ToySession) {
        (0..3).for_each(|_| play_first(session));
    }

    fn take_back(session: &mut ToySession) {
        session.go_to(session.ply() - 1);
    }

    #[test]
    fn redo_restores_the_same_position() {
        let mut session = started();
        play_some(&mut session);
        let (ply, state) = (session.ply(), Rc::clone(session.state()));
        take_back(&mut session);
        assert_eq!(session.ply(), ply - 1);
        assert_ne!(*session.state(), state);
        session.go_to(ply);
        assert_eq!((session.ply(), session.state()), (ply, &state));
        assert!(!session.can_redo());
    }

    /// A session with a second line, and the ply where it leaves the first.
    fn forked() -> (ToySession, usize) {
        let mut session = started();
        loop {
            play_first(&mut session);
            take_back(&mut session);
            if let [first, .., other] = Toy::legal(session.state())[..] {
                let again = session.whole_record().actions[session.ply()];
                let other = if again == other { first } else { other };
                let fork = session.ply();
                session.play(other).expect("a legal action");
                return (session, fork);
            }
            session.go_to(session.length());
        }
    }

    #[test]
    fn another_decision_begins_a_line_and_the_old_one_stays() {
        let (mut session, fork) = forked();
        assert!(!session.can_redo());
        assert_eq!((session.lines().len(), session.line(), session.fork(0)), (2, 1, fork));
        let here = Rc::clone(session.state());
        session.go_to_line(0, usize::MAX);
        assert_eq!(session.ply(), fork + 1);
        assert_ne!(*session.state(), here);
        session.go_to_line(1, usize::MAX);
        assert_eq!(*session.state(), here);
    }

    #[test]
    fn a_decision_of_another_line_goes_back_to_it() {
        let (mut session, fork) = forked();
        let old = session.lines()[0].actions()[fork];
        session.go_to(fork);
        session.play(old).expect("a legal action");
        assert_eq!((session.lines().len(), session.line(), session.ply()), (2, 0, fork + 1));
    }

    #[test]
    fn a_deleted_line_can_be_added_again() {
        let (mut session, fork) = forked();
        let (whole, old) = (session.clone(), session.lines()[0].actions());
        session.forget(session.line());
        assert_eq!(session.lines().len(), 2, "the present line stays");
        session.forget(0);
        assert_eq!((session.lines().len(), session.line()), (1, 0));
        assert_eq!(session.state(), whole.state());
        let added = session.add_line(fork, &old[fork..]);
        assert_eq!((added, session.line(), session.ply()), (1, 0, whole.ply()));
        assert_eq!((session.fork(1), session.lines()[1].actions()), (fork, old));
    }

    #[test]
    fn repeating_an_undone_decision_keeps_the_steps_after_it() {
        let mut session = started();
        play_some(&mut session);
        take_back(&mut session);
        let again = session.whole_record().actions[session.ply()];
        session.play(again).expect("a legal action");
        assert_eq!(session.record(), session.whole_record());
    }

    #[test]
    fn a_refused_decision_changes_nothing() {
        let mut session = started();
        let before = session.clone();
        assert!(session.play(Action::Take(1)).is_err());
        assert!(session == before);
    }

    #[test]
    fn resuming_keeps_undone_steps() {
        let mut session = started();
        play_some(&mut session);
        take_back(&mut session);
        let (resumed, refusal) =
            ToySession::resume(&session.whole_record(), session.ply()).expect("a legal setup");
        assert!(refusal.is_none());
        assert!(resumed == session && resumed.can_redo());
    }

    #[test]
    fn a_record_that_breaks_a_rule_resumes_up_to_there() {
        let mut record = started().record();
        record.actions.push(Action::Take(1));
        let (session, broken) = ToySession::resume(&record, 9).expect("a legal setup");
        assert_eq!(session.ply(), 0);
        let broken = broken.expect("a broken record");
        assert_eq!((broken.ply, broken.notation.as_str()), (0, "take 1"));
        assert!(!broken.refusal.rule().is_empty());
    }
}
