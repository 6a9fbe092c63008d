//! A beam: plan after plan, keeping only the best positions.

use super::expand::{Expansion, settle};
use crate::engine::bots::{Plan, PlanEvaluator, Print, Progress, Stage};
use crate::engine::game::{Game, Rng, Seat};

/// How wide and how far a beam looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width {
    /// Positions kept after each plan.
    pub positions: usize,
    /// Positions kept that differ only in how they were paid.
    pub payments: usize,
    /// Plans looked ahead.
    pub plans: u32,
    /// Plans walked through from one level of positions to the next, about, in the smallest game;
    /// where positions have more plans, or dearer ones, fewer positions are looked at.
    pub walk: usize,
    /// Plans that come to mind, of a hundred that are worth trying.
    pub noticed: u8,
}

/// How another seat looks for its reply: all its plans, one ahead.
const REPLY: Width = Width { positions: 1, payments: 1, plans: 1, walk: 1, noticed: 100 };

/// A position of the beam and how it came about.
struct Node<G: Game> {
    state: G::State,
    worth: i64,
    print: Print,
    /// The actions of the first plan.
    actions: Vec<G::Action>,
    /// The idea of the first plan.
    idea: u64,
}

type Nodes<G> = Vec<Box<Node<G>>>;

/// A position in which another seat decides, and its search for the best turn.
type Reply<G> = (Box<Node<G>>, Box<Beam<G>>);

/// A search under way.
pub(super) struct Beam<G: Game> {
    seat: Seat,
    width: Width,
    rng: Rng,
    depth: u32,
    level: Nodes<G>,
    /// The position that is being looked at, without its state, and its plans.
    here: Option<(Box<Trail<G>>, Expansion<G>)>,
    reply: Option<Reply<G>>,
    next: Nodes<G>,
    /// Positions worth no more than this are not kept.
    bar: i64,
    /// Positions looked at and plans found on this level.
    looked: usize,
    found: usize,
    /// How dear the plans of this level are.
    toil: usize,
    ended: Nodes<G>,
}

/// How a position came about.
struct Trail<G: Game> {
    actions: Vec<G::Action>,
    idea: u64,
}

