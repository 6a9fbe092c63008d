//! What Metromania tells the command line.

use super::rules::Metromania;
use super::rules::scoring::{self, Test, Verdict};
use super::rules::state::State;
use crate::engine::game::{BySeat, Seat};
use crate::measure::LabTitle;

impl LabTitle for Metromania {
    const GUESTS: Option<&'static str> =
        Some("in Metromania rush, which only hurries to finish its lines");

    fn marks(state: &State) -> Vec<(String, BySeat<i64>)> {
        let by_seat =
            |count: &dyn Fn(Seat) -> usize| BySeat::new(state.players(), |seat| count(seat) as i64);
        let trips = scoring::tests(state);
        let possible = |verdict: &&Verdict| verdict.fastest.is_some();
        let letters = || trips.iter().filter(|verdict| verdict.test != Test::Sunday);
        let count = letters().filter(possible).count();
        let mut marks = vec![
            ("one_line".to_owned(), by_seat(&|seat| state.finished_lines(seat).min(1))),
            ("both_lines".to_owned(), by_seat(&|seat| state.finished_lines(seat) / 2)),
            ("all_placed".to_owned(), by_seat(&|seat| usize::from(state.hands[seat].is_empty()))),
            ("trips_a_to_f".to_owned(), by_seat(&|_| count)),
        ];
        for (verdict, letter) in letters().zip('a'..) {
            let is_possible = usize::from(verdict.fastest.is_some());
            marks.push((format!("trip_{letter}"), by_seat(&|_| is_possible)));
        }
        marks
    }
}
