//! A beam search: plan after plan, keeping only the best positions.

use super::expand::{Expansion, settle};
use crate::engine::bots::{Fingerprint, NodeKind, Plan, PlanEvaluator, SearchProgress};
use crate::engine::game::{Game, Rng, Seat};

/// The width and depth of a beam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width {
    /// Positions kept after each plan.
    pub positions: usize,
    /// Positions kept that differ only in their payment.
    pub payments: usize,
    /// Plans to look ahead.
    pub plans: u32,
    /// Approximate number of plans walked through per depth in the smallest game; where positions have more or costlier plans,
    /// fewer positions are expanded.
    pub walk: usize,
    /// Percentage of the plans worth trying that are considered at all.
    pub noticed: u8,
}

/// The width of another seat's reply: all its plans, one ahead.
const REPLY: Width = Width { positions: 1, payments: 1, plans: 1, walk: 1, noticed: 100 };

/// A position of the beam with its first plan.
struct Node<G: Game> {
    state: G::State,
    worth: i64,
    fingerprint: Fingerprint,
    /// The actions of the first plan.
    actions: Vec<G::Action>,
    /// The idea of the first plan.
    idea: u64,
}

type Nodes<G> = Vec<Box<Node<G>>>;

/// A position in which another seat decides, and the search for its best turn.
type Reply<G> = (Box<Node<G>>, Box<Beam<G>>);

/// A search under way.
pub(super) struct Beam<G: Game> {
    seat: Seat,
    width: Width,
    rng: Rng,
    depth: u32,
    level: Nodes<G>,
    /// The position being expanded, without its state, and its plans.
    here: Option<(Box<BeamOrigin<G>>, Expansion<G>)>,
    reply: Option<Reply<G>>,
    next: Nodes<G>,
    /// Positions worth this or less are dropped.
    bar: i64,
    /// Positions expanded and plans found at this depth.
    looked: usize,
    found: usize,
    /// The cost of plans at this depth.
    cost: usize,
    ended: Nodes<G>,
}

/// The origin of a position.
struct BeamOrigin<G: Game> {
    actions: Vec<G::Action>,
    idea: u64,
}

impl<G: Game> Beam<G> {
    /// Starts a beam from a position.
    pub(super) fn new(start: G::State, seat: Seat, width: Width, rng: Rng) -> Self {
        let print = Fingerprint { idea: 0, whole: 0 };
        let root = Node {
            state: start,
            worth: i64::MIN,
            fingerprint: print,
            actions: Vec::new(),
            idea: 0,
        };
        let (next, ended, bar) = (Vec::new(), Vec::new(), i64::MIN);
        Beam {
            seat,
            width,
            rng,
            depth: 0,
            level: vec![Box::new(root)],
            here: None,
            reply: None,
            next,
            bar,
            looked: 0,
            found: 0,
            cost: 1,
            ended,
        }
    }

    /// Returns the most positions that will be expanded.
    pub(super) fn work(width: Width) -> u32 {
        1 + width.plans * width.positions as u32
    }

    /// Returns how many of those are done.
    pub(super) fn done(&self) -> u32 {
        if self.is_finished() {
            return Self::work(self.width);
        }
        let before = self.depth.saturating_sub(1) * self.width.positions as u32;
        let here = (self.width.positions as u32).saturating_sub(self.level.len() as u32);
        if self.depth == 0 { 0 } else { 1 + before + here }
    }

    /// Returns whether the search is finished.
    pub(super) fn is_finished(&self) -> bool {
        self.is_level_done() && self.next.is_empty()
    }

    fn is_level_done(&self) -> bool {
        self.level.is_empty() && self.here.is_none() && self.reply.is_none()
    }

