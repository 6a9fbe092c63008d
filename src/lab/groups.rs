//! Scores and wins of the players who had something in common.

use super::statistics::{mean, share};
use crate::engine::game::{Outcome, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Scores and wins by what players had.
#[derive(Default)]
pub(super) struct Groups(BTreeMap<String, (Vec<i64>, f64)>);

impl Groups {
    /// A player who had this.
    pub(super) fn add(&mut self, name: String, seat: Seat, outcome: &Outcome) {
        let (scores, wins) = self.0.entry(name).or_default();
        scores.push(outcome.scores[seat].into());
        if outcome.winners.contains(&seat) {
            *wins += 1.0 / outcome.winners.len() as f64;
        }
    }

    /// How many had it, their scores and their share of wins.
    pub(super) fn report(&self) -> Value {
        let group = |(name, (scores, wins)): (&String, &(Vec<i64>, f64))| {
            let count = scores.len() as u64;
            let report = json!({
                "players": count,
                "score": mean(scores),
                "wins": share(*wins, count),
            });
            (name.clone(), report)
        };
        Value::Object(self.0.iter().map(group).collect())
    }
}
