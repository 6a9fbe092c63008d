//! Points for lines, test trips and the end of the game (MEND-2, MTEST).

use super::destination::{Destination, Letter};
use super::reading::{OTHER_TRIP, OWN_TRIP, PENALTY, SUNDAY_TRIP, remaining_points};
use super::state::{Decision, LineId, State};
use super::trip::{Fastest, StationNet};
use super::variants::Rivalry;
use crate::engine::game::{BySeat, Outcome, Seat};
use crate::titles::metromania::boards::VertexSet;

/// A test trip: from Monday to Saturday between the Destinations of a letter, on Sunday between park and lake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Test {
    /// Between the Destinations of a letter.
    Letter(Letter),
    /// From the park to the lake.
    Sunday,
}

impl Test {
    /// Iterates over all tests in order.
    pub fn all() -> impl Iterator<Item = Test> {
        Letter::ALL.into_iter().map(Test::Letter).chain([Test::Sunday])
    }
}

/// Why a player is at fault for an impossible trip (MTEST-3).
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
    /// Returns the Destination concerned.
    pub fn destination(self) -> Destination {
        match self {
            Fault::NotPlaced(it) | Fault::NoStation(it) | Fault::NotConnected(it) => it,
        }
    }
}

/// The result of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The test.
    pub test: Test,
    /// The fastest trips; `None` if there is none.
    pub fastest: Option<Fastest>,
    /// The players at fault if there is no trip, with reasons; nobody on Sunday.
    pub faults: Vec<(Seat, Fault)>,
    /// The points of each player, before two players cancel each other.
    pub gross: BySeat<i32>,
    /// The points of each player.
    pub points: BySeat<i32>,
}

/// The final count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The points for stations kept by each player (MEND-2).
    pub lines: BySeat<i32>,
    /// The tests in order.
    pub tests: Vec<Verdict>,
    /// The total points.
    pub total: BySeat<i32>,
}

/// Returns the results of all tests with the present lines.
pub fn tests(state: &State) -> Vec<Verdict> {
    let net = StationNet::of(state);
    Test::all().map(|test| verdict(state, &net, test)).collect()
}

/// Returns the final count with the present lines.
pub fn count(state: &State) -> Count {
    let keep = |seat| remaining_points(state.points[seat], state.finished_lines(seat));
    let lines = BySeat::new(state.players(), keep);
    let tests = tests(state);
    let of_seat = |seat| lines[seat] + tests.iter().map(|test| test.points[seat]).sum::<i32>();
    let total = BySeat::new(state.players(), of_seat);
    Count { lines, tests, total }
}

/// Returns the result of one test with the present lines.
pub fn verdict(state: &State, net: &StationNet, test: Test) -> Verdict {
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

/// Returns the stations between which a test is made.
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

/// Returns the stations that touch a Destination; empty if it is not placed.
pub fn stations_at(state: &State, destination: Destination) -> VertexSet {
    let corners = state.placed[destination.index()].map(|cell| cell.vertices());
    state.stations.and(corners.into_iter().flatten().collect())
}

/// Pays the riders (MTEST-2, MTEST-4).
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

/// Returns the players at fault (MTEST-3).
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

/// Returns whether two players who both score, or both lose, get nothing (MTEST-5).
fn is_cancelled(state: &State, points: &BySeat<i32>) -> bool {
    let both = points.iter().all(|&points| points != 0);
    state.players() == 2 && state.rivalry == Rivalry::Cancel && both
}

/// Returns the final scores and winners (MTEST-6); `None` before the end.
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