    /// Continues for one step.
    pub(super) fn step<J: PlanEvaluator<G>>(&mut self, evaluator: &J) {
        if let Some((trail, mut plans)) = self.here.take() {
            if plans
                .step(evaluator, &mut |state, actions| self.keep(evaluator, &trail, state, actions))
            {
                self.here = Some((trail, plans));
            }
        } else if let Some((node, mut beam)) = self.reply.take() {
            beam.step(evaluator);
            if beam.is_finished() {
                self.answer(evaluator, node, &beam);
            } else {
                self.reply = Some((node, beam));
            }
        } else if let Some(node) = self.level.pop() {
            self.look(evaluator, node);
        }
        if self.is_level_done() {
            self.descend();
        }
    }

    /// Continues with the best positions found at this depth.
    fn descend(&mut self) {
        let plans = self.found / self.looked.max(1);
        self.level = best_of(std::mem::take(&mut self.next), self.width);
        self.level.truncate((self.width.walk / (self.cost * plans).max(1)).max(1));
        self.level.reverse();
        (self.bar, self.looked, self.found) = (i64::MIN, 0, 0);
        self.depth += 1;
    }

    fn look<J: PlanEvaluator<G>>(&mut self, evaluator: &J, node: Box<Node<G>>) {
        match evaluator.stage(&node.state, self.seat) {
            NodeKind::Step => self.ended.push(climb(evaluator, node, self.seat)),
            NodeKind::Plan | NodeKind::Within if self.depth < self.width.plans => {
                self.cost = evaluator.cost(&node.state);
                let Node { state, actions, idea, .. } = *node;
                let trail = Box::new(BeamOrigin { actions, idea });
                self.here = Some((trail, Expansion::new(state, self.seat)));
                self.looked += 1;
            }
            NodeKind::Reply if self.depth < self.width.plans => {
                let other = G::to_act(&node.state).unwrap_or(self.seat);
                let beam = Beam::new(node.state.clone(), other, REPLY, self.rng);
                self.reply = Some((node, Box::new(beam)));
            }
            _ => self.ended.push(node),
        }
    }

    /// Continues after the reply found by another seat's beam.
    fn answer<J: PlanEvaluator<G>>(
        &mut self,
        evaluator: &J,
        mut node: Box<Node<G>>,
        found: &Beam<G>,
    ) {
        let Some(reply) = found.plans(1).into_iter().next() else { return self.ended.push(node) };
        for action in reply.actions {
            G::apply_unchecked(&mut node.state, action, &mut Vec::new());
        }
        self.look(evaluator, node);
    }

    /// Returns whether the bot considers a plan at all; the first one always.
    fn is_plausible(&mut self) -> bool {
        let noticed = usize::from(self.width.noticed);
        noticed >= 100 || self.next.is_empty() || self.rng.below(100) < noticed
    }

    /// Keeps the position after a plan, if it is good enough.
    fn keep<J: PlanEvaluator<G>>(
        &mut self,
        evaluator: &J,
        trail: &BeamOrigin<G>,
        state: &G::State,
        actions: &[G::Action],
    ) {
        self.found += 1;
        if !self.is_plausible() {
            return;
        }
        let settled = settled(evaluator, state, self.seat, &mut self.rng);
        let state = settled.as_ref().unwrap_or(state);
        let worth = evaluator.worth(state, self.seat);
        if worth <= self.bar {
            return;
        }
        let print = evaluator.fingerprint(state, self.seat);
        let first = trail.actions.is_empty();
        let idea = if first { print.idea } else { trail.idea };
        let actions = if first { actions } else { &trail.actions };
        let (state, actions) = (state.clone(), actions.to_vec());
        self.next.push(Box::new(Node { state, worth, fingerprint: print, actions, idea }));
        if self.next.len() >= 4 * self.width.positions + 32 {
            self.next = best_of(std::mem::take(&mut self.next), self.width);
            if self.next.len() == self.width.positions {
                self.bar = self.next.last().map_or(i64::MIN, |node| node.worth);
            }
        }
    }

    /// Returns the progress of the beam.
    pub(super) fn progress(&self) -> SearchProgress {
        SearchProgress { done: self.done(), of: Self::work(self.width) }
    }

