//! The worth of a position to a seat, in hundredths of a point.

use super::ahead::{Ahead, FAR, TYPES};
use super::forecast::Forecast;
use super::weights::{CROWD, DUEL};
use crate::engine::game::{BySeat, Seat};
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::scoring::{self, Test};
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern, Phase, State};
use crate::titles::metromania::rules::trip::StationNet;

/// Hundredths of a point.
type Worth = i64;

const POINT: Worth = 100;
/// The worth of a point of a test during construction.
const TEST_POINT: Worth = 75;
/// The worth of a finished line besides its points: later lines can only improve it.
const LINE: Worth = 150;
/// The cost of each tunnel on the path to a black arrow.
const WAY: Worth = 28;
/// The worth of a placed Destination, and of one that a station touches.
const PLACED: Worth = 330;
const SERVED: Worth = 230;
/// The cost of a Destination in hand, and of each tunnel on the path to a Spot for it.
const IN_HAND: Worth = 200;
const TO_SPOT: Worth = 22;
/// The worth of a station on an own line.
const STOP: Worth = 25;
/// The largest lead of a close game, and the percentage that each point beyond it counts; the neatness of the end is added
/// to that percentage.
const CLOSE: Worth = 2 * POINT;
const BEYOND: Worth = 35;
/// The worth of a neat end in a close game.
const NEAT: Worth = 250;
/// The neatness, in percent, of an end with both lines finished, and with all Destinations placed: more than 100 together,
/// so that it pays to spend a lead on them.
const BOTH_FINISHED: Worth = 85;
const ALL_PLACED: Worth = 65;

/// Returns the worth of a position to a seat: twice its prospects minus the best and the mean of the others'; for two
/// players adjusted by the neatness of the end.
pub(super) fn lead(state: &State, seat: Seat) -> Worth {
    let (prospects, neatness) = expected(state, seat);
    let others = || prospects.seats().filter(|&other| other != seat).map(|other| prospects[other]);
    let best = others().max().unwrap_or(0);
    let mean = others().sum::<Worth>() / (prospects.count() as Worth - 1).max(1);
    let is_duel = state.players() == 2;
    let of_end = if is_duel { of_end(prospects[seat] - best, neatness) } else { 0 };
    2 * (prospects[seat] + of_end) - best - mean
}

/// Returns the expected lead of a seat over the best of the others at the end of the game.
pub(super) fn points_ahead(state: &State, seat: Seat) -> Worth {
    let (prospects, _) = expected(state, seat);
    let others = prospects.seats().filter(|&other| other != seat).map(|other| prospects[other]);
    prospects[seat] - others.max().unwrap_or(0)
}

/// Returns all players' expected points, and the neatness of the end for one seat.
fn expected(state: &State, seat: Seat) -> (BySeat<Worth>, Worth) {
    match state.decision {
        Decision::Over => (totals(state), neatness_at_end(state, seat)),
        _ => forecasts(state, seat),
    }
}

/// Returns the change of a lead's worth by the neatness of the end, so that a sure winner still finishes its lines.
fn of_end(lead: Worth, neatness: Worth) -> Worth {
    let beyond = (lead - CLOSE).max(0);
    (beyond * (BEYOND + neatness) + NEAT * neatness) / 100 - beyond
}

/// Returns all players' prospects, and the expected neatness of the end for one seat.
fn forecasts(state: &State, seat: Seat) -> (BySeat<Worth>, Worth) {
    let forecast = Forecast::of(state);
    let weights = if state.players() == 2 { &DUEL } else { &CROWD };
    let prospects = BySeat::new(state.players(), |seat| forecast.worth(seat, weights));
    (prospects, neatness(forecast.finishing(seat), forecast.placing(seat)))
}

fn neatness_at_end(state: &State, seat: Seat) -> Worth {
    let likely = |is_so| if is_so { 100 } else { 0 };
    neatness(likely(state.finished_lines(seat) == 2), likely(state.hands[seat].is_empty()))
}

/// Returns the neatness of an end, in percent, by the chances to finish both lines and to place all Destinations.
fn neatness(finishing: Worth, placing: Worth) -> Worth {
    (BOTH_FINISHED * finishing + ALL_PLACED * placing) / 100
}

/// Returns the totals of the final count.
fn totals(state: &State) -> BySeat<Worth> {
    let total = scoring::count(state).total;
    total.iter().map(|&points| Worth::from(points) * POINT).collect()
}

/// Returns the worth of a position to a seat that ignores the others.
pub(super) fn prospect(state: &State, seat: Seat) -> Worth {
    prospects(state)[seat]
}

