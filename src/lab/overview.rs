//! What is counted in many games of any title.

use super::game::{Played, Witness};
use super::marks::Marks;
use super::statistics::{lengths, mean, round, share};
use super::title::LabTitle;
use crate::engine::codec;
use crate::engine::game::{Game, Seat};
use serde_json::{Value, json};
use std::time::Duration;

/// Whether invariants are checked after every decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Checking {
    /// They are.
    EveryDecision,
    /// Only at the end of a game.
    End,
}

/// Counts of many games.
pub(super) struct Overview {
    checking: Checking,
    games: u64,
    finished: u64,
    decisions: u64,
    invariant_failures: u64,
    dead_ends: u64,
    thoughts: u64,
    thinking: Duration,
    longest_thought: Duration,
    lengths: Vec<i64>,
    link_chars: Vec<i64>,
    /// The scores of each seat, and the games that it won; a shared win counts as a part.
    seats: Vec<(Vec<i64>, f64)>,
    marks: Marks,
}

impl<G: Game> Witness<G> for Overview {
    fn decided(&mut self, state: &G::State, _seat: Seat, _events: &[G::Event]) {
        if self.checking == Checking::EveryDecision && G::check_invariants(state).is_err() {
            self.invariant_failures += 1;
        }
    }

    fn thought(&mut self, _seat: Seat, time: Duration) {
        self.thoughts += 1;
        self.thinking += time;
        self.longest_thought = self.longest_thought.max(time);
    }
}

impl Overview {
    /// Nothing counted yet of so many games.
    pub(super) fn new(games: u64, checking: Checking) -> Self {
        Overview {
            checking,
            games,
            finished: 0,
            decisions: 0,
            invariant_failures: 0,
            dead_ends: 0,
            thoughts: 0,
            thinking: Duration::ZERO,
            longest_thought: Duration::ZERO,
            lengths: Vec::new(),
            link_chars: Vec::new(),
            seats: Vec::new(),
            marks: Marks::default(),
        }
    }

    /// Takes a game in.
    pub(super) fn add<G: LabTitle>(&mut self, played: &Played<G>) {
        let state = &played.state;
        self.decisions += played.record.actions.len() as u64;
        self.invariant_failures += u64::from(G::check_invariants(state).is_err());
        let Some(outcome) = &played.outcome else {
            let mut legal = Vec::new();
            G::legal_actions(state, &mut legal);
            self.dead_ends += u64::from(legal.is_empty());
            return;
        };
        self.finished += 1;
        self.lengths.push(played.record.actions.len() as i64);
        self.link_chars.push(codec::encode(&played.record).len() as i64);
        let marks = G::marks(state);
        outcome.scores.seats().for_each(|seat| self.marks.add(&marks, seat));
        self.seats.resize_with(outcome.scores.count(), Default::default);
        for ((scores, wins), seat) in self.seats.iter_mut().zip(outcome.scores.seats()) {
            scores.push(outcome.scores[seat].into());
            if outcome.winners.contains(&seat) {
                *wins += 1.0 / outcome.winners.len() as f64;
            }
        }
    }

    /// All counts, with the speed of playing alone.
    pub(super) fn report(&self, speed: u64) -> Value {
        let seat = |(scores, wins): &(Vec<i64>, f64)| json!({ "score": mean(scores), "wins": share(*wins, scores.len() as u64) });
        let scores: Vec<i64> = self.seats.iter().flat_map(|(scores, _)| scores).copied().collect();
        let mut report = json!({
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
            "score": mean(&scores),
            "seats": self.seats.iter().map(seat).collect::<Value>(),
            "plies": lengths(&self.lengths),
            "link_chars": lengths(&self.link_chars),
        });
        if let Some(marks) = self.marks.report() {
            report["marks"] = marks;
        }
        report
    }
}
