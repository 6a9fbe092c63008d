//! A record with a cursor: playing, undo, redo.

use crate::game::{Game, Record, ReplayError, Seat};
use std::fmt;
use std::rc::Rc;

/// One decision that was taken, with what it brought.
pub struct Step<G: Game> {
    /// Who decided.
    pub seat: Option<Seat>,
    /// The decision.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The position after it.
    pub state: Rc<G::State>,
    /// Whether it showed something that undoing would not hide again.
    reveals: bool,
    place: Place,
}

/// Where a decision stands among those that were taken at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It is the first of them, or the only one.
    First,
    /// It goes on from the one before.
    Further,
}

/// A game under way: its setup, the decisions taken, and how many of them count now. Those behind
/// the cursor were undone and can be redone.
pub struct Session<G: Game> {
    setup: Rc<G::Setup>,
    start: Rc<G::State>,
    steps: Vec<Rc<Step<G>>>,
    cursor: usize,
}

impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Self {
        Session {
            setup: Rc::clone(&self.setup),
            start: Rc::clone(&self.start),
            steps: self.steps.clone(),
            cursor: self.cursor,
        }
    }
}

/// Two sessions are the same where setup, decisions and cursor are; positions follow from them.
impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        self.cursor == other.cursor
            && self.steps.len() == other.steps.len()
            && self.setup == other.setup
            && self.steps.iter().zip(&other.steps).all(|(a, b)| a.action == b.action)
    }
}

impl<G: Game> Eq for Session<G> {}

impl<G: Game> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {}", self.whole_record(), self.cursor)
    }
}

