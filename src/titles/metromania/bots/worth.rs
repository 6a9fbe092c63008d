//! What a position is worth to a seat, in hundredths of a point.

use super::ahead::{Ahead, FAR, TYPES, look};
use super::forecast::Forecast;
use super::weights::{CROWD, DUEL};
use crate::engine::game::{BySeat, Seat};
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::scoring::{self, Test};
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern, Phase, State};
use crate::titles::metromania::rules::trip::Net;

/// Hundredths of a point.
type Worth = i64;

/// A whole point.
const POINT: Worth = 100;
/// What a point of a test is worth while construction goes on, in hundredths.
const TEST_POINT: Worth = 75;
/// What a finished line promises beside what it keeps: later lines can only make it better.
const LINE: Worth = 150;
/// What each tunnel on the way to a black arrow costs.
const WAY: Worth = 28;
/// What a Destination is worth that is placed, and that a station touches.
const PLACED: Worth = 330;
const SERVED: Worth = 230;
/// What a Destination in hand costs, and each tunnel on the way to a Spot for it.
const IN_HAND: Worth = 200;
const TO_SPOT: Worth = 22;
/// What a station on an own line promises.
const STOP: Worth = 25;
/// The tunnels of a line that is not begun, about.
const UNBEGUN: u8 = 11;

/// The worth of a position for a seat: what it forecasts less the best and the mean of the others.
pub(super) fn lead(state: &State, seat: Seat) -> Worth {
    let prospects = forecasts(state);
    let others = || prospects.seats().filter(|&other| other != seat).map(|other| prospects[other]);
    let best = others().max().unwrap_or(0);
    let mean = others().sum::<Worth>() / (prospects.count() as Worth - 1).max(1);
    2 * prospects[seat] - best - mean
}

fn forecasts(state: &State) -> BySeat<Worth> {
    if state.decision == Decision::Over {
        return totals(state);
    }
    let forecast = Forecast::of(state);
    let weights = if state.players() == 2 { &DUEL } else { &CROWD };
    BySeat::new(state.players(), |seat| forecast.worth(seat, weights))
}

/// The final count.
fn totals(state: &State) -> BySeat<Worth> {
    let total = scoring::count(state).total;
    total.iter().map(|&points| Worth::from(points) * POINT).collect()
}

/// The worth of a position to whoever thinks of nobody else.
pub(super) fn prospect(state: &State, seat: Seat) -> Worth {
    prospects(state)[seat]
}

/// The worth of a position to whoever sees only its own lines and hand: no trips, and nobody else.
pub(super) fn own_worth(state: &State, seat: Seat) -> Worth {
    if state.decision == Decision::Over {
        return Worth::from(scoring::count(state).total[seat]) * POINT;
    }
    let placed = Destination::all().filter(|it| state.placed[it.index()].is_some());
    let own = placed.filter(|&it| state.holder(it) == Some(seat)).count();
    of_lines(state, seat) + own as Worth * PLACED
}

/// How near a seat's lines are to their ends, in tunnels below nothing.
pub(super) fn nearness(state: &State, seat: Seat) -> Worth {
    let way = |pattern| {
        let line = LineId::of(seat, pattern);
        if state.line(line).is_finished() { 0 } else { Worth::from(ahead(state, line).end) }
    };
    -Pattern::ALL.map(way).iter().sum::<Worth>()
}

fn prospects(state: &State) -> BySeat<Worth> {
    if state.decision == Decision::Over {
        return totals(state);
    }
    let mut prospects = BySeat::new(state.players(), |seat| of_lines(state, seat));
    let net = Net::of(state);
    for verdict in Test::all().map(|test| scoring::verdict(state, &net, test)) {
        let is_open = verdict.fastest.is_some();
        for seat in prospects.seats().filter(|_| is_open) {
            prospects[seat] += Worth::from(verdict.points[seat]) * TEST_POINT;
        }
    }
    for destination in Destination::all() {
        let placed = state.placed[destination.index()].is_some();
        if let Some(holder) = state.holder(destination).filter(|_| placed) {
            let served = !scoring::stations_at(state, destination).is_empty();
            prospects[holder] += PLACED + if served { SERVED } else { 0 };
        }
    }
    prospects
}

/// What a player's lines, stations and hand promise.
fn of_lines(state: &State, seat: Seat) -> Worth {
    let lines = Pattern::ALL.map(|pattern| LineId::of(seat, pattern));
    let aheads = lines.map(|line| ahead(state, line));
    let chances = lines.map(|line| chance(state, line, aheads[line.index() % 2]));
    let keeps = (chances[0] + chances[1]) / 2;
    let points = Worth::from(state.points[seat]) * keeps;
    let ways: Worth = chances.iter().map(|chance| chance * LINE / 100).sum();
    let stops: Worth = lines
        .iter()
        .map(|&line| state.line(line).vertices.and(state.stations).len() as Worth * STOP)
        .sum();
    points + ways + stops - of_hand(state, seat, &aheads)
}

fn ahead(state: &State, line: LineId) -> Ahead {
    let own = state.line(line);
    if own.is_finished() {
        Ahead::NOTHING
    } else if own.is_begun() {
        look(state, line)
    } else {
        Ahead { end: UNBEGUN, spots: [UNBEGUN / 2; 3] }
    }
}

/// How likely a line is finished, in hundredths.
fn chance(state: &State, line: LineId, ahead: Ahead) -> Worth {
    if state.line(line).is_finished() {
        return 100;
    }
    if ahead.end == FAR {
        return 4;
    }
    let last = matches!(state.phase, Phase::LastTurns(_));
    if last {
        return if ahead.end <= 3 { 60 } else { 2 };
    }
    (100 - 2 - Worth::from(ahead.end) * WAY / 10).max(20)
}

/// What the Destinations in hand cost.
fn of_hand(state: &State, seat: Seat, aheads: &[Ahead; 2]) -> Worth {
    let mut cost = 0;
    for kind in TYPES {
        let count = state.hands[seat].of_type(kind).len() as Worth;
        if count > 0 {
            let nearest = aheads.iter().map(|ahead| ahead.spots[kind.index()]).min();
            let way = Worth::from(nearest.unwrap_or(FAR).min(12));
            cost += count * IN_HAND + way * TO_SPOT;
        }
    }
    cost
}
