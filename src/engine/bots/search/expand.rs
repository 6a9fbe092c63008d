//! Enumerates the plans worth trying in a position.

use crate::engine::bots::{NodeKind, PlanEvaluator};
use crate::engine::game::{Game, Rng, Seat};

/// The most actions of a plan.
const LONGEST_PLAN: usize = 60;
/// The most plans of one position.
const MOST_PLANS: usize = 6_000;
/// The most actions of others between two plans.
const MOST_REFLEXES: usize = 400;

/// The rest of a plan after this number of actions is enumerated in one step.
const OPENING: usize = 4;

/// Enumerates all plans of a position, step by step.
pub(super) struct Expansion<G: Game> {
    seat: Seat,
    /// Beginnings of plans still to be expanded, the next one last.
    open: Vec<(G::State, Vec<G::Action>)>,
    events: Vec<G::Event>,
    found: usize,
}

impl<G: Game> Expansion<G> {
    /// Begins with a position of a seat.
    pub(super) fn new(state: G::State, seat: Seat) -> Self {
        Expansion { seat, open: vec![(state, Vec::new())], events: Vec::new(), found: 0 }
    }

    /// Continues for one step; calls `give` with the position after each plan and the plan's actions. Returns whether something
    /// is left to do.
    pub(super) fn step<J: PlanEvaluator<G>>(
        &mut self,
        evaluator: &J,
        give: &mut impl FnMut(&G::State, &[G::Action]),
    ) -> bool {
        if let Some((state, mut actions)) = self.open.pop() {
            if actions.len() < OPENING {
                self.open_up(evaluator, &state, &actions, give);
            } else {
                self.finish(evaluator, state, &mut actions, give);
            }
        }
        !self.open.is_empty()
    }

    /// Enumerates everything at once.
    pub(super) fn each<J: PlanEvaluator<G>>(
        mut self,
        evaluator: &J,
        give: &mut impl FnMut(&G::State, &[G::Action]),
    ) {
        while self.step(evaluator, give) {}
    }

    fn open_up<J: PlanEvaluator<G>>(
        &mut self,
        evaluator: &J,
        state: &G::State,
        actions: &[G::Action],
        give: &mut impl FnMut(&G::State, &[G::Action]),
    ) {
        for action in choices(evaluator, state).into_iter().rev() {
            let next = self.after(state, action);
            let actions = [actions, &[action]].concat();
            if evaluator.stage(&next, self.seat) == NodeKind::Within {
                self.open.push((next, actions));
            } else {
                self.found += 1;
                give(&next, &actions);
            }
        }
    }

    fn finish<J: PlanEvaluator<G>>(
        &mut self,
        evaluator: &J,
        state: G::State,
        actions: &mut Vec<G::Action>,
        give: &mut impl FnMut(&G::State, &[G::Action]),
    ) {
        let choices = choices(evaluator, &state);
        let Some((&last, others)) = choices.split_last() else { return };
        for &action in others {
            let next = self.after(&state, action);
            self.go_on(evaluator, next, action, actions, give);
        }
        let mut state = state;
        self.events.clear();
        G::apply_unchecked(&mut state, last, &mut self.events);
        self.go_on(evaluator, state, last, actions, give);
    }

    fn go_on<J: PlanEvaluator<G>>(
        &mut self,
        evaluator: &J,
        next: G::State,
        action: G::Action,
        actions: &mut Vec<G::Action>,
        give: &mut impl FnMut(&G::State, &[G::Action]),
    ) {
        if self.found >= MOST_PLANS {
            return;
        }
        actions.push(action);
        let under_way = evaluator.stage(&next, self.seat) == NodeKind::Within;
        if under_way && actions.len() < LONGEST_PLAN {
            self.finish(evaluator, next, actions, give);
        } else {
            self.found += 1;
            give(&next, actions);
        }
        actions.pop();
    }

    fn after(&mut self, state: &G::State, action: G::Action) -> G::State {
        let mut next = state.clone();
        self.events.clear();
        G::apply_unchecked(&mut next, action, &mut self.events);
        next
    }
}

/// Returns the actions worth trying.
fn choices<G: Game, J: PlanEvaluator<G>>(evaluator: &J, state: &G::State) -> Vec<G::Action> {
    let mut legal = G::legal(state);
    evaluator.narrow(state, &mut legal);
    legal
}

/// Plays by rule of thumb until the seat has something to search.
pub(super) fn settle<G: Game, J: PlanEvaluator<G>>(
    evaluator: &J,
    state: &mut G::State,
    seat: Seat,
    rng: &mut Rng,
    passes: impl Fn(NodeKind) -> bool,
) {
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..MOST_REFLEXES {
        if !passes(evaluator.stage(state, seat)) {
            return;
        }
        G::legal_actions(state, &mut legal);
        if legal.is_empty() {
            return;
        }
        let action = evaluator.rollout_move(state, &legal, rng);
        events.clear();
        G::apply_unchecked(state, action, &mut events);
    }
}
