//! The tree of a search: information sets of the seat that searches, joined by actions.

use crate::engine::bots::Plan;
use crate::engine::game::{BySeat, Game, Rng, Seat};

/// A plan goes on with an action that was tried so often after the one before.
const TRIED_ENOUGH: u32 = 12;

/// An action of an information set.
struct Edge<G: Game> {
    action: G::Action,
    /// Who decides for it.
    seat: Seat,
    /// How often it was tried.
    visits: u32,
    /// How often it could have been tried: what is hidden decides which actions are legal.
    available: u32,
    /// The sum of what its seat got whenever it was tried, in hundredths of a point.
    sum: i64,
    /// What follows it, once it was tried twice.
    child: Option<usize>,
}

impl<G: Game> Edge<G> {
    fn mean(&self) -> Option<i64> {
        (self.visits > 0).then(|| self.sum / i64::from(self.visits))
    }
}

/// An information set: its actions in ascending order.
struct Node<G: Game>(Vec<Edge<G>>);

/// An action that is legal in the present determinization.
#[derive(Clone, Copy)]
struct Choice {
    edge: usize,
    weight: u16,
}

/// The tree, and the way that the present iteration takes through it.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    path: Vec<(usize, usize)>,
    choices: Vec<Choice>,
}

/// Where an iteration goes on from a node.
pub(super) struct Taken<A> {
    /// The action.
    pub(super) action: A,
    /// The node behind it; nothing where the tree ends.
    pub(super) node: Option<usize>,
}

impl<G: Game> Tree<G> {
    /// A tree of which nothing is known but its root.
    pub(super) fn new() -> Self {
        Tree { nodes: vec![Node(Vec::new())], path: Vec::new(), choices: Vec::new() }
    }

    /// Takes an action at a node, the one that promises most: by what it was worth so far, and by
    /// its weight where it was tried seldom. `legal` is in ascending order and never empty.
    pub(super) fn take(
        &mut self,
        node: usize,
        seat: Seat,
        (legal, weights): (&[G::Action], &[u16]),
        exploration: u32,
        rng: &mut Rng,
    ) -> Taken<G::Action> {
        self.meet(node, seat, legal, weights);
        let edge = self.most_promising(node, exploration, rng);
        self.path.push((node, edge));
        let is_forced = self.choices.len() == 1;
        let Edge { action, visits, child, .. } = self.nodes[node].0[edge];
        if visits == 0 && !is_forced {
            return Taken { action, node: None };
        }
        let child = child.unwrap_or_else(|| {
            self.nodes.push(Node(Vec::new()));
            self.nodes.len() - 1
        });
        self.nodes[node].0[edge].child = Some(child);
        Taken { action, node: Some(child) }
    }

    /// Adds the actions that the node did not know, and notes which ones are legal now.
    fn meet(&mut self, node: usize, seat: Seat, legal: &[G::Action], weights: &[u16]) {
        let edges = &mut self.nodes[node].0;
        let none_weighs = weights.iter().all(|&weight| weight == 0);
        let tried = legal.iter().zip(weights).filter(|&(_, &weight)| none_weighs || weight > 0);
        self.choices.clear();
        let mut at = 0;
        for (&action, &weight) in tried {
            while edges.get(at).is_some_and(|edge| edge.action < action) {
                at += 1;
            }
            if edges.get(at).is_none_or(|edge| edge.action != action) {
                let new = Edge { action, seat, visits: 0, available: 0, sum: 0, child: None };
                edges.insert(at, new);
            }
            edges[at].available += 1;
            self.choices.push(Choice { edge: at, weight: weight.max(1) });
        }
    }

    fn most_promising(&self, node: usize, exploration: u32, rng: &mut Rng) -> usize {
        let edges = &self.nodes[node].0;
        let known = || self.choices.iter().map(|choice| &edges[choice.edge]);
        let visits: i64 = known().map(|edge| i64::from(edge.visits)).sum();
        let usual = known().map(|edge| edge.sum).sum::<i64>() / visits.max(1);
        let weights: i64 = self.choices.iter().map(|choice| i64::from(choice.weight)).sum();
        let promise = |choice: &Choice| {
            let edge = &edges[choice.edge];
            // The root in thousandths: a whole one is too coarse for the first visits.
            let root = i64::from((u64::from(edge.available) * 1_000_000).isqrt() as u32);
            let share = i64::from(exploration) * i64::from(choice.weight) * root / weights;
            edge.mean().unwrap_or(usual) * 1000 + share / i64::from(1 + edge.visits)
        };
        // Among equals the first one met wins, so that none is favoured for its name.
        let start = rng.below(self.choices.len());
        let (before, after) = self.choices.split_at(start);
        let mut best = after[0];
        let mut most = promise(&best);
        for choice in after[1..].iter().chain(before) {
            let here = promise(choice);
            if here > most {
                (best, most) = (*choice, here);
            }
        }
        best.edge
    }

    /// Ends an iteration: everybody learns what came of the way that was taken.
    pub(super) fn learn(&mut self, worths: &BySeat<i64>) {
        for (node, edge) in self.path.drain(..) {
            let edge = &mut self.nodes[node].0[edge];
            edge.visits += 1;
            edge.sum += worths.get(edge.seat).copied().unwrap_or(0);
        }
    }

    /// How much oftener the first action was tried than the second.
    pub(super) fn lead(&self) -> u32 {
        let mut visits: Vec<u32> = self.nodes[0].0.iter().map(|edge| edge.visits).collect();
        visits.sort_unstable_by_key(|&visits| std::cmp::Reverse(visits));
        let nth = |n: usize| visits.get(n).copied().unwrap_or(0);
        nth(0) - nth(1)
    }

    /// The plans that begin with the actions tried most often, the best first; none before the
    /// first iteration.
    pub(super) fn plans(&self, seat: Seat, most: usize) -> Vec<Plan<G>> {
        let mut edges: Vec<&Edge<G>> = self.nodes[0].0.iter().collect();
        edges.retain(|edge| edge.visits > 0);
        edges.sort_by_key(|edge| std::cmp::Reverse((edge.visits, edge.mean())));
        let mut bound = i64::MAX;
        let plan = |edge: &Edge<G>| {
            // What was tried less has the less certain mean: it is never told to be worth more.
            bound = bound.min(edge.mean().unwrap_or(0));
            Plan { actions: self.line(edge, seat), worth: bound }
        };
        edges.into_iter().take(most.max(1)).map(plan).collect()
    }

    /// An action and what its seat then does, as far as that was tried enough.
    fn line(&self, first: &Edge<G>, seat: Seat) -> Vec<G::Action> {
        let mut actions = vec![first.action];
        let mut child = first.child;
        while let Some(node) = child {
            let best = self.nodes[node].0.iter().max_by_key(|edge| edge.visits);
            let Some(next) = best.filter(|it| it.seat == seat && it.visits >= TRIED_ENOUGH) else {
                break;
            };
            actions.push(next.action);
            child = next.child;
        }
        actions
    }
}
