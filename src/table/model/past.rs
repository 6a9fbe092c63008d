//! The past of a table: its lines, rounds, actions and metrics.

use super::TableModel;
use crate::engine::game::{Boundary, Seat};
use crate::table::open::{Keeps, LineFacts, LinePosition, LinesOfPlay, RoundStart};
use crate::table::title::Title;
use crate::table::view::Sight;
use crate::table::{Comment, Name, Session, TakenBackTo};
use std::rc::Rc;

impl<G: Title> LinesOfPlay for TableModel<G> {
    fn measured(&self, at: LinePosition, metric: usize) -> Option<Vec<i32>> {
        let state = self.session().state_in(at.line, at.ply)?;
        let is_open = self.is_over() || G::to_act(state).is_none();
        let sight = if is_open { Sight::Whole } else { Sight::Public };
        self.players().seats().map(|seat| G::measure(state, seat, metric, sight)).collect()
    }

    fn roots(&self, line: usize) -> Vec<usize> {
        let is_root =
            |state: &G::State| matches!(G::boundary(state), Boundary::Root | Boundary::Over);
        self.states(line).filter(|(_, state)| is_root(state)).map(|(ply, _)| ply).collect()
    }

    fn stops(&self, line: usize) -> Vec<RoundStart> {
        let (mut stops, mut turns) = (Vec::new(), TurnRounds::default());
        for (ply, state) in self.states(line) {
            let turn = turns.after(G::to_act(state));
            if let Some(round) = G::round(state).or(G::turns_as_rounds(state)).or(turn)
                && stops.last().is_none_or(|stop: &RoundStart| round > stop.round)
            {
                stops.push(RoundStart { ply, round });
            }
        }
        stops
    }

    fn lines(&self) -> Vec<LineFacts> {
        let session = self.session();
        if self.table.mode.is_strict() {
            return Vec::new();
        }
        let facts = |(at, line): (usize, &crate::table::PlayLine<G>)| LineFacts {
            name: line.name.clone(),
            comment: line.comment.clone(),
            fork: session.fork(at),
            length: line.steps().len(),
            keeps: if session.may_forget(at) { Keeps::No } else { Keeps::Yes },
        };
        session.lines().iter().enumerate().map(facts).collect()
    }
}

impl<G: Title> TableModel<G> {
    /// The positions of a line with their plies, from the start; none if the line does not exist.
    fn states(&self, line: usize) -> impl Iterator<Item = (usize, &G::State)> {
        let session = self.session();
        (0..).map_while(move |ply| Some((ply, &**session.state_in(line, ply)?)))
    }

    /// Changes the lines but not the shown position or the draft.
    fn change_lines(&mut self, change: impl FnOnce(&mut Session<G>)) {
        let mut session = self.session().clone();
        change(&mut session);
        match &mut self.analysis {
            Some(analysis) => *analysis = Rc::new(session),
            None => self.table.session = Rc::new(session),
        }
    }

    pub(super) fn describe(&mut self, line: usize, name: &Name, comment: &Comment) {
        self.change_lines(|session| session.describe(line, name.clone(), comment.clone()));
    }

    pub(super) fn forget(&mut self, line: usize) {
        if !self.session().may_forget(line) {
            return;
        }
        self.change_lines(|session| session.forget(line));
        if self.analysis.is_none() {
            // Later lines have moved up by one.
            let kept = |at: usize| (at != line).then(|| at - usize::from(at > line));
            let moved = |it: TakenBackTo| Some(TakenBackTo { line: kept(it.line)?, ..it });
            self.reopened = self.reopened.and_then(moved);
            self.parked = self.parked.take().and_then(|it| it.moved(kept));
        }
    }
}

/// Counts rounds for rules without rounds: a new one at each turn of the first player.
#[derive(Default)]
struct TurnRounds {
    first: Option<Seat>,
    last: Option<Seat>,
    round: u16,
}

impl TurnRounds {
    /// Returns the round once a seat is to move.
    fn after(&mut self, seat: Option<Seat>) -> Option<u16> {
        self.first = self.first.or(seat);
        if seat.is_some() && seat == self.first && self.last != seat {
            self.round += 1;
        }
        self.last = seat;
        (self.round > 0).then_some(self.round)
    }
}
