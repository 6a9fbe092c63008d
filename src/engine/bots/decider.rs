//! One decision of a bot, replayed from the beginning of its seat's run.

use super::{Bot, HasBots, Level, Rerun, RerunStep, SearchProgress, chance_of};
use crate::engine::game::{Game, Record, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Computes a bot's decision at the end of a record. Equal records and levels give equal decisions on every machine; see
/// [`Rerun`].
pub struct Decider<G: Game> {
    seat: Seat,
    level: Level,
    bot: Box<dyn Bot<G>>,
    rerun: Rerun<G>,
    record: Record<G>,
    /// The position being computed, and its ply; the record may continue after it.
    state: G::State,
    ply: usize,
    /// The decision at that position, once known.
    decided: Option<G::Action>,
    /// `Cut` if any decision of the run was cut short: later ones may continue its plan and not follow from the game alone.
    extent: SearchExtent,
}

/// The extent of a bot's search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SearchExtent {
    /// To the end: the decision follows from the game.
    Whole,
    /// Not to the end: it had to decide by what it knew.
    Cut,
}

/// Why there is no decision to compute; `E` is why the setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeciderError<E: std::error::Error> {
    /// The setup cannot be played.
    #[error("the setup cannot be played: {0}")]
    Setup(E),
    /// The action of this number, from 1, is not legal.
    #[error("decision {0} is not legal")]
    Illegal(usize),
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// A person decides.
    #[error("seat {} is no bot", .0.0 + 1)]
    NoBot(Seat),
}

impl<G: HasBots> Decider<G> {
    /// Begins the decision at the end of a record; `level_of` returns the level of each bot's seat. Continues an earlier decider
    /// if it belongs to the same run.
    ///
    /// # Errors
    /// There is nothing to decide.
    pub fn new(
        record: Record<G>,
        level_of: impl Fn(Seat) -> Option<Level>,
        earlier: Option<Decider<G>>,
    ) -> Result<Decider<G>, DeciderError<G::SetupError>> {
        let run = SeatRun::of(&record)?;
        let level = level_of(run.seat).ok_or(DeciderError::NoBot(run.seat))?;
        if let Some(mut earlier) = earlier
            && earlier.knows(&record, &run)
            && earlier.level == level
        {
            earlier.record = record;
            return Ok(earlier);
        }
        let rerun = Rerun::new(chance_of::<G>(&record.setup));
        let SeatRun { seat, ply, state } = run;
        let (bot, decided, extent) = (level.bot(), None, SearchExtent::Whole);
        Ok(Decider { seat, level, bot, rerun, record, state, ply, decided, extent })
    }

    /// Returns whether a record agrees with the run computed here so far.
    fn knows(&self, record: &Record<G>, run: &SeatRun<G>) -> bool {
        self.seat == run.seat
            && self.ply >= run.ply
            && self.record.setup == record.setup
            && record.actions.starts_with(&self.record.actions[..self.ply])
    }

    /// Returns the record.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns [`SearchExtent::Whole`] if every search since the run began was finished.
    pub fn extent(&self) -> SearchExtent {
        self.extent
    }

    /// Continues for one slice, a few milliseconds at most.
    pub fn step(&mut self) -> RerunStep<G::Action> {
        loop {
            let step = match self.decided {
                Some(action) => RerunStep::Decided(action),
                None => self.rerun.step(&*self.bot, &self.state, self.ply),
            };
            if self.ply == self.record.actions.len() {
                return self.ended(step);
            }
            match step {
                RerunStep::Thinking(progress) => {
                    return RerunStep::Thinking(SearchProgress { done: 0, of: progress.of });
                }
                RerunStep::Decided(action) => self.go_on(Some(action)),
                RerunStep::Lost => self.go_on(None),
            }
        }
    }

    /// Decides by what is known so far.
    pub fn decide_now(&mut self) -> RerunStep<G::Action> {
        while self.ply < self.record.actions.len() {
            self.go_on(None);
        }
        let step = match self.decided {
            Some(action) => RerunStep::Decided(action),
            None => {
                self.extent = SearchExtent::Cut;
                self.rerun.decide_now(&*self.bot, &self.state, self.ply)
            }
        };
        self.ended(step)
    }

    fn ended(&mut self, step: RerunStep<G::Action>) -> RerunStep<G::Action> {
        if let RerunStep::Decided(action) = step {
            self.decided = Some(action);
        }
        step
    }

    /// Applies the next recorded action.
    fn go_on(&mut self, reckoned: Option<G::Action>) {
        let Some(&action) = self.record.actions.get(self.ply) else { return };
        let mut events = Vec::new();
        G::apply_unchecked(&mut self.state, action, &mut events);
        self.rerun.note(action, reckoned, &events);
        self.ply += 1;
        self.decided = None;
    }

    /// Returns the decision and the rest of its plan; empty before it is decided.
    pub fn plan(&self) -> Vec<G::Action> {
        self.decided
            .into_iter()
            .chain(self.rerun.rest().take_while(|_| self.decided.is_some()))
            .collect()
    }
}

/// The run of the seat that decides at the end of a record. It begins after another seat's decision, after a revelation, or at
/// the start.
struct SeatRun<G: Game> {
    seat: Seat,
    ply: usize,
    state: G::State,
}

impl<G: Game> SeatRun<G> {
    fn of(record: &Record<G>) -> Result<SeatRun<G>, DeciderError<G::SetupError>> {
        let mut state = G::new(&record.setup).map_err(DeciderError::Setup)?;
        let mut run: Option<SeatRun<G>> = None;
        let mut events = Vec::new();
        for ply in 0..=record.actions.len() {
            let seat = G::to_act(&state).ok_or(DeciderError::Over)?;
            let goes_on = run.as_ref().is_some_and(|run| run.seat == seat);
            if !goes_on || events.iter().any(G::reveals) {
                run = Some(SeatRun { seat, ply, state: state.clone() });
            }
            events.clear();
            if let Some(&action) = record.actions.get(ply) {
                G::apply(&mut state, action, &mut events)
                    .map_err(|_| DeciderError::Illegal(ply + 1))?;
            }
        }
        run.ok_or(DeciderError::Over)
    }
}
