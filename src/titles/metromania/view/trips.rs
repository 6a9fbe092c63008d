//! Trips asked for by the viewer, and the present pay of the tests.

use super::draft::TripQuestion;
use crate::engine::game::{BySeat, Seat};
use crate::table::title::SeatView;
use crate::table::view::Prompt;
use crate::titles::metromania::boards::{Cell, CityGround, Vertex, VertexSet};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::reading::{CHANGE_MINUTES, SECTION_MINUTES};
use crate::titles::metromania::rules::scoring::{self, Test, Verdict};
use crate::titles::metromania::rules::state::State;
use crate::titles::metromania::rules::trip::{Leg, StationNet};
use crate::titles::metromania::words::prompts;
use crate::titles::metromania::words::whereabouts::Landmark;

/// The most trips drawn for one test.
pub const MOST_TRIPS: usize = 4;

/// The animated duration of a trip's minute, in milliseconds.
pub const MINUTE: u32 = 220;

/// Returns the fastest trips between two stations.
pub fn between(state: &State, from: Vertex, to: Vertex) -> Vec<Vec<Leg>> {
    let [from, to] = [from, to].map(|vertex| VertexSet::from_iter([vertex]));
    StationNet::of(state).trips(from, to, MOST_TRIPS)
}

/// Returns the fastest trips of a test with the present lines.
pub fn of_test(state: &State, test: Test) -> Vec<Vec<Leg>> {
    let (from, to) = scoring::ends(state, test);
    StationNet::of(state).trips(from, to, MOST_TRIPS)
}

/// Returns the minutes of a trip: those of its sections and changes (MTEST-1).
pub fn minutes(legs: &[Leg]) -> i64 {
    let sections: i64 = legs.iter().map(|leg| i64::from(leg.sections)).sum();
    let changes = (legs.len() as i64 - 1).max(0);
    sections * i64::from(SECTION_MINUTES) + changes * i64::from(CHANGE_MINUTES)
}

/// Returns the present results of all tests; those not yet possible have no trip.
pub fn now(state: &State) -> Vec<Verdict> {
    scoring::tests(state)
}

/// Returns each player's pay from the tests that are possible now.
pub fn sums(state: &State) -> BySeat<i32> {
    let tests = now(state);
    let possible = || tests.iter().filter(|verdict| verdict.fastest.is_some());
    BySeat::new(state.players(), |seat: Seat| possible().map(|it| it.points[seat]).sum())
}

/// Returns the ends of a test that are on the board, each with its cells.
pub fn goals(state: &State, test: Test) -> Vec<(Landmark, Vec<Cell>)> {
    let of_ground = |ground: CityGround| {
        Cell::city().filter(|cell| state.city.ground(*cell) == ground).collect()
    };
    match test {
        Test::Letter(letter) => {
            let placed = |it: Destination| Some((it, state.placed[it.index()]?));
            let placed = letter.destinations().into_iter().filter_map(placed);
            placed.map(|(it, cell)| (Landmark::Destination(it), vec![cell])).collect()
        }
        Test::Sunday => vec![
            (Landmark::Park, of_ground(CityGround::Park)),
            (Landmark::Lake, of_ground(CityGround::Lake)),
        ],
    }
}

pub(super) fn prompt(view: &SeatView<Metromania>) -> Prompt {
    let locale = view.locale;
    let (short, full) = match view.draft.ride {
        TripQuestion::Shown(from, to) => {
            let trips = between(view.state, from, to);
            match trips.first() {
                None => (prompts::no_trip(locale).to_owned(), None),
                Some(trip) => {
                    let minutes = minutes(trip);
                    let sections = trip.iter().map(|leg| i64::from(leg.sections)).sum();
                    let changes = trip.len() as i64 - 1;
                    let full = prompts::trip_full(minutes, sections, changes, locale);
                    (prompts::trip(minutes, locale), Some(full))
                }
            }
        }
        TripQuestion::To(_) => (prompts::trip_to(locale).to_owned(), None),
        TripQuestion::From | TripQuestion::Off => (prompts::trip_from(locale).to_owned(), None),
    };
    Prompt { full: full.unwrap_or_else(|| short.clone()), short, rule: Some("MTEST-1") }
}
