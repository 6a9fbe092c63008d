//! Scores and wins of a group of players.

use super::statistics::{mean, share};
use crate::engine::game::{Outcome, Seat};
use serde_json::{Value, json};

/// The scores and wins of many players; a shared win counts as a fraction.
#[derive(Default)]
pub struct ScoreTotals {
    scores: Vec<i64>,
    wins: f64,
}

impl ScoreTotals {
    /// Adds the result of a player.
    pub fn add(&mut self, seat: Seat, outcome: &Outcome) {
        self.scores.push(outcome.scores[seat].into());
        if outcome.winners.contains(&seat) {
            self.wins += 1.0 / outcome.winners.len() as f64;
        }
    }

    pub fn scores(&self) -> &[i64] {
        &self.scores
    }

    /// Returns the scores and the share of wins: an object.
    pub fn report(&self) -> Value {
        json!({ "score": mean(&self.scores), "wins": share(self.wins, self.scores.len() as u64) })
    }
}
