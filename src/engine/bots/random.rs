//! The bot that takes random legal actions.

use super::{Bot, Plan, SearchProgress, Thought};
use crate::engine::game::{Game, Rng};

/// Takes any legal action, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

/// A finished search: the action was drawn at once.
struct DrawnAction<A>(Option<A>);

impl<G: Game<Action: 'static>> Bot<G> for Random {
    fn think(
        &self,
        _observation: G::Observation,
        legal: &[G::Action],
        mut rng: Rng,
    ) -> Box<dyn Thought<G>> {
        Box::new(DrawnAction(legal.get(rng.below(legal.len())).copied()))
    }
}

impl<G: Game> Thought<G> for DrawnAction<G::Action> {
    fn step(&mut self) -> SearchProgress {
        SearchProgress { done: 1, of: 1 }
    }

    fn plans(&self, _most: usize) -> Vec<Plan<G>> {
        self.0.into_iter().map(|action| Plan { actions: vec![action], worth: 0 }).collect()
    }
}
