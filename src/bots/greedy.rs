//! The bot that takes the best small plan it can think of, and looks no further.

use super::{Bot, Judge};
use crate::game::{Game, Rng};
use std::collections::VecDeque;

/// Plans tried before a decision.
const TRIES: usize = 160;
/// Decisions in a plan, at most.
const LONGEST_PLAN: usize = 40;

/// Tries random plans to the end of the present action, and keeps to the best.
pub struct Greedy<G: Game, J: Judge<G>> {
    judge: J,
    plan: VecDeque<G::Action>,
}

impl<G: Game, J: Judge<G>> Greedy<G, J> {
    /// A greedy bot with its judge.
    pub fn new(judge: J) -> Self {
        Greedy { judge, plan: VecDeque::new() }
    }

    /// A random plan and its worth.
    fn try_plan(&self, start: &G::State, rng: &mut Rng) -> (i64, VecDeque<G::Action>) {
        let Some(seat) = G::to_act(start) else { return (i64::MIN, VecDeque::new()) };
        let (mut state, mut plan) = (start.clone(), VecDeque::new());
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        while plan.len() < LONGEST_PLAN && self.judge.same_plan(start, &state) {
            G::legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.below(legal.len())];
            events.clear();
            G::apply_unchecked(&mut state, action, &mut events);
            plan.push_back(action);
        }
        (self.judge.worth(&state, seat), plan)
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Greedy<G, J> {
    fn choose(
        &mut self,
        observe: &mut dyn FnMut() -> G::Observation,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action {
        if legal.len() == 1 {
            self.plan.clear();
            return legal[0];
        }
        if let Some(next) = self.plan.pop_front().filter(|next| legal.contains(next)) {
            return next;
        }
        let start = G::determinize(&observe(), rng);
        let mut tries: Vec<_> = (0..TRIES).map(|_| self.try_plan(&start, rng)).collect();
        let best = (0..TRIES).max_by_key(|&i| tries[i].0).unwrap_or(0);
        self.plan = tries.swap_remove(best).1;
        self.plan.pop_front().filter(|next| legal.contains(next)).unwrap_or(legal[0])
    }
}