impl<G: Game> Session<G> {
    /// A new game.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn new(setup: G::Setup) -> Result<Self, G::SetupError> {
        let start = Rc::new(G::new(&setup)?);
        Ok(Session { setup: Rc::new(setup), start, steps: Vec::new(), cursor: 0 })
    }

    /// A game from its record, played as far as its decisions are legal, and why the next one is
    /// not where one is not. `cursor` beyond the end counts as the end.
    ///
    /// # Errors
    /// The setup cannot be played.
    #[allow(clippy::type_complexity)]
    pub fn resume(
        record: &Record<G>,
        cursor: usize,
    ) -> Result<(Self, Option<G::Refusal>), ReplayError<G::SetupError>> {
        let mut session = Session::new(record.setup.clone()).map_err(ReplayError)?;
        for &action in &record.actions {
            if let Err(refusal) = session.play(action) {
                return Ok((session, Some(refusal)));
            }
        }
        session.cursor = cursor.min(session.steps.len());
        Ok((session, None))
    }

    /// The position now.
    pub fn state(&self) -> &Rc<G::State> {
        self.state_at(self.cursor)
    }

    /// The position after so many decisions; the last one where there were fewer.
    pub fn state_at(&self, ply: usize) -> &Rc<G::State> {
        match ply.min(self.steps.len()) {
            0 => &self.start,
            ply => &self.steps[ply - 1].state,
        }
    }

    /// The setup.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// How many decisions count now.
    pub fn ply(&self) -> usize {
        self.cursor
    }

    /// The decisions that count now.
    pub fn steps(&self) -> &[Rc<Step<G>>] {
        &self.steps[..self.cursor]
    }

    /// The record up to the cursor.
    pub fn record(&self) -> Record<G> {
        let actions = self.steps().iter().map(|step| step.action).collect();
        Record { setup: G::Setup::clone(&self.setup), actions }
    }

    /// The record with the decisions that were undone, too.
    pub fn whole_record(&self) -> Record<G> {
        let actions = self.steps.iter().map(|step| step.action).collect();
        Record { setup: G::Setup::clone(&self.setup), actions }
    }

    /// Takes a decision; decisions that were undone are forgotten, unless it is the next of them.
    ///
    /// # Errors
    /// The decision is not legal; nothing has changed then.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.take(action, Place::First)
    }

    /// Takes decisions that belong together.
    ///
    /// # Errors
    /// One of them is not legal; those before it were taken.
    pub fn play_together(&mut self, actions: &[G::Action]) -> Result<(), G::Refusal> {
        actions.iter().enumerate().try_for_each(|(at, &action)| {
            self.take(action, if at == 0 { Place::First } else { Place::Further })
        })
    }

    /// Whether the decision after so many others was taken together with the one before it. Only
    /// the decisions of this sitting are known to be.
    pub fn goes_on(&self, ply: usize) -> bool {
        self.steps.get(ply).is_some_and(|step| step.place == Place::Further)
    }

    fn take(&mut self, action: G::Action, place: Place) -> Result<(), G::Refusal> {
        if self.steps.get(self.cursor).is_some_and(|step| step.action == action) {
            self.cursor += 1;
            return Ok(());
        }
        let mut state = G::State::clone(self.state());
        let mut events = Vec::new();
        let seat = G::to_act(&state);
        G::apply(&mut state, action, &mut events)?;
        let reveals = events.iter().any(G::reveals);
        self.steps.truncate(self.cursor);
        let state = Rc::new(state);
        self.steps.push(Rc::new(Step { seat, action, events, state, reveals, place }));
        self.cursor += 1;
        Ok(())
    }

    /// The seat that took the last decision that counts.
    pub fn last_seat(&self) -> Option<Seat> {
        self.steps().last().and_then(|step| step.seat)
    }

    /// The earliest ply that may be gone back to: after the last decision that revealed something
    /// or was not of the seat that decided last.
    pub fn floor(&self) -> usize {
        let seat = self.last_seat();
        let bars = |step: &Rc<Step<G>>| step.reveals || step.seat != seat;
        self.steps().iter().rposition(bars).map_or(0, |at| at + 1)
    }

    /// Whether the last decision may be taken back.
    pub fn can_undo(&self) -> bool {
        self.cursor > self.floor()
    }

    /// Whether a decision was taken back.
    pub fn can_redo(&self) -> bool {
        self.cursor < self.steps.len()
    }

    /// Takes back the last decision, if that is allowed.
    pub fn undo(&mut self) {
        self.rewind(self.cursor.saturating_sub(1));
    }

    /// Goes back to an earlier ply, or as near to it as is allowed.
    pub fn rewind(&mut self, ply: usize) {
        self.cursor = ply.max(self.floor()).min(self.cursor);
    }

    /// Takes the decision again that was taken back.
    pub fn redo(&mut self) {
        self.advance(self.cursor + 1);
    }

    /// Takes decisions again up to a later ply, or the end.
    pub fn advance(&mut self, ply: usize) {
        self.cursor = ply.clamp(self.cursor, self.steps.len());
    }

    /// How many decisions there are, those that were taken back included.
    pub fn length(&self) -> usize {
        self.steps.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tramways::Tramways;
    use crate::games::tramways::setup::Setup;

    type Solo = Session<Tramways>;

    fn solo() -> Solo {
        Solo::new(Setup::standard(1, 7)).expect("a legal setup")
    }

    fn legal(session: &Solo) -> Vec<<Tramways as Game>::Action> {
        let mut legal = Vec::new();
        Tramways::legal_actions(session.state(), &mut legal);
        legal
    }

    fn play_first(session: &mut Solo) {
        let action = legal(session)[0];
        session.play(action).expect("a legal action");
    }

    /// Plays until the next decision reveals nothing.
    fn play_to_quiet(session: &mut Solo) {
        for _ in 0..200 {
            let action = legal(session)[0];
            session.play(action).expect("a legal action");
            if session.can_undo() {
                return;
            }
        }
        panic!("every decision reveals something");
    }

    #[test]
    fn undo_and_redo_come_back_to_the_same_position() {
        let mut session = solo();
        play_to_quiet(&mut session);
        let (ply, state) = (session.ply(), Rc::clone(session.state()));
        session.undo();
        assert_eq!(session.ply(), ply - 1);
        assert_ne!(*session.state(), state);
        session.redo();
        assert_eq!((session.ply(), session.state()), (ply, &state));
        assert!(!session.can_redo());
    }

    #[test]
    fn nothing_revealed_is_taken_back() {
        let mut session = solo();
        let look = legal(&session)[0];
        assert!(Tramways::will_reveal(session.state(), look));
        session.play(look).expect("a legal action");
        assert!(!session.can_undo());
        session.undo();
        session.rewind(0);
        assert_eq!(session.ply(), 1);
    }

    #[test]
    fn rewinding_stops_at_the_last_revelation() {
        let mut session = solo();
        play_first(&mut session);
        let floor = session.floor();
        session.rewind(0);
        assert_eq!(session.ply(), floor);
    }

    #[test]
    fn another_decision_forgets_what_was_undone() {
        let mut session = solo();
        while legal(&session).len() < 2 || !session.can_undo() {
            play_first(&mut session);
        }
        play_first(&mut session);
        if !session.can_undo() {
            return;
        }
        session.undo();
        let other = legal(&session)[1];
        session.play(other).expect("a legal action");
        assert!(!session.can_redo());
    }

    #[test]
    fn the_same_decision_again_keeps_what_was_undone() {
        let mut session = solo();
        play_to_quiet(&mut session);
        session.undo();
        let again = session.whole_record().actions[session.ply()];
        session.play(again).expect("a legal action");
        assert_eq!(session.record(), session.whole_record());
    }

    #[test]
    fn a_refused_decision_changes_nothing() {
        let mut session = solo();
        let before = session.clone();
        assert!(session.play(crate::games::tramways::action::Action::Done).is_err());
        assert!(session == before);
    }

    #[test]
    fn a_resumed_game_is_the_same_with_the_same_undo() {
        let mut session = solo();
        play_to_quiet(&mut session);
        session.undo();
        let (resumed, refusal) =
            Solo::resume(&session.whole_record(), session.ply()).expect("a legal setup");
        assert!(refusal.is_none());
        assert!(resumed == session && resumed.can_redo());
        assert_eq!(resumed.floor(), session.floor());
    }

    #[test]
    fn a_record_that_breaks_a_rule_resumes_up_to_there() {
        let mut record = solo().record();
        record.actions.push(crate::games::tramways::action::Action::Done);
        let (session, refusal) = Solo::resume(&record, 9).expect("a legal setup");
        assert_eq!(session.ply(), 0);
        assert!(refusal.is_some());
    }
}
