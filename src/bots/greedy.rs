//! The bot that takes the best small plan it can think of, and looks no further.

use super::{Bot, Judge, Plan, Progress, Thought};
use crate::game::{Game, Rng};

/// Plans tried in a slice.
const SLICE: u32 = 20;
/// Decisions in a plan, at most.
const LONGEST_PLAN: usize = 40;

/// Tries random plans to the end of the present action, and keeps to the best.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<J> {
    judge: J,
    tries: u32,
}

impl<J> Greedy<J> {
    /// A greedy bot with its judge, that tries so many plans.
    pub fn new(judge: J, tries: u32) -> Self {
        Greedy { judge, tries }
    }
}

struct Trials<G: Game, J> {
    judge: J,
    observation: G::Observation,
    rng: Rng,
    left: u32,
    tries: u32,
    /// The best plans so far by their first action, the best first.
    best: Vec<Plan<G>>,
}

impl<G, J> Bot<G> for Greedy<J>
where
    G: Game<Action: 'static, Observation: 'static> + 'static,
    J: Judge<G> + Copy + 'static,
{
    fn think(
        &self,
        observation: G::Observation,
        legal: &[G::Action],
        rng: Rng,
    ) -> Box<dyn Thought<G>> {
        let first = legal.first().map(|&action| Plan { actions: vec![action], worth: i64::MIN });
        Box::new(Trials {
            judge: self.judge,
            observation,
            rng,
            left: self.tries,
            tries: self.tries,
            best: first.into_iter().collect(),
        })
    }
}

impl<G: Game, J: Judge<G>> Trials<G, J> {
    /// A random plan and its worth.
    fn try_plan(&mut self, start: &G::State) -> Option<Plan<G>> {
        let seat = G::to_act(start)?;
        let (mut state, mut actions) = (start.clone(), Vec::new());
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        while actions.len() < LONGEST_PLAN && self.judge.same_plan(start, &state) {
            G::legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[self.rng.below(legal.len())];
            events.clear();
            G::apply_unchecked(&mut state, action, &mut events);
            actions.push(action);
        }
        Some(Plan { actions, worth: self.judge.worth(&state, seat) })
    }

    fn keep(&mut self, plan: Plan<G>) {
        let same = |known: &Plan<G>| known.actions.first() == plan.actions.first();
        match self.best.iter_mut().find(|known| same(known)) {
            Some(known) if known.worth < plan.worth => *known = plan,
            Some(_) => {}
            None => self.best.push(plan),
        }
        self.best.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    }
}

impl<G: Game, J: Judge<G>> Thought<G> for Trials<G, J> {
    fn step(&mut self) -> Progress {
        let start = G::determinize(&self.observation, &mut self.rng.clone());
        for _ in 0..SLICE.min(self.left) {
            if let Some(plan) = self.try_plan(&start) {
                self.keep(plan);
            }
            self.left -= 1;
        }
        Progress { done: self.tries - self.left, of: self.tries }
    }

    fn plans(&self, most: usize) -> Vec<Plan<G>> {
        self.best.iter().take(most.max(1)).cloned().collect()
    }
}