    /// Returns the best positions so far: those where the beam ended, or else the deepest known.
    fn best(&self) -> Vec<&Node<G>> {
        let farthest = [&self.ended, &self.next].into_iter().find(|nodes| !nodes.is_empty());
        let waiting = self.reply.iter().map(|(node, _)| node);
        let mut nodes: Vec<&Node<G>> = match farthest {
            Some(nodes) => nodes.iter().map(|node| &**node).collect(),
            None => self.level.iter().chain(waiting).map(|node| &**node).collect(),
        };
        nodes.sort_by_key(|node| std::cmp::Reverse(node.worth));
        nodes
    }

    /// Returns the best position and its worth.
    pub(super) fn best_state(&self) -> Option<(&G::State, i64)> {
        self.best().first().map(|node| (&node.state, node.worth))
    }

    /// Returns the worth of the best position.
    pub(super) fn best_worth<J: PlanEvaluator<G>>(&self, evaluator: &J) -> i64 {
        self.best().first().map_or(0, |node| match node.worth {
            i64::MIN => evaluator.worth(&node.state, self.seat),
            worth => worth,
        })
    }

    /// Returns the best first plans, each with a different idea.
    pub(super) fn plans(&self, most: usize) -> Vec<Plan<G>> {
        let mut ideas = Vec::new();
        let mut plans = Vec::new();
        for node in self.best() {
            if plans.len() < most.max(1) && !node.actions.is_empty() && !ideas.contains(&node.idea)
            {
                ideas.push(node.idea);
                plans.push(Plan { actions: node.actions.clone(), worth: node.worth });
            }
        }
        plans
    }
}

/// Returns the best positions, best first, without near duplicates.
fn best_of<G: Game>(mut nodes: Nodes<G>, width: Width) -> Nodes<G> {
    nodes.sort_by_key(|node| std::cmp::Reverse(node.worth));
    let mut kept: Nodes<G> = Vec::with_capacity(width.positions);
    for node in nodes {
        if kept.len() == width.positions {
            break;
        }
        let same = kept.iter().any(|other| other.fingerprint.whole == node.fingerprint.whole);
        let ideas =
            kept.iter().filter(|other| other.fingerprint.idea == node.fingerprint.idea).count();
        if !same && ideas < width.payments {
            kept.push(node);
        }
    }
    kept
}

/// Returns the position in which the seat decides again, if others decide first.
fn settled<G: Game, J: PlanEvaluator<G>>(
    evaluator: &J,
    state: &G::State,
    seat: Seat,
    rng: &mut Rng,
) -> Option<G::State> {
    let is_rollout = |stage| stage == NodeKind::Rollout;
    is_rollout(evaluator.stage(state, seat)).then(|| {
        let mut state = state.clone();
        settle(evaluator, &mut state, seat, rng, is_rollout);
        state
    })
}

/// Takes small steps one after another, while each improves the position.
fn climb<G: Game, J: PlanEvaluator<G>>(
    evaluator: &J,
    mut node: Box<Node<G>>,
    seat: Seat,
) -> Box<Node<G>> {
    node.worth = evaluator.worth(&node.state, seat);
    let only_steps = node.actions.is_empty();
    loop {
        let mut best: Option<(i64, G::State, Vec<G::Action>)> = None;
        let mut exit = Vec::new();
        Expansion::new(node.state.clone(), seat).each(evaluator, &mut |state, actions| {
            if evaluator.stage(state, seat) != NodeKind::Step {
                exit = actions.to_vec();
                return;
            }
            let worth = evaluator.worth(state, seat);
            if worth > best.as_ref().map_or(node.worth, |best| best.0) {
                best = Some((worth, state.clone(), actions.to_vec()));
            }
        });
        if only_steps {
            node.actions.extend_from_slice(best.as_ref().map_or(&exit, |best| &best.2));
        }
        let Some((worth, state, _)) = best else { return node };
        (node.worth, node.state) = (worth, state);
    }
}
