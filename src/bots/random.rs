//! The bot that takes any legal action.

use super::Bot;
use crate::game::{Game, Rng};

/// Takes any legal action, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _observe: &mut dyn FnMut() -> G::Observation,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action {
        legal[rng.below(legal.len())]
    }
}
