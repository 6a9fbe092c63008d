//! Reviews a finished game: compares each decision of a seat with the hard bot's in the same position.
//!
//! A review uses only the seat's knowledge. A decision begins where a whole action begins and more than one action is legal; it
//! ends where the next one begins, something is revealed or another seat decides.

use super::{Bot, Grading, HasBots, Judging, Level, LineJudge, SearchProgress, Thought};
use crate::engine::game::{Boundary, Game, Record, Rng, Seat};
use derive_where::derive_where;

/// Seed of advice to people. It is fixed, so that equal knowledge gets equal advice, and differs from the seeds of bots.
const ADVICE: u64 = 0x4117;
/// Forks of the seed: for guesses at hidden things, and for judging.
const GUESS: u64 = 1;
const JUDGING: u64 = 2;

/// Returns the generator for advice to people.
pub fn advice() -> Rng {
    Rng::new(ADVICE)
}

/// A judged decision.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct DecisionReview<G: Game> {
    /// The best known line: the hard bot's.
    pub best: Vec<G::Action>,
    /// The loss against it in hundredths of a point; negative if the decision was better.
    pub lost: i64,
}

/// Returns the line of a decision: the first of `actions`, up to where the next whole action begins, something is revealed or
/// another seat decides; `None` if it is not legal.
pub fn own_line<G: Game>(state: &G::State, actions: &[G::Action]) -> Option<Vec<G::Action>> {
    let mut line = ReviewedLine::<G>::new(state.clone())?;
    for &action in actions {
        if line.is_over {
            break;
        }
        line.apply(action)?;
    }
    Some(line.actions)
}

/// A line of one decision, as far as it has come.
struct ReviewedLine<G: Game> {
    seat: Seat,
    state: G::State,
    actions: Vec<G::Action>,
    is_over: bool,
}

impl<G: Game> ReviewedLine<G> {
    fn new(state: G::State) -> Option<Self> {
        let seat = G::to_act(&state)?;
        Some(ReviewedLine { seat, state, actions: Vec::new(), is_over: false })
    }

    /// Applies an action; `None` if it is not legal.
    fn apply(&mut self, action: G::Action) -> Option<()> {
        let mut events = Vec::new();
        G::apply(&mut self.state, action, &mut events).ok()?;
        self.actions.push(action);
        self.is_over = G::to_act(&self.state) != Some(self.seat)
            || matches!(G::boundary(&self.state), Boundary::Root | Boundary::Over)
            || events.iter().any(G::reveals);
        Some(())
    }
}

/// Judges one decision in slices.
pub struct Weighing<G: Game> {
    observation: G::Observation,
    given: Vec<G::Action>,
    chance: Rng,
    /// The best line, in a state consistent with the seat's knowledge.
    best: ReviewedLine<G>,
    hard: Box<dyn Bot<G>>,
    thought: Option<Box<dyn Thought<G>>>,
    judge: Box<dyn LineJudge<G>>,
    judging: Option<Box<dyn Judging>>,
    progress: SearchProgress,
}

impl<G: HasBots> Weighing<G> {
    /// Begins to judge a line ([`own_line`]) in a position; `None` if nobody decides there or the game has no judge.
    pub fn new(state: &G::State, given: Vec<G::Action>, chance: Rng) -> Option<Self> {
        let seat = G::to_act(state)?;
        let (judge, hard) = (G::judge()?, Level::Hard.bot());
        let observation = G::observe(state, seat);
        let best = ReviewedLine::new(G::determinize(&observation, &mut chance.fork(GUESS)))?;
        let thought = Some(hard.think(observation.clone(), &G::legal(state), chance));
        let progress = SearchProgress { done: 0, of: 1 };
        Some(Weighing {
            observation,
            given,
            chance,
            best,
            hard,
            thought,
            judge,
            judging: None,
            progress,
        })
    }

    /// Continues for one slice; returns the result once known.
    pub fn step(&mut self) -> Option<DecisionReview<G>> {
        if !self.best.is_over {
            self.seek();
            return None;
        }
        if self.best.actions == self.given {
            return Some(DecisionReview { best: self.given.clone(), lost: 0 });
        }
        let judging = self.judging.get_or_insert_with(|| {
            let lines = vec![self.best.actions.clone(), self.given.clone()];
            self.judge.judge(self.observation.clone(), lines, self.chance.fork(JUDGING))
        });
        self.progress = judging.step();
        if !self.progress.is_finished() {
            return None;
        }
        let worths = judging.worths();
        Some(DecisionReview { best: self.best.actions.clone(), lost: worths[0] - worths[1] })
    }

    /// Continues to the end.
    pub fn finish(mut self) -> DecisionReview<G> {
        loop {
            if let Some(judged) = self.step() {
                return judged;
            }
        }
    }

    /// Returns the progress: the first half is the search for the best line.
    pub fn progress(&self) -> SearchProgress {
        let SearchProgress { done, of } = self.progress;
        let before = if self.judging.is_some() { of } else { 0 };
        SearchProgress { done: before + done.min(of.saturating_sub(1)), of: 2 * of }
    }

