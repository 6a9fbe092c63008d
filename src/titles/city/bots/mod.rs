//! Bots for San Francisco and Berlin.
//!
//! Easy compares whole turns ([`Planner`]): it applies every way to finish its turn to a state that agrees with what it
//! may know, and evaluates the result with [`worth`]. It overlooks some actions, judges with an error and draws no more
//! Tickets. Medium and Hard play games out after each action ([`Lookahead`]) by rules of thumb ([`Policy`]), from the
//! same states and randomness for all actions; each round keeps the better half. They differ in the number of games per
//! thought, 60 and 1,500, and in the head start of the action that the rules of thumb would take.
//!
//! `path`, `one-step`, `long-route` and `hungry` ([`guests`]) are bots of `lab arena` only, after the four styles in
//! "AI-based playtesting of contemporary board games" (2017).

mod guests;
mod judge;
mod lookahead;
mod policy;
mod reference;
mod worth;

pub use guests::Guest;
pub use judge::Playouts;
pub use lookahead::Lookahead;
pub use policy::Policy;
pub use reference::REFERENCE;
pub use worth::{Weights, worth};

use crate::engine::bots::{
    Bot, DEEP, Grading, HasBots, Level, LineJudge, Plan, Random, Reference, SearchProgress, Thought,
};
use crate::engine::game::{Game, MAX_SEATS, Rng, Seat};
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::card::Cards;
use crate::titles::city::rules::state::{Decision, State};
use crate::titles::city::rules::{City, Observation};
use std::collections::BTreeMap;

impl HasBots for City {
    const REFERENCE: &'static [Reference] = REFERENCE;
    const GRADING: Option<Grading> =
        Some(Grading { mistake: 200, blunder: 600, most_seats: MAX_SEATS });

    fn bot(level: Level) -> Box<dyn Bot<City>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(Planner { guesses: 1, overlooked: 18, blur: 120 }),
            Level::Medium => Box::new(Lookahead { games: 60, edge: 30, big_edge: 200 }),
            Level::Hard => Box::new(Lookahead { games: 1500, edge: 400, big_edge: 400 }),
        }
    }

    fn judge() -> Option<Box<dyn LineJudge<City>>> {
        Some(Box::new(Playouts { games: 400 }))
    }

    fn guest(name: &str) -> Option<Box<dyn Bot<City>>> {
        if name == DEEP {
            return Some(Box::new(Lookahead { games: 15_000, edge: 400, big_edge: 400 }));
        }
        Guest::named(name).map(|guest| Box::new(guest) as Box<dyn Bot<City>>)
    }
}

/// A bot that compares the ways to finish its turn. It draws Tickets only if nothing else is possible.
#[derive(Clone, Copy, Debug)]
pub struct Planner {
    /// Number of states examined that agree with what it may know.
    pub guesses: u32,
    /// Percentage of the actions that it overlooks.
    pub overlooked: usize,
    /// Largest error of its judgement of an action, in hundredths of a point.
    pub blur: usize,
}

impl Bot<City> for Planner {
    fn think(
        &self,
        observation: Observation,
        legal: &[Action],
        mut rng: Rng,
    ) -> Box<dyn Thought<City>> {
        let passed_over = |action| action == Action::Tickets && legal.len() > 1;
        let tried = legal.iter().copied().filter(|&action| !passed_over(action));
        let way = |action| {
            let blur = rng.below(2 * self.blur + 1) as i64 - self.blur as i64;
            Way { action, blur, worth: 0 }
        };
        let mut ways: Vec<Way> =
            distinct(observation.shown(), tried).into_iter().map(way).collect();
        overlook(&mut ways, self.overlooked, &mut rng);
        let known = Known::new(Weights::of(observation.shown().board));
        Box::new(Comparison { observation, ways, rng, done: 0, guesses: self.guesses, known })
    }
}

/// Removes actions equivalent to an earlier one.
fn distinct(state: &State, actions: impl Iterator<Item = Action>) -> Vec<Action> {
    let mut found: Vec<Action> = Vec::new();
    for action in actions {
        if !found.iter().any(|&other| is_alike(state, other, action)) {
            found.push(action);
        }
    }
    found
}

/// Returns whether two actions are equivalent: they take face-up cards of one colour.
fn is_alike(state: &State, one: Action, two: Action) -> bool {
    match (one, two) {
        (Action::Take(a), Action::Take(b)) => {
            state.display[usize::from(a.0)] == state.display[usize::from(b.0)]
        }
        _ => false,
    }
}

/// Removes some actions at random; at least one remains.
fn overlook(ways: &mut Vec<Way>, percent: usize, rng: &mut Rng) {
    let kept = rng.below(ways.len());
    let mut at = 0;
    ways.retain(|_| {
        at += 1;
        at - 1 == kept || rng.below(100) >= percent
    });
}

/// An action that starts the rest of the turn, with its total so far.
#[derive(Clone, Copy, Debug)]
struct Way {
    action: Action,
    blur: i64,
    worth: i64,
}

/// A comparison of actions, one sampled state after the other.
struct Comparison {
    observation: Observation,
    ways: Vec<Way>,
    rng: Rng,
    done: u32,
    guesses: u32,
    known: Known,
}

impl Thought<City> for Comparison {
    fn step(&mut self) -> SearchProgress {
        if self.done < self.guesses {
            let state = City::determinize(&self.observation, &mut self.rng);
            let seat = self.observation.seat();
            for way in &mut self.ways {
                way.worth += self.known.finished(&state, way.action, seat);
            }
            self.done += 1;
        }
        SearchProgress { done: self.done, of: self.guesses }
    }

    fn plans(&self, most: usize) -> Vec<Plan<City>> {
        let mean = |way: &Way| way.worth / i64::from(self.done.max(1)) + way.blur;
        let mut ways = self.ways.clone();
        ways.sort_by_key(|way| std::cmp::Reverse(mean(way)));
        let plan = |way: &Way| Plan { actions: vec![way.action], worth: mean(way) };
        ways.iter().take(most.max(1)).map(plan).collect()
    }
}

/// Key of a position: the seat's own part, the only one that its worth depends on and that changes during its turn.
type Own = (Cards, [u64; 2], u64, u8, u16, bool);

/// Cache of the worth of positions in which the turn can end.
struct Known {
    weights: Weights,
    worths: BTreeMap<Own, i64>,
}

impl Known {
    fn new(weights: Weights) -> Self {
        Known { weights, worths: BTreeMap::new() }
    }

    /// Returns the worth of the best way to finish the turn after an action.
    fn finished(&mut self, state: &State, action: Action, seat: Seat) -> i64 {
        let mut next = state.clone();
        City::apply_unchecked(&mut next, action, &mut Vec::new());
        let goes_on = next.seat == seat
            && next.turn == state.turn
            && !matches!(next.decision, Decision::Turn | Decision::Over);
        if !goes_on {
            return self.worth(&next, seat);
        }
        let legal = City::legal(&next);
        let mut best = i64::MIN;
        for (at, &further) in legal.iter().enumerate() {
            let twin = legal[..at].iter().any(|&before| is_alike(&next, before, further));
            if !twin {
                best = best.max(self.finished(&next, further, seat));
            }
        }
        best
    }

    fn worth(&mut self, state: &State, seat: Seat) -> i64 {
        let player = &state.players[seat];
        let own = (
            player.hand,
            player.routes.word(),
            player.tickets.word(),
            player.tokens.word(),
            state.turn,
            state.turns_left.is_some(),
        );
        let weights = &self.weights;
        *self.worths.entry(own).or_insert_with(|| worth(state, seat, weights))
    }
}
