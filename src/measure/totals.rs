//! Counts over many games of any rules: soundness, and the time of searches.

use super::game::BotGame;
use super::statistics::round;
use crate::engine::game::{Game, Outcome};
use serde_json::{Value, json};
use std::time::Duration;

/// When invariants are checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InvariantChecks {
    EveryDecision,
    /// Only at the end of a game.
    #[default]
    End,
}

/// Counts over many games.
#[derive(Default)]
pub struct Totals {
    checking: InvariantChecks,
    games: u64,
    finished: u64,
    decisions: u64,
    invariant_failures: u64,
    dead_ends: u64,
    thoughts: u64,
    thinking: Duration,
    longest_thought: Duration,
}

impl Totals {
    /// Makes empty counts for a number of games.
    pub fn new(games: u64, checking: InvariantChecks) -> Totals {
        Totals { checking, games, ..Totals::default() }
    }

    /// Checks the position after a decision, if every decision is checked.
    pub fn decided<G: Game>(&mut self, state: &G::State) {
        if self.checking == InvariantChecks::EveryDecision && G::check_invariants(state).is_err() {
            self.invariant_failures += 1;
        }
    }

    /// Adds the time of a search.
    pub fn thought(&mut self, time: Duration) {
        self.thoughts += 1;
        self.thinking += time;
        self.longest_thought = self.longest_thought.max(time);
    }

    /// Adds a game; returns its result if it ended.
    pub fn add<'a, G: Game>(&mut self, played: &'a BotGame<G>) -> Option<&'a Outcome> {
        let state = &played.state;
        self.decisions += played.record.actions.len() as u64;
        self.invariant_failures += u64::from(G::check_invariants(state).is_err());
        if played.outcome.is_some() {
            self.finished += 1;
        } else {
            let legal = G::legal(state);
            self.dead_ends += u64::from(legal.is_empty());
        }
        played.outcome.as_ref()
    }

    /// Returns all counts; `speed` is the number of decisions per second without counting.
    pub fn report(&self, speed: u64) -> Value {
        json!({
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_second": speed,
            "invariant_failures": self.invariant_failures,
            "dead_ends": self.dead_ends,
            "unfinished": self.games - self.finished,
            "milliseconds_a_thought": {
                "mean": round(self.thinking.as_secs_f64() * 1e3 / self.thoughts.max(1) as f64),
                "max": round(self.longest_thought.as_secs_f64() * 1e3),
            },
        })
    }
}
