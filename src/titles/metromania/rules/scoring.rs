//! Points for lines, test trips and the end of the game (MEND-2, MTEST).

use super::destination::{Destination, Letter};
use super::reading::{OTHER_TRIP, OWN_TRIP, PENALTY, SUNDAY_TRIP, kept_points};
use super::state::{Decision, LineId, State};
use super::trip::{Fastest, Net};
use super::variants::Rivalry;
use crate::engine::game::{BySeat, Outcome, Seat};
use crate::titles::metromania::boards::VertexSet;

/// A test trip: Monday to Saturday between the Destinations of a letter, on Sunday between park
/// and lake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Test {
    /// Between the Destinations of a letter.
    Letter(Letter),
    /// From the park to the lake.
    Sunday,
}

impl Test {
    /// All tests in their order.
    pub fn all() -> impl Iterator<Item = Test> {
        Letter::ALL.into_iter().map(Test::Letter).chain([Test::Sunday])
    }
}

/// Why a player is at fault that a trip is impossible (MTEST-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// The player never placed the Destination.
    NotPlaced(Destination),
    /// No station touches the Destination that the player placed.
    NoStation(Destination),
    /// The stations at the Destinations are not connected.
    NotConnected(Destination),
}

impl Fault {
    /// The Destination that it is about.
    pub fn destination(self) -> Destination {
        match self {
            Fault::NotPlaced(it) | Fault::NoStation(it) | Fault::NotConnected(it) => it,
        }
    }
}

/// What a test came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The test.
    pub test: Test,
    /// The fastest trips; nothing where there is none.
    pub fastest: Option<Fastest>,
    /// Who is at fault where there is none, and why; on Sunday nobody.
    pub faults: Vec<(Seat, Fault)>,
    /// What each player scores, before two players cancel each other.
    pub gross: BySeat<i32>,
    /// What each player scores.
    pub points: BySeat<i32>,
}

/// The final count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The points for stations that each player keeps (MEND-2).
    pub lines: BySeat<i32>,
    /// The tests in their order.
    pub tests: Vec<Verdict>,
    /// All points.
    pub total: BySeat<i32>,
}

/// What every test comes to with the lines as they are.
pub fn tests(state: &State) -> Vec<Verdict> {
    let net = Net::of(state);
    Test::all().map(|test| verdict(state, &net, test)).collect()
}

/// The final count with the lines as they are.
pub fn count(state: &State) -> Count {
    let keep = |seat| kept_points(state.points[seat], state.finished_lines(seat));
    let lines = BySeat::new(state.players(), keep);
    let tests = tests(state);
    let of_seat = |seat| lines[seat] + tests.iter().map(|test| test.points[seat]).sum::<i32>();
    let total = BySeat::new(state.players(), of_seat);
    Count { lines, tests, total }
}

/// What one test comes to with the lines as they are.
pub fn verdict(state: &State, net: &Net, test: Test) -> Verdict {
    let nobody = || BySeat::new(state.players(), |_| 0);
    let (from, to) = ends(state, test);
    let fastest = net.fastest(from, to);
    let mut faults = Vec::new();
    let mut gross = nobody();
    match (&fastest, test) {
        (Some(fastest), _) => pay(state, fastest, test, &mut gross),
        (None, Test::Letter(letter)) => {
            faults = faults_of(state, letter, from, to);
            faults.iter().for_each(|&(seat, _)| gross[seat] = -PENALTY);
        }
        (None, Test::Sunday) => {}
    }
    let points = if is_cancelled(state, &gross) { nobody() } else { gross.clone() };
    Verdict { test, fastest, faults, gross, points }
}

/// The stations between which a test is made.
pub fn ends(state: &State, test: Test) -> (VertexSet, VertexSet) {
    match test {
        Test::Sunday => {
            (state.stations.and(state.city.park()), state.stations.and(state.city.lake()))
        }
        Test::Letter(letter) => {
            let [first, second] = letter.destinations().map(|one| stations_at(state, one));
            (first, second)
        }
    }
}

/// The stations that touch a Destination; none where it is not placed.
pub fn stations_at(state: &State, destination: Destination) -> VertexSet {
    let corners = state.placed[destination.index()].map(|cell| cell.vertices());
    state.stations.and(corners.into_iter().flatten().collect())
}

/// MTEST-2, MTEST-4.
fn pay(state: &State, fastest: &Fastest, test: Test, points: &mut BySeat<i32>) {
    for seat in fastest.lines().iter().map(LineId::owner) {
        points[seat] = match test {
            Test::Sunday => SUNDAY_TRIP,
            Test::Letter(letter) => {
                let own = letter.destinations().map(|one| state.holder(one) == Some(seat));
                if own.contains(&true) { OWN_TRIP } else { OTHER_TRIP }
            }
        };
    }
}

/// MTEST-3.
fn faults_of(state: &State, letter: Letter, from: VertexSet, to: VertexSet) -> Vec<(Seat, Fault)> {
    let both_served = !from.is_empty() && !to.is_empty();
    let fault = |destination: Destination, served: VertexSet| {
        if state.placed[destination.index()].is_none() {
            Some(Fault::NotPlaced(destination))
        } else if served.is_empty() {
            Some(Fault::NoStation(destination))
        } else {
            both_served.then_some(Fault::NotConnected(destination))
        }
    };
    let [first, second] = letter.destinations();
    let faults = [fault(first, from), fault(second, to)].into_iter().flatten();
    faults.filter_map(|fault| Some((state.holder(fault.destination())?, fault))).collect()
}

/// Whether two players who both score, or both lose, get nothing (MTEST-5).
fn is_cancelled(state: &State, points: &BySeat<i32>) -> bool {
    let both = points.iter().all(|&points| points != 0);
    state.players() == 2 && state.rivalry == Rivalry::Cancel && both
}

/// The final scores and who wins (MTEST-6); nothing before the end.
pub(super) fn outcome(state: &State) -> Option<Outcome> {
    if state.decision != Decision::Over {
        return None;
    }
    let scores = count(state).total;
    let rank = |seat| (scores[seat], state.finished_lines(seat), state.tunnels_laid(seat));
    let best = scores.seats().map(rank).max()?;
    let winners = scores.seats().filter(|&seat| rank(seat) == best).collect();
    Some(Outcome { scores, winners })
}
