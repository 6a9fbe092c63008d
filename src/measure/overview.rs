//! Counts over many games of any title.

use super::game::{BotGame, GameObserver};
use super::lab_title::{Counts, LabTitle};
use super::marks::CountSums;
use super::results::ScoreTotals;
use super::statistics::{lengths, mean};
use super::totals::{InvariantChecks, Totals};
use crate::engine::codec;
use crate::engine::game::{Game, Seat};
use serde_json::Value;
use std::time::Duration;

/// Counts over many games.
#[derive(Default)]
pub struct Overview {
    totals: Totals,
    lengths: Vec<i64>,
    link_chars: Vec<i64>,
    seats: Vec<ScoreTotals>,
    marks: CountSums,
}

impl Overview {
    /// Makes empty counts for a number of games.
    pub fn new(games: u64, checking: InvariantChecks) -> Self {
        Overview { totals: Totals::new(games, checking), ..Overview::default() }
    }
}

impl<G: Game> GameObserver<G> for Overview {
    fn decided(&mut self, state: &G::State, _seat: Seat, _events: &[G::Event]) {
        self.totals.decided::<G>(state);
    }

    fn thought(&mut self, _seat: Seat, time: Duration) {
        self.totals.thought(time);
    }
}

impl<G: LabTitle> Counts<G> for Overview {
    fn add(&mut self, played: &BotGame<G>) {
        let Some(outcome) = self.totals.add(played) else { return };
        self.lengths.push(played.record.actions.len() as i64);
        self.link_chars.push(codec::encode(&played.record).len() as i64);
        let marks = G::marks(&played.state);
        outcome.scores.seats().for_each(|seat| self.marks.add(&marks, seat));
        self.seats.resize_with(outcome.scores.count(), Default::default);
        let seats = self.seats.iter_mut().zip(outcome.scores.seats());
        seats.for_each(|(results, seat)| results.add(seat, outcome));
    }

    fn report(&self, speed: u64) -> Value {
        let scores: Vec<i64> = self.seats.iter().flat_map(ScoreTotals::scores).copied().collect();
        let mut report = self.totals.report(speed);
        report["score"] = mean(&scores);
        report["seats"] = self.seats.iter().map(ScoreTotals::report).collect();
        report["plies"] = lengths(&self.lengths);
        report["link_chars"] = lengths(&self.link_chars);
        if let Some(marks) = self.marks.report() {
            report["marks"] = marks;
        }
        report
    }
}