/// Returns the worth of a position to a seat that sees only its own lines and hand, without trips and the others.
pub(super) fn own_worth(state: &State, seat: Seat) -> Worth {
    if state.decision == Decision::Over {
        return Worth::from(scoring::count(state).total[seat]) * POINT;
    }
    let placed = Destination::all().filter(|it| state.placed[it.index()].is_some());
    let own = placed.filter(|&it| state.holder(it) == Some(seat)).count();
    of_lines(state, seat) + own as Worth * PLACED
}

/// Returns the number of tunnels a seat's lines still need, negated.
pub(super) fn nearness(state: &State, seat: Seat) -> Worth {
    let way = |pattern| {
        let line = LineId::of(seat, pattern);
        if state.line(line).is_finished() { 0 } else { Worth::from(Ahead::of(state, line).end) }
    };
    -Pattern::ALL.map(way).iter().sum::<Worth>()
}

fn prospects(state: &State) -> BySeat<Worth> {
    if state.decision == Decision::Over {
        return totals(state);
    }
    let mut prospects = BySeat::new(state.players(), |seat| of_lines(state, seat));
    let net = StationNet::of(state);
    for verdict in Test::all().map(|test| scoring::verdict(state, &net, test)) {
        if verdict.fastest.is_some() {
            for seat in prospects.seats() {
                prospects[seat] += Worth::from(verdict.points[seat]) * TEST_POINT;
            }
        }
    }
    for destination in Destination::all() {
        if state.placed[destination.index()].is_some()
            && let Some(holder) = state.holder(destination)
        {
            let served = !scoring::stations_at(state, destination).is_empty();
            prospects[holder] += PLACED + if served { SERVED } else { 0 };
        }
    }
    prospects
}

/// Returns the worth of a player's lines, stations and hand.
fn of_lines(state: &State, seat: Seat) -> Worth {
    let lines = Pattern::ALL.map(|pattern| LineId::of(seat, pattern));
    let aheads = lines.map(|line| Ahead::of(state, line));
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

/// Returns the chance that a line is finished, in percent.
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

/// Returns the cost of the Destinations in hand.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bots::{Level, Rerun, chance_of};
    use crate::engine::game::Game;
    use crate::titles::metromania::rules::Metromania;
    use crate::titles::metromania::rules::setup::Setup;

    /// Returns the end of a game of two Medium bots.
    fn medium_game(seed: u64) -> State {
        let setup = Setup::standard(2, seed);
        let mut state = Metromania::new(&setup).expect("a legal setup");
        let (bot, mut rerun) =
            (Level::Medium.bot::<Metromania>(), Rerun::new(chance_of::<Metromania>(&setup)));
        let (mut ply, mut events) = (0, Vec::new());
        while Metromania::to_act(&state).is_some() {
            let action = rerun.decide(&*bot, &state, ply).expect("a decision");
            events.clear();
            Metromania::apply_unchecked(&mut state, action, &mut events);
            rerun.note(action, Some(action), &events);
            ply += 1;
        }
        state
    }

    /// Copies a finished game, sets the seat's points for stations and removes the last tunnel of its solid line.
    fn unfinished(state: &State, seat: Seat, points: i32) -> State {
        let mut state = with_points(state, seat, points);
        state.lines[LineId::of(seat, Pattern::Solid).index()].tunnels.pop();
        state
    }

    fn with_points(state: &State, seat: Seat, points: i32) -> State {
        let mut state = state.clone();
        state.points[seat] = points;
        state
    }

    #[test]
    fn at_the_end_the_expected_lead_is_the_real_one() {
        let end = medium_game(3);
        let total = scoring::count(&end).total;
        let lead = 100 * i64::from(total[Seat(1)] - total[Seat(0)]);
        assert_eq!([points_ahead(&end, Seat(0)), points_ahead(&end, Seat(1))], [-lead, lead]);
    }

    #[test]
    fn prefers_finished_lines_to_points_if_the_result_is_certain() {
        let mut games = (0..40).map(medium_game);
        let end = games.find(|end| end.finished_lines(Seat(0)) == 2).expect("two finished lines");
        let worth = |state: &State| lead(state, Seat(0));
        let total = |state: &State| scoring::count(state).total[Seat(0)];
        let (far, farther) = (with_points(&end, Seat(0), 100), unfinished(&end, Seat(0), 208));
        assert_eq!(total(&far) + 4, total(&farther));
        assert!(worth(&far) > worth(&farther));
        let (behind, nearer) = (with_points(&end, Seat(0), -100), unfinished(&end, Seat(0), -192));
        assert_eq!(total(&behind) + 4, total(&nearer));
        assert!(worth(&behind) < worth(&nearer));
    }
}