    /// Extends the best line, which may need several searches.
    fn seek(&mut self) {
        let mut thought = match self.thought.take() {
            Some(thought) => thought,
            None => {
                let legal = G::legal(&self.best.state);
                if let [only] = legal[..] {
                    self.best.is_over = self.best.apply(only).is_none() || self.best.is_over;
                    return;
                }
                let observation = G::observe(&self.best.state, self.best.seat);
                self.hard.think(
                    observation,
                    &legal,
                    self.chance.fork(self.best.actions.len() as u64),
                )
            }
        };
        self.progress = thought.step();
        if !self.progress.is_finished() {
            self.thought = Some(thought);
            return;
        }
        self.progress = SearchProgress { done: 0, of: 1 };
        let plan = thought.plans(1).into_iter().next();
        let before = self.best.actions.len();
        for action in plan.into_iter().flat_map(|plan| plan.actions) {
            if self.best.is_over || self.best.apply(action).is_none() {
                break;
            }
        }
        // A search without a legal action ends the line.
        self.best.is_over |= self.best.actions.len() == before;
    }
}

/// A reviewed decision of a game.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed<G: Game> {
    /// Its ply.
    pub ply: usize,
    /// The ply after it.
    pub upto: usize,
    /// Its judgement.
    pub judged: DecisionReview<G>,
}

/// Reviews the decisions of a seat in a finished game one by one, in slices.
pub struct SeatReview<G: Game> {
    record: Record<G>,
    seat: Seat,
    chance: Rng,
    state: G::State,
    ply: usize,
    weighing: Option<(usize, Weighing<G>)>,
}

/// Why a game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReviewError<E: std::error::Error> {
    /// Its setup cannot be played.
    #[error("the setup cannot be played: {0}")]
    Setup(E),
    /// Its action of this number, from 1, is not legal.
    #[error("decision {0} is not legal")]
    Illegal(usize),
    /// It has not ended.
    #[error("the game has not ended")]
    Open,
    /// Games of this kind are not reviewed.
    #[error("such games are not reviewed")]
    NotReviewed,
}

/// Returns the grading for a number of seats; `None` if such games are not reviewed.
pub fn grading<G: HasBots>(seats: usize) -> Option<Grading> {
    G::GRADING.filter(|grading| seats <= grading.most_seats)
}

impl<G: HasBots> SeatReview<G> {
    /// Begins with the first decision of a seat at this ply or later.
    ///
    /// # Errors
    /// The reason why the game is not reviewed.
    pub fn new(
        record: Record<G>,
        seat: Seat,
        from: usize,
        chance: Rng,
    ) -> Result<Self, ReviewError<G::SetupError>> {
        let replay = record.replay().map_err(|error| ReviewError::Setup(error.0))?;
        if replay.refusal.is_some() {
            return Err(ReviewError::Illegal(replay.plies + 1));
        }
        if G::outcome(&replay.state).is_none() {
            return Err(ReviewError::Open);
        }
        if G::judge().is_none() {
            return Err(ReviewError::NotReviewed);
        }
        let mut state = G::new(&record.setup).map_err(ReviewError::Setup)?;
        let ply = from.min(record.actions.len());
        record.actions[..ply]
            .iter()
            .for_each(|&it| G::apply_unchecked(&mut state, it, &mut Vec::new()));
        Ok(SeatReview { record, seat, chance, state, ply, weighing: None })
    }

    /// Continues for one slice; returns the next decision once judged.
    pub fn step(&mut self) -> Option<Reviewed<G>> {
        if let Some((upto, mut weighing)) = self.weighing.take() {
            let Some(judged) = weighing.step() else {
                self.weighing = Some((upto, weighing));
                return None;
            };
            let ply = self.ply;
            while self.ply < upto {
                self.go_on();
            }
            return Some(Reviewed { ply, upto, judged });
        }
        let is_own = G::to_act(&self.state) == Some(self.seat)
            && G::boundary(&self.state) == Boundary::Root
            && G::legal(&self.state).len() > 1;
        let taken = if is_own { own_line::<G>(&self.state, self.left()) } else { None };
        let weighed = taken.and_then(|taken| {
            let upto = self.ply + taken.len();
            Some((upto, Weighing::new(&self.state, taken, self.chance)?))
        });
        match weighed {
            Some(weighed) => self.weighing = Some(weighed),
            None => self.go_on(),
        }
        None
    }

    /// Returns whether all decisions are judged.
    pub fn is_finished(&self) -> bool {
        self.weighing.is_none() && self.left().is_empty()
    }

    /// Returns the number of actions passed so far, of all.
    pub fn progress(&self) -> SearchProgress {
        SearchProgress { done: self.ply as u32, of: self.record.actions.len() as u32 }
    }

    /// Returns the game.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Continues to the end; returns all remaining decisions.
    pub fn finish(mut self) -> Vec<Reviewed<G>> {
        let mut all = Vec::new();
        while !self.is_finished() {
            all.extend(self.step());
        }
        all
    }

    fn left(&self) -> &[G::Action] {
        self.record.actions.get(self.ply..).unwrap_or_default()
    }

    fn go_on(&mut self) {
        if let Some(&action) = self.record.actions.get(self.ply) {
            G::apply_unchecked(&mut self.state, action, &mut Vec::new());
            self.ply += 1;
        }
    }
}
