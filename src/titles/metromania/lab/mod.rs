//! Metromania on the command line.

mod position;
mod trace;

use super::rules::Metromania;
use super::rules::scoring::{self, Test, Verdict};
use super::rules::setup::Setup;
use super::rules::state::State;
use super::rules::variants::{CityChoice, MAX_PLAYERS, MIN_PLAYERS, Municipality, Rivalry};
use crate::engine::game::{BySeat, Game, Seat};
use crate::measure::{LabTitle, OpenedPosition, PositionError, Ranked, read};
use crate::table::scores::category::mode;
use position::Position;
use serde_json::Value;

impl LabTitle for Metromania {
    const GUESTS: Option<&'static str> =
        Some("in Metromania rush, which only hurries to finish its lines");

    fn ranked(setup: &Setup) -> Option<Ranked> {
        let (mode, category) = mode::<Metromania>(setup)?;
        Some(Ranked { family: category.key, day: mode.day().map(|day| day.to_string()) })
    }

    fn open(_title: &str, position: Value) -> Result<OpenedPosition<Metromania>, PositionError> {
        read::<Position>(position)?.open().map(OpenedPosition::plain)
    }

    fn varied_setups(_title: &str) -> Vec<Setup> {
        let players = (MIN_PLAYERS..=MAX_PLAYERS).flat_map(|players| {
            let choices = Municipality::ALL
                .map(|municipality| Rivalry::ALL.map(|rivalry| (players, municipality, rivalry)));
            choices.into_iter().flatten()
        });
        let setups = players.zip(1..).map(|((players, municipality, rivalry), seed)| {
            let setup = Setup { municipality, rivalry, ..Setup::standard(players as u8, seed) };
            match Metromania::new(&setup) {
                Ok(state) if seed % 2 == 0 => {
                    Setup { city: CityChoice::Laid(*state.city.placements()), ..setup }
                }
                _ => setup,
            }
        });
        setups.filter(|setup| setup.check().is_ok()).collect()
    }

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
