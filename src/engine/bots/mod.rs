//! Players that are programs. They see what [`Game::observe`] shows and nothing else.
//!
//! A bot thinks in small slices, so that a page can show progress, stop early and stay awake. What
//! comes of a thought are plans: decisions to take in a row. [`PlanRunner`] carries a plan out, and
//! [`Rerun`] says how a bot's decisions follow from the game alone.

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

pub use decider::{Decider, DeciderError, Extent};
pub use digest::Digest;
pub use field::{FieldGames, FieldStep};
pub use judge::{Grade, Grading, Judge, Judging};
pub use level::{DEEP, HasBots, Level};
pub use par::ParSearch;
pub use plan_evaluator::{PlanEvaluator, Print, Stage};
pub use plan_runner::PlanRunner;
pub use random::Random;
pub use reference::{PERCENTS, Reference};
pub use rerun::{Checked, Checker, Rerun, Step, chance_of, check};
pub use review::{Judged, Review, ReviewError, Reviewed, Weighing, advice, grading, own_line};
pub use rollouts::Rollouts;
pub use search::{Effort, Searcher, Width};

use crate::engine::game::{Game, Rng};
use derive_where::derive_where;

/// More decisions than any game has: a game that gets there is given up.
pub const MOST_PLIES: usize = 20_000;

/// Something that decides. It keeps nothing from one thought to the next.
pub trait Bot<G: Game> {
    /// Begins to think about the decision of the observation's seat. `legal` is what
    /// [`Game::legal_actions`] gives there, never nothing; equal arguments give equal thoughts.
    fn think(
        &self,
        observation: G::Observation,
        legal: &[G::Action],
        rng: Rng,
    ) -> Box<dyn Thought<G>>;
}

/// A decision that is being thought about.
pub trait Thought<G: Game> {
    /// Thinks one slice further, a few thousandths of a second at most. Slices are counted in work,
    /// not in time: the same thought takes the same slices on every machine. Does nothing once the
    /// thought is finished.
    fn step(&mut self) -> Progress;

    /// The best plans known so far, the best first and at most so many (but one at least); they
    /// begin with different ideas where there are several. Can be asked at any moment, also before
    /// the first slice.
    fn plans(&self, most: usize) -> Vec<Plan<G>>;
}

/// How far a thought has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Work done.
    pub done: u32,
    /// All the work; never less than `done`.
    pub of: u32,
}

impl Progress {
    /// Whether nothing is left to think about.
    pub fn is_finished(self) -> bool {
        self.done >= self.of
    }
}

/// Decisions to take in a row. They hold only until something is revealed or another seat decides;
/// [`PlanRunner`] sees to that.
#[derive_where(Clone)]
pub struct Plan<G: Game> {
    /// The decisions, the present one first, which is legal; never none.
    pub actions: Vec<G::Action>,
    /// What the plan is worth to the seat, in hundredths of a point; comparable only among the
    /// plans of one thought.
    pub worth: i64,
}

/// Thinks to the end and gives the best plan.
pub fn best_plan<G: Game>(thought: &mut dyn Thought<G>) -> Option<Plan<G>> {
    while !thought.step().is_finished() {}
    thought.plans(1).into_iter().next()
}
