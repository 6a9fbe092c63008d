//! Players that are programs. They see what [`Game::observe`] shows and nothing else.

pub mod eval;
mod greedy;
mod level;
mod random;

pub use greedy::Greedy;
pub use level::Level;
pub use random::Random;

use crate::game::{Game, Rng, Seat};

/// Something that decides.
pub trait Bot<G: Game> {
    /// Chooses one of the legal actions, which are never none. The observation is made only when
    /// it is asked for.
    fn choose(
        &mut self,
        observe: &mut dyn FnMut() -> G::Observation,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action;
}

/// Judges a position for a seat; higher is better. The unit is up to the judge.
pub trait Judge<G: Game> {
    /// The worth of a position for a seat.
    fn worth(&self, state: &G::State, seat: Seat) -> i64;

    /// Whether two positions belong to the same small plan, such as the steps of one action.
    fn same_plan(&self, before: &G::State, after: &G::State) -> bool;
}
