//! A player that plays its actions out: after each, the rest of the game is played by rules of thumb
//! in many states that agree with what it may know, and the better half goes on to the next round.

use super::policy::{Mind, Policy};
use super::{distinct, is_alike};
use crate::engine::bots::{Bot, Plan, SearchProgress, Thought};
use crate::engine::game::{Game, Rng, Seat};
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::scoring::score;
use crate::titles::city::rules::setup::MAX_PLAYERS;
use crate::titles::city::rules::state::State;
use crate::titles::city::rules::{City, Observation};

/// More decisions than any game has that is played by rules of thumb.
const MOST_PLIES: usize = 600;
/// What winning counts besides the points between the players.
const VICTORY: i64 = 6;

/// A player that plays its actions out.
#[derive(Clone, Copy, Debug)]
pub struct Lookahead {
    /// How many games it plays out for a thought, about.
    pub games: usize,
    /// By how many points, in one game, the action that the rules of thumb would take is ahead before
    /// any game is played: with few games it is left only for one that is clearly better.
    pub edge: i64,
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
        let usual = policy.choose(shown, &mut Mind::default(), &mut rng);
        let is_usual =
            |action| usual.is_some_and(|usual| action == usual || is_alike(shown, usual, action));
        let way = |action| {
            let worth = if is_usual(action) { self.edge } else { 0 };
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

/// An action, and what the games after it brought.
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

/// The games played out so far. The ways that are still compared stand first.
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
    /// Plays one game after each way that is left, all from the same state.
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

/// Plays a game to its end.
pub(super) fn play_out(state: &mut State, policy: Policy, rng: &mut Rng) {
    let mut events = Vec::new();
    let mut minds: [Mind; MAX_PLAYERS] = Default::default();
    for _ in 0..MOST_PLIES {
        if state.is_over() {
            break;
        }
        let mind = &mut minds[state.seat.index()];
        let Some(action) = policy.choose(state, mind, rng) else { break };
        events.clear();
        City::apply_unchecked(state, action, &mut events);
    }
}

/// The points by which a seat is ahead of the best other one.
pub(super) fn ahead(state: &State, seat: Seat) -> i64 {
    let total = |seat: Seat| i64::from(score(state, seat).total());
    let others = state.players.seats().filter(|&other| other != seat);
    total(seat) - others.map(total).max().unwrap_or(0)
}

/// The points by which a seat is ahead, and a little more for winning.
fn lead(state: &State, seat: Seat) -> i64 {
    let ahead = ahead(state, seat);
    ahead + VICTORY * ahead.signum()
}
