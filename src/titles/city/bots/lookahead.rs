//! A bot that plays games out by rules of thumb after each of its actions, in many states that agree with what it may
//! know. Each round keeps the better half of the actions.

use super::policy::{GoalCache, Policy};
use super::{distinct, is_alike};
use crate::engine::bots::{Bot, Plan, SearchProgress, Thought};
use crate::engine::game::{BySeat, Game, Rng, Seat};
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::scoring::{Score, scores};
use crate::titles::city::rules::setup::MAX_PLAYERS;
use crate::titles::city::rules::state::State;
use crate::titles::city::rules::{City, Observation};

/// Upper bound of the decisions in a game played by rules of thumb.
const MOST_PLIES: usize = 600;
/// Bonus for winning, added to the lead in points.
const VICTORY: i64 = 6;

/// A bot that plays games out after each action.
#[derive(Clone, Copy, Debug)]
pub struct Lookahead {
    /// The approximate number of games played out per thought.
    pub games: usize,
    /// Head start, in points per game, of the action that the rules of thumb would take, so that with few games only a
    /// clearly better one replaces it.
    pub edge: i64,
    /// The same on a big board, where more actions share the games.
    pub big_edge: i64,
}

impl Bot<City> for Lookahead {
    fn think(
        &self,
        observation: Observation,
        legal: &[Action],
        mut rng: Rng,
    ) -> Box<dyn Thought<City>> {
        let shown = observation.shown();
        let tried = distinct(shown, legal.iter().copied());
        let policy = Policy::of(shown.board);
        let usual = policy.choose(shown, &mut GoalCache::default(), &mut rng);
        let is_usual =
            |action| usual.is_some_and(|usual| action == usual || is_alike(shown, usual, action));
        let edge = if shown.data().rules.is_big() { self.big_edge } else { self.edge };
        let way = |action| {
            let worth = if is_usual(action) { edge } else { 0 };
            Way { action, worth, games: 0 }
        };
        let ways: Vec<Way> = tried.into_iter().map(way).collect();
        let left = ways.len();
        let rounds = usize::BITS - (left.max(2) - 1).leading_zeros();
        let each = self.games / rounds as usize;
        let games = if left == 1 { 1 } else { self.games };
        Box::new(Trials { observation, ways, left, each, spent: 0, done: 0, games, rng, policy })
    }
}

/// An action, and the results of the games after it.
#[derive(Clone, Copy, Debug)]
struct Way {
    action: Action,
    worth: i64,
    games: i64,
}

impl Way {
    fn mean(&self) -> i64 {
        100 * self.worth / self.games.max(1)
    }
}

/// The games played out so far. The first `left` actions are still compared.
struct Trials {
    observation: Observation,
    ways: Vec<Way>,
    left: usize,
    each: usize,
    spent: usize,
    done: usize,
    games: usize,
    rng: Rng,
    policy: Policy,
}

impl Thought<City> for Trials {
    fn step(&mut self) -> SearchProgress {
        if self.left > 1 {
            self.play();
            if self.spent >= self.each {
                self.halve();
            }
        }
        let done = if self.left > 1 { self.done.min(self.games - 1) } else { self.games };
        SearchProgress { done: done as u32, of: self.games as u32 }
    }

    fn plans(&self, most: usize) -> Vec<Plan<City>> {
        let mut ways = self.ways.clone();
        let (first, rest) = ways.split_at_mut(self.left);
        first.sort_by_key(|way| std::cmp::Reverse(way.mean()));
        rest.sort_by_key(|way| std::cmp::Reverse((way.games, way.mean())));
        let plan = |way: &Way| Plan { actions: vec![way.action], worth: way.mean() };
        ways.iter().take(most.max(1)).map(plan).collect()
    }
}

impl Trials {
    /// Plays one game after each remaining action, all from the same state.
    fn play(&mut self) {
        let seat = self.observation.seat();
        let state = City::determinize(&self.observation, &mut self.rng);
        let chance = self.rng.next_u64();
        for way in &mut self.ways[..self.left] {
            let mut next = state.clone();
            City::apply_unchecked(&mut next, way.action, &mut Vec::new());
            play_out(&mut next, self.policy, &mut Rng::new(chance));
            way.worth += lead(&next, seat);
            way.games += 1;
        }
        self.spent += self.left;
        self.done += self.left;
    }

    fn halve(&mut self) {
        self.ways[..self.left].sort_by_key(|way| std::cmp::Reverse(way.mean()));
        self.left = self.left.div_ceil(2);
        self.spent = 0;
    }
}

/// Plays a game to its end by rules of thumb.
pub(super) fn play_out(state: &mut State, policy: Policy, rng: &mut Rng) {
    let mut events = Vec::new();
    let mut caches: [GoalCache; MAX_PLAYERS] = Default::default();
    for _ in 0..MOST_PLIES {
        if state.is_over() {
            break;
        }
        let cache = &mut caches[state.seat.index()];
        let Some(action) = policy.choose(state, cache, rng) else { break };
        events.clear();
        City::apply_unchecked(state, action, &mut events);
    }
}

/// Returns the lead of a seat over the best other one, in points.
pub(super) fn ahead(state: &State, seat: Seat) -> i64 {
    let totals: BySeat<i32> = scores(state).iter().map(Score::total).collect();
    totals.lead(seat).unwrap_or(totals[seat]).into()
}

/// Returns the lead of a seat, with a bonus for winning.
fn lead(state: &State, seat: Seat) -> i64 {
    let ahead = ahead(state, seat);
    ahead + VICTORY * ahead.signum()
}
