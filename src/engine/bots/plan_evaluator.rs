//! What a search must know of a game.

use crate::engine::game::{Game, Rng, Seat};

/// How a search treats a position, seen from the seat that searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A plan begins here: all plans worth trying are compared.
    Plan,
    /// A plan is under way.
    Within,
    /// Small steps, one taken after the other as long as each makes the position better. A step
    /// that leads to another stage ends the search.
    Step,
    /// A choice whose worth shows only in what follows, such as a bid.
    Choice,
    /// Things are gathered that are needed only later: the search goes on as if all of them could
    /// be had, and then gathers those that it used.
    Gather,
    /// Somebody else decides; where the search goes on from here, it takes the best of their plans.
    Reply,
    /// Somebody else decides, or a rule of thumb is good enough.
    Reflex,
    /// The game is over.
    End,
}

/// What a search tells positions apart by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// Equal where the same thing was done, however it was paid.
    pub idea: u64,
    /// Equal for positions that are as good as the same.
    pub whole: u64,
}

/// Judges positions, and knows which decisions are worth a thought.
pub trait PlanEvaluator<G: Game> {
    /// The worth of a position for a seat, in hundredths of a point.
    fn worth(&self, state: &G::State, seat: Seat) -> i64;

    /// How to treat a position.
    fn stage(&self, state: &G::State, seat: Seat) -> Stage;

    /// Takes those actions away that are not worth trying; one always stays.
    fn narrow(&self, state: &G::State, legal: &mut Vec<G::Action>);

    /// What is done without thinking. `legal` is never empty.
    fn reflex(&self, state: &G::State, legal: &[G::Action], rng: &mut Rng) -> G::Action;

    /// The next plan's position, as if all that can be gathered here were there.
    fn imagine(&self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::State;

    /// The decisions that gather what was used on the way to an imagined position.
    fn gather(&self, state: &G::State, seat: Seat, imagined: &G::State) -> Vec<G::Action>;

    /// How many times dearer plans are to walk through here than in the smallest game; 1 or more.
    fn toil(&self, state: &G::State) -> usize;

    /// What tells the position apart from others of the same search.
    fn print(&self, state: &G::State, seat: Seat) -> Print;
}
