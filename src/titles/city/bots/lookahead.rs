//! A player that plays its actions out: after each, the rest of the game is played by rules of thumb
//! in many states that agree with what it may know, and the better half goes on to the next round.

use super::distinct;
use super::guests::{Guest, Plans};
use crate::engine::bots::{Bot, Plan, Progress, Thought};
use crate::engine::game::{Game, Rng, Seat};
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::claim::closed_to;
use crate::titles::city::rules::scoring::score;
use crate::titles::city::rules::set::{RouteSet, TicketSet};
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
    /// By whose rules of thumb.
    pub manner: Guest,
}

impl Bot<City> for Lookahead {
    fn think(
        &self,
        observation: Observation,
        legal: &[Action],
        rng: Rng,
    ) -> Box<dyn Thought<City>> {
        let tried = distinct(observation.shown(), legal.iter().copied());
        let ways: Vec<Way> =
            tried.into_iter().map(|action| Way { action, worth: 0, games: 0 }).collect();
        let left = ways.len();
        let rounds = usize::BITS - (left.max(2) - 1).leading_zeros();
        let each = self.games / rounds as usize;
        let games = if left == 1 { 1 } else { self.games };
        Box::new(Trials {
            observation,
            ways,
            left,
            each,
            spent: 0,
            done: 0,
            games,
            rng,
            manner: self.manner,
        })
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
    manner: Guest,
}

impl Thought<City> for Trials {
    fn step(&mut self) -> Progress {
        if self.left > 1 {
            self.play();
            if self.spent >= self.each {
                self.halve();
            }
        }
        let done = if self.left > 1 { self.done.min(self.games - 1) } else { self.games };
        Progress { done: done as u32, of: self.games as u32 }
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
            play_out(&mut next, self.manner, &mut Rng::new(chance));
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

/// What a seat wants next, with what it depends on: it is found again only when that has changed.
#[derive(Clone, Copy, Debug, Default)]
struct Wish {
    own: RouteSet,
    tickets: TicketSet,
    plan: Option<Plans>,
}

impl Wish {
    /// A Route that somebody else claims makes no other way shorter, so what was best stays best as
    /// long as all its Routes are open.
    fn of(&mut self, state: &State, manner: Guest) -> RouteSet {
        let (own, tickets) = (state.player().routes, state.player().tickets);
        let known = self.plan.filter(|_| (self.own, self.tickets) == (own, tickets));
        let holds = |plan: &Plans| plan.ways.0 & closed_to(state, state.seat).0 == 0;
        let plan = known.filter(holds).unwrap_or_else(|| manner.plans(state, state.seat));
        *self = Wish { own, tickets, plan: Some(plan) };
        plan.wanted
    }
}

/// Plays a game to its end.
fn play_out(state: &mut State, manner: Guest, rng: &mut Rng) {
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut wishes = [Wish::default(); MAX_PLAYERS];
    for _ in 0..MOST_PLIES {
        City::legal_actions(state, &mut legal);
        let action = match legal[..] {
            [] => break,
            [only] => only,
            _ => {
                let wanted = wishes[state.seat.index()].of(state, manner);
                manner.choose(state, &legal, wanted, rng)
            }
        };
        events.clear();
        City::apply_unchecked(state, action, &mut events);
    }
}

/// The points by which a seat is ahead of the best other one, and a little more for winning.
fn lead(state: &State, seat: Seat) -> i64 {
    let total = |seat: Seat| i64::from(score(state, seat).total());
    let others = state.players.seats().filter(|&other| other != seat);
    let ahead = total(seat) - others.map(total).max().unwrap_or(0);
    ahead + VICTORY * ahead.signum()
}