impl<G: Game> Beam<G> {
    /// A beam that starts from a position.
    pub(super) fn new(start: G::State, seat: Seat, width: Width, rng: Rng) -> Self {
        let print = Print { idea: 0, whole: 0 };
        let root = Node { state: start, worth: i64::MIN, print, actions: Vec::new(), idea: 0 };
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
            toil: 1,
            ended,
        }
    }

    /// The positions that will be looked at, at most.
    pub(super) fn work(width: Width) -> u32 {
        1 + width.plans * width.positions as u32
    }

    /// How much of that is done.
    pub(super) fn done(&self) -> u32 {
        if self.is_finished() {
            return Self::work(self.width);
        }
        let before = self.depth.saturating_sub(1) * self.width.positions as u32;
        let here = (self.width.positions as u32).saturating_sub(self.level.len() as u32);
        if self.depth == 0 { 0 } else { 1 + before + here }
    }

    /// Whether nothing is left to look at.
    pub(super) fn is_finished(&self) -> bool {
        self.is_level_done() && self.next.is_empty()
    }

    fn is_level_done(&self) -> bool {
        self.level.is_empty() && self.here.is_none() && self.reply.is_none()
    }

    /// Goes on a little.
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

    /// Goes on with the best positions that the plans of this level led to.
    fn descend(&mut self) {
        let plans = self.found / self.looked.max(1);
        self.level = best_of(std::mem::take(&mut self.next), self.width);
        self.level.truncate((self.width.walk / (self.toil * plans).max(1)).max(1));
        self.level.reverse();
        (self.bar, self.looked, self.found) = (i64::MIN, 0, 0);
        self.depth += 1;
    }

    fn look<J: PlanEvaluator<G>>(&mut self, evaluator: &J, node: Box<Node<G>>) {
        match evaluator.stage(&node.state, self.seat) {
            Stage::Step => self.ended.push(climb(evaluator, node, self.seat)),
            Stage::Plan | Stage::Within if self.depth < self.width.plans => {
                self.toil = evaluator.toil(&node.state);
                let Node { state, actions, idea, .. } = *node;
                let trail = Box::new(Trail { actions, idea });
                self.here = Some((trail, Expansion::new(state, self.seat)));
                self.looked += 1;
            }
            Stage::Reply if self.depth < self.width.plans => {
                let other = G::to_act(&node.state).unwrap_or(self.seat);
                let beam = Beam::new(node.state.clone(), other, REPLY, self.rng);
                self.reply = Some((node, Box::new(beam)));
            }
            _ => self.ended.push(node),
        }
    }

    /// Goes on from the position after the reply that another seat has found.
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

    /// Whether the bot thinks of a plan at all; of one it does in any case.
    fn comes_to_mind(&mut self) -> bool {
        let noticed = usize::from(self.width.noticed);
        noticed >= 100 || self.next.is_empty() || self.rng.below(100) < noticed
    }

    /// Keeps the position after a plan, if it is good enough.
    fn keep<J: PlanEvaluator<G>>(
        &mut self,
        evaluator: &J,
        trail: &Trail<G>,
        state: &G::State,
        actions: &[G::Action],
    ) {
        self.found += 1;
        if !self.comes_to_mind() {
            return;
        }
        let settled = settled(evaluator, state, self.seat, &mut self.rng);
        let state = settled.as_ref().unwrap_or(state);
        let worth = evaluator.worth(state, self.seat);
        if worth <= self.bar {
            return;
        }
        let print = evaluator.print(state, self.seat);
        let first = trail.actions.is_empty();
        let idea = if first { print.idea } else { trail.idea };
        let actions = if first { actions } else { &trail.actions };
        let (state, actions) = (state.clone(), actions.to_vec());
        self.next.push(Box::new(Node { state, worth, print, actions, idea }));
        if self.next.len() >= 4 * self.width.positions + 32 {
            self.next = best_of(std::mem::take(&mut self.next), self.width);
            if self.next.len() == self.width.positions {
                self.bar = self.next.last().map_or(i64::MIN, |node| node.worth);
            }
        }
    }

    /// How far the beam has come.
    pub(super) fn progress(&self) -> Progress {
        Progress { done: self.done(), of: Self::work(self.width) }
    }

    /// The best positions so far: those in which the beam ended, or else the farthest known.
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

    /// The best position and its worth.
    pub(super) fn best_state(&self) -> Option<(&G::State, i64)> {
        self.best().first().map(|node| (&node.state, node.worth))
    }

    /// The worth of the best position.
    pub(super) fn best_worth<J: PlanEvaluator<G>>(&self, evaluator: &J) -> i64 {
        self.best().first().map_or(0, |node| match node.worth {
            i64::MIN => evaluator.worth(&node.state, self.seat),
            worth => worth,
        })
    }

    /// The best first plans, each with another idea.
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

/// The best positions, the best first, without those that are as good as the same.
fn best_of<G: Game>(mut nodes: Nodes<G>, width: Width) -> Nodes<G> {
    nodes.sort_by_key(|node| std::cmp::Reverse(node.worth));
    let mut kept: Nodes<G> = Vec::with_capacity(width.positions);
    for node in nodes {
        if kept.len() == width.positions {
            break;
        }
        let same = kept.iter().any(|other| other.print.whole == node.print.whole);
        let ideas = kept.iter().filter(|other| other.print.idea == node.print.idea).count();
        if !same && ideas < width.payments {
            kept.push(node);
        }
    }
    kept
}

/// The position in which the seat decides again, where others decide first.
fn settled<G: Game, J: PlanEvaluator<G>>(
    evaluator: &J,
    state: &G::State,
    seat: Seat,
    rng: &mut Rng,
) -> Option<G::State> {
    let is_reflex = |stage| stage == Stage::Reflex;
    is_reflex(evaluator.stage(state, seat)).then(|| {
        let mut state = state.clone();
        settle(evaluator, &mut state, seat, rng, is_reflex);
        state
    })
}

/// Takes one small step after the other, as long as each makes the position better.
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
            if evaluator.stage(state, seat) != Stage::Step {
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
