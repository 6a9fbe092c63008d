//! Bots. They see only what [`Game::observe`] returns.
//!
//! A bot thinks in small slices, so that a page can show progress, stop early and stay responsive. A search results in plans:
//! actions to take in a row. [`PlanRunner`] carries a plan out, and [`Rerun`] defines how a bot's decisions follow from the game
//! alone.

mod decider;
mod digest;
mod field;
mod judge;
mod level;
mod par;
mod plan_evaluator;
mod plan_runner;
mod random;
mod reference;
mod rerun;
mod review;
mod rollouts;
mod search;

pub use decider::{Decider, DeciderError, SearchExtent};
pub use digest::Digest;
pub use field::{FieldGames, FieldStep};
pub use judge::{Grade, Grading, Judging, LineJudge};
pub use level::{DEEP, HasBots, Level};
pub use par::ParSearch;
pub use plan_evaluator::{Fingerprint, NodeKind, PlanEvaluator};
pub use plan_runner::PlanRunner;
pub use random::Random;
pub use reference::{PERCENTS, Reference};
pub use rerun::{BotCheck, Checker, Rerun, RerunStep, chance_of, check};
pub use review::{
    DecisionReview, ReviewError, Reviewed, SeatReview, Weighing, advice, grading, own_line,
};
pub use rollouts::{Rollouts, Until};
pub use search::{Effort, Searcher, Width};

use crate::engine::game::{Game, Rng};
use derive_where::derive_where;

/// More plies than any game has: a game that reaches them is given up.
pub const MOST_PLIES: usize = 20_000;

/// A bot. It keeps no state between decisions.
pub trait Bot<G: Game> {
    /// Begins the search for the decision of the observing seat. `legal` is the non-empty result of [`Game::legal_actions`]
    /// there; equal arguments give equal searches.
    fn think(
        &self,
        observation: G::Observation,
        legal: &[G::Action],
        rng: Rng,
    ) -> Box<dyn Thought<G>>;
}

/// The search for a decision.
pub trait Thought<G: Game> {
    /// Continues for one slice, a few milliseconds at most. Slices are measured in work, not in time: equal searches take equal
    /// slices on every machine. Does nothing once the search is finished.
    fn step(&mut self) -> SearchProgress;

    /// Returns the best plans known so far, best first: at least one and at most `most`, which begin with different ideas if
    /// there are several. Can be called at any moment, even before the first slice.
    fn plans(&self, most: usize) -> Vec<Plan<G>>;
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchProgress {
    /// Work done.
    pub done: u32,
    /// All the work; never less than `done`.
    pub of: u32,
}

impl SearchProgress {
    /// Returns whether the search is finished.
    pub fn is_finished(self) -> bool {
        self.done >= self.of
    }
}

/// Actions to take in a row. They are valid until something is revealed or another seat decides; [`PlanRunner`] checks that.
#[derive_where(Clone)]
pub struct Plan<G: Game> {
    /// The actions, the next one first, which is legal; never empty.
    pub actions: Vec<G::Action>,
    /// The plan's worth to the seat, in hundredths of a point; comparable only among the plans of one search.
    pub worth: i64,
}

/// Runs a search to the end and returns the best plan.
pub fn best_plan<G: Game>(thought: &mut dyn Thought<G>) -> Option<Plan<G>> {
    while !thought.step().is_finished() {}
    thought.plans(1).into_iter().next()
}
