//! Information-set Monte Carlo tree search, for games with hidden things and chance.
//!
//! Each iteration draws a state that agrees with the observation, walks down one tree that is common
//! to all such states, plays on from where the tree ends, and takes what that was worth back to the
//! actions on the way. An action counts how often it was legal at all, so that one that is seldom
//! legal is not tried more for that (single-observer ISMCTS; Cowling, Powley and Whitehouse, 2012).
//! A title tells only what is promising ([`Policy`]) and what a position is worth ([`Evaluator`]).
//!
//! All numbers are whole: equal arguments give equal plans on every machine.

mod policy;
mod tree;

pub use policy::{Evaluator, Policy, Uniform};

use super::{Bot, Plan, Progress, Thought};
use crate::engine::game::{Boundary, Game, Rng, Seat};
use tree::Tree;

/// So many iterations are one slice.
const SLICE: u32 = 8;
/// A playout that comes to no action's end goes on for so many decisions at most.
const OVERTIME: u32 = 100;

/// How much a tree search thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeEffort {
    /// How many states are drawn and played on.
    pub iterations: u32,
    /// How many decisions a playout has; it then goes on to where a whole action begins.
    pub depth: u32,
    /// How much what was tried seldom is tried, in hundredths of a point: about as much as the
    /// worths of good and bad actions differ.
    pub exploration: u32,
}

/// A bot that searches a tree.
#[derive(Clone, Copy, Debug)]
pub struct TreeSearcher<P, E> {
    policy: P,
    evaluator: E,
    effort: TreeEffort,
}

impl<P, E> TreeSearcher<P, E> {
    /// A bot with what it knows of its game.
    pub fn new(policy: P, evaluator: E, effort: TreeEffort) -> Self {
        TreeSearcher { policy, evaluator, effort }
    }
}

impl<G, P, E> Bot<G> for TreeSearcher<P, E>
where
    G: Game<Action: 'static, Event: 'static, Observation: 'static> + 'static,
    P: Policy<G> + Clone + 'static,
    E: Evaluator<G> + Clone + 'static,
{
    fn think(
        &self,
        observation: G::Observation,
        legal: &[G::Action],
        mut rng: Rng,
    ) -> Box<dyn Thought<G>> {
        let state = G::determinize(&observation, &mut rng);
        let iterations = if legal.len() > 1 { self.effort.iterations } else { 0 };
        Box::new(Search {
            searcher: self.clone(),
            observation,
            seat: G::to_act(&state).unwrap_or(Seat(0)),
            first: legal.first().copied(),
            rng,
            tree: Tree::new(),
            done: 0,
            of: iterations,
            legal: Vec::new(),
            weights: Vec::new(),
            events: Vec::new(),
        })
    }
}

/// A search under way.
struct Search<G: Game, P, E> {
    searcher: TreeSearcher<P, E>,
    observation: G::Observation,
    seat: Seat,
    /// What is done if nothing was searched.
    first: Option<G::Action>,
    rng: Rng,
    tree: Tree<G>,
    done: u32,
    of: u32,
    legal: Vec<G::Action>,
    weights: Vec<u16>,
    events: Vec<G::Event>,
}

impl<G: Game, P: Policy<G>, E: Evaluator<G>> Thought<G> for Search<G, P, E> {
    fn step(&mut self) -> Progress {
        let end = self.of.min(self.done + SLICE);
        while self.done < end {
            self.iterate();
            self.done += 1;
        }
        if self.tree.lead() > self.of - self.done {
            self.done = self.of;
        }
        Progress { done: self.done, of: self.of }
    }

    fn plans(&self, most: usize) -> Vec<Plan<G>> {
        let mut plans = self.tree.plans(self.seat, most);
        if plans.is_empty() {
            plans.extend(self.first.map(|action| Plan { actions: vec![action], worth: 0 }));
        }
        plans
    }
}

impl<G: Game, P: Policy<G>, E: Evaluator<G>> Search<G, P, E> {
    fn iterate(&mut self) {
        let mut state = G::determinize(&self.observation, &mut self.rng);
        self.descend(&mut state);
        self.play_out(&mut state);
        self.tree.learn(&self.searcher.evaluator.worths(&state));
    }

    /// Walks down the tree to the first action that was not tried.
    fn descend(&mut self, state: &mut G::State) {
        let mut node = Some(0);
        while let (Some(here), Some(seat)) = (node, G::to_act(state)) {
            G::legal_actions(state, &mut self.legal);
            if self.legal.is_empty() {
                return;
            }
            self.searcher.policy.weigh(state, &self.legal, &mut self.weights);
            let choices = (&*self.legal, &*self.weights);
            let exploration = self.searcher.effort.exploration;
            let taken = self.tree.take(here, seat, choices, exploration, &mut self.rng);
            self.apply(state, taken.action);
            node = taken.node;
        }
    }

    /// Plays on by the policy, to the end or until it was enough and a whole action has ended.
    fn play_out(&mut self, state: &mut G::State) {
        let depth = self.searcher.effort.depth;
        for ply in 0..depth.saturating_add(OVERTIME) {
            if G::to_act(state).is_none() || (ply >= depth && G::boundary(state) == Boundary::Root)
            {
                return;
            }
            G::legal_actions(state, &mut self.legal);
            if self.legal.is_empty() {
                return;
            }
            let action = self.searcher.policy.choose(state, &self.legal, &mut self.rng);
            self.apply(state, action);
        }
    }

    fn apply(&mut self, state: &mut G::State, action: G::Action) {
        self.events.clear();
        G::apply_unchecked(state, action, &mut self.events);
    }
}

#[cfg(test)]
mod tests;
