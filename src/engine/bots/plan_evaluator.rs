//! A game's part in a search.

use crate::engine::game::{Game, Rng, Seat};

/// The kind of a position in a search, from the view of the searching seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// A plan begins here: all plans worth trying are compared.
    Plan,
    /// A plan is under way.
    Within,
    /// Small steps, taken one after another while each improves the position. A step to another stage ends the search.
    Step,
    /// A choice whose worth shows only later, such as a bid.
    Choice,
    /// Things needed later are gathered: the search continues as if all of them were there, then gathers those it used.
    Gather,
    /// Another seat decides; the search continues after the best of its plans.
    Reply,
    /// Another seat decides, or a rule of thumb is good enough.
    Rollout,
    /// The game is over.
    End,
}

/// Identifies positions within a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    /// Equal if the same thing was done, with any payment.
    pub idea: u64,
    /// Equal for positions that are practically the same.
    pub whole: u64,
}

/// Evaluates positions, and knows which actions are worth trying.
pub trait PlanEvaluator<G: Game> {
    /// Returns the worth of a position for a seat, in hundredths of a point.
    fn worth(&self, state: &G::State, seat: Seat) -> i64;

    /// Returns how to treat a position.
    fn stage(&self, state: &G::State, seat: Seat) -> NodeKind;

    /// Removes actions that are not worth trying; at least one stays.
    fn narrow(&self, state: &G::State, legal: &mut Vec<G::Action>);

    /// Chooses an action without search. `legal` is never empty.
    fn rollout_move(&self, state: &G::State, legal: &[G::Action], rng: &mut Rng) -> G::Action;

    /// Returns the position of the next plan as if everything that can be gathered were there.
    fn imagine(&self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::State;

    /// Returns the actions that gather what was used on the way to an imagined position.
    fn gather(&self, state: &G::State, seat: Seat, imagined: &G::State) -> Vec<G::Action>;

    /// Returns the cost of walking through plans here, as a multiple of the smallest game's; at least 1.
    fn cost(&self, state: &G::State) -> usize;

    /// Identifies the position within a search.
    fn fingerprint(&self, state: &G::State, seat: Seat) -> Fingerprint;
}
