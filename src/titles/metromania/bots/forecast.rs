//! Forecasts each player's prospects in a position: a few dozen weighted features.

use super::ahead::{Ahead, FAR, TYPES};
use super::weights::Weights;
use crate::engine::game::{BySeat, Seat};
use crate::titles::metromania::boards::{SpotType, VertexSet};
use crate::titles::metromania::rules::destination::{Destination, Letter};
use crate::titles::metromania::rules::reading::{DIGS, lines_that_end};
use crate::titles::metromania::rules::scoring::{self, Test};
use crate::titles::metromania::rules::state::{LINES, LineId, Lines, Pattern, Phase, State};
use crate::titles::metromania::rules::trip::StationNet;
use arrayvec::ArrayVec;

/// The number of parts of a game, by the turns left to a player.
pub(super) const STAGES: usize = 4;
/// The number of classes of spare turns for finishing lines; the last one means finished.
pub(super) const SPARE: usize = 7;
/// The number of classes of a letter for a player: for its own Destinations their use or how the trip pays, otherwise
/// whether it rides.
pub(super) const OF_LETTER: usize = 14;
/// The number of classes of Sunday's trip for a player: how it pays or, while it is impossible, which ends its stations
/// touch.
pub(super) const OF_SUNDAY: usize = 6;
/// The number of classes of the distance to a Spot.
pub(super) const REACHES: usize = 4;

/// The assumed distance to the end for a line that finds no path.
const NO_WAY: u8 = 27;

/// The chance that a line is finished, in percent, by its tunnels beyond the shortest path and by the directions in which it can
/// continue. Measured with Hard bots: they finished two of three lines without spare tunnels, nine of ten with one or two, and
/// four of five with a single direction.
const BY_TUNNELS: [i64; 5] = [30, 55, 75, 90, 97];
const BY_EXITS: [i64; 4] = [75, 75, 95, 100];
/// The chance that both lines are finished in time, in percent, by the spare turns, and the deduction for each turn they still
/// need: finished lines cannot be cut off.
const BY_TURNS: [i64; SPARE] = [10, 30, 60, 80, 90, 95, 100];
const A_TURN: i64 = 4;
/// The chance that a Destination is placed, in percent, by the distance of the nearest Spot for it, and the factor for each
/// further one of its type.
const BY_REACH: [i64; REACHES] = [85, 80, 60, 5];
const FURTHER: i64 = 80;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    InHand,
    Unserved,
    Served,
}

/// A test trip in the present position.
struct Trip {
    /// The holder of each of its Destinations, and their use.
    ends: Option<[(Option<Seat>, Use); 2]>,
    /// The riders and each player's pay; `None` if it is impossible.
    ridden: Option<(Lines, BySeat<i32>)>,
}

/// The prospects of all players in a position.
pub(super) struct Forecast<'a> {
    state: &'a State,
    aheads: BySeat<[Ahead; 2]>,
    /// The turns each player needs to finish its first line and both.
    needs: BySeat<[u8; 2]>,
    /// The estimated turns left to each player.
    left: BySeat<u8>,
    /// The same if the player does not hurry to finish its lines.
    given: BySeat<u8>,
    letters: [Trip; 6],
    sunday: Trip,
}

impl<'a> Forecast<'a> {
    /// Analyses a position during construction.
    pub(super) fn of(state: &'a State) -> Self {
        let lines = |seat| Pattern::ALL.map(|pattern| LineId::of(seat, pattern));
        let aheads =
            BySeat::new(state.players(), |seat| lines(seat).map(|line| Ahead::of(state, line)));
        let needs = aheads.iter().map(needs).collect();
        let net = StationNet::of(state);
        Forecast {
            state,
            left: BySeat::new(state.players(), |seat| left(state, &needs, seat, needs.seats())),
            given: BySeat::new(state.players(), |seat| {
                left(state, &needs, seat, needs.seats().filter(|&other| other != seat))
            }),
            aheads,
            needs,
            letters: Letter::ALL.map(|letter| trip(state, &net, Test::Letter(letter))),
            sunday: trip(state, &net, Test::Sunday),
        }
    }

    /// Returns the worth of a player's prospects.
    pub(super) fn worth(&self, seat: Seat, weights: &Weights) -> i64 {
        let stage = stage(self.left[seat]);
        let stops = stops(self.state, seat);
        let lines = self.of_lines(seat, weights);
        let trips = self.of_trips(seat, stops, stage, weights);
        let hand = self.of_hand(seat, stage, weights);
        let stations = stops.len() as i64 * weights.stops[stage];
        let blocked = self.aheads[seat].iter().filter(|ahead| ahead.end == FAR).count();
        let blocked = blocked as i64 * weights.blocked[stage];
        lines + trips + hand + stations + blocked + weights.stage[stage]
    }

    /// Returns the chance that a player finishes both lines, in percent.
    pub(super) fn finishing(&self, seat: Seat) -> i64 {
        let [_, need] = self.needs[seat];
        let in_time =
            BY_TURNS[spare(self.given[seat], need)] * (100 - A_TURN * i64::from(need)) / 100;
        let lines = Pattern::ALL.map(|pattern| self.finishing_line(LineId::of(seat, pattern)));
        lines.iter().fold(in_time, |both, line| both * line / 100)
    }

    /// Returns the chance that a line is not cut off, in percent.
    fn finishing_line(&self, line: LineId) -> i64 {
        let own = self.state.line(line);
        let ahead = self.aheads[line.owner()][line.pattern() as usize];
        if own.is_finished() {
            return 100;
        }
        let tunnels = own.tunnels_left().checked_sub(ahead.end.into());
        let by_tunnels = tunnels.map_or(0, |rest| BY_TUNNELS[rest.min(BY_TUNNELS.len() - 1)]);
        by_tunnels * BY_EXITS[ahead.exits.min(BY_EXITS.len() - 1)] / 100
    }

    /// Returns the chance that a player places all Destinations, in percent.
    pub(super) fn placing(&self, seat: Seat) -> i64 {
        let hand = self.state.hands[seat];
        if hand.len() > usize::from(self.left[seat]) {
            return 0;
        }
        let of_type = |kind| {
            let further = hand.of_type(kind).len().checked_sub(1)?;
            let nearest = BY_REACH[reach(self.nearest(seat, kind))];
            Some((0..further).fold(nearest, |all, _| all * FURTHER / 100))
        };
        TYPES.into_iter().filter_map(of_type).fold(100, |all, one| all * one / 100)
    }

    /// Returns the number of tunnels to the nearest Spot of a type.
    fn nearest(&self, seat: Seat, kind: SpotType) -> u8 {
        let spots = self.aheads[seat].iter().map(|ahead| ahead.spots[kind.index()]);
        spots.min().unwrap_or(FAR)
    }

    /// Returns the worth of the kept points for stations and of finishing the lines in time.
    fn of_lines(&self, seat: Seat, weights: &Weights) -> i64 {
        let points = i64::from(self.state.points[seat]);
        let [first, both] = self.needs[seat].map(|need| spare(self.given[seat], need));
        let a_point = weights.points_first[first] + weights.points_both[both];
        points * a_point + weights.first[first] + weights.both[both]
    }

    fn of_trips(&self, seat: Seat, stops: VertexSet, stage: usize, weights: &Weights) -> i64 {
        let letters = self.letters.iter().filter_map(|trip| of_letter(trip, seat));
        let letters: i64 = letters.map(|class| weights.letters[stage][class]).sum();
        let sunday = of_sunday(self.state, &self.sunday, seat, stops);
        letters + sunday.map_or(0, |class| weights.sunday[stage][class])
    }

    fn of_hand(&self, seat: Seat, stage: usize, weights: &Weights) -> i64 {
        let hand = self.state.hands[seat];
        let held = TYPES.into_iter().filter(|&kind| !hand.of_type(kind).is_empty());
        let nearest = held.map(|kind| weights.nearest[stage][reach(self.nearest(seat, kind))]);
        let count = hand.len() as i64;
        let too_many = (count - i64::from(self.left[seat])).max(0);
        nearest.sum::<i64>() + count * weights.in_hand[stage] + too_many * weights.too_many
    }
}

/// Returns the turns needed to finish the first line and both.
fn needs(aheads: &[Ahead; 2]) -> [u8; 2] {
    let [one, other] = aheads.map(|ahead| ahead.end.min(NO_WAY));
    [one.min(other), one + other].map(|tunnels| tunnels.div_ceil(DIGS))
}

/// Returns the turns left to a player if construction ends as soon as the hurrying players can end it, with one station
/// built in each turn.
fn left(
    state: &State,
    needs: &BySeat<[u8; 2]>,
    seat: Seat,
    hurried: impl Iterator<Item = Seat>,
) -> u8 {
    let players = state.players() as u8;
    let wait = |seat: Seat| (seat.0 + players - state.seat.0) % players;
    let last = match state.phase {
        Phase::LastTurns(left) => left.saturating_sub(1),
        Phase::Construction => end(state, needs, hurried, wait) + players - 1,
    };
    last.checked_sub(wait(seat)).map_or(0, |rest| rest / players + 1)
}

/// Returns the turns until construction ends (MEND-1).
fn end(
    state: &State,
    needs: &BySeat<[u8; 2]>,
    hurried: impl Iterator<Item = Seat>,
    wait: impl Fn(Seat) -> u8,
) -> u8 {
    let players = state.players();
    let mut lines = ArrayVec::<u8, LINES>::new();
    let mut first = state.supply;
    for seat in hurried {
        let [one, both] =
            needs[seat].map(|need| wait(seat) + players as u8 * need.saturating_sub(1));
        first = first.min(both);
        lines.extend([one, both]);
    }
    lines.sort_unstable();
    let enough = lines.get(lines_that_end(players) - 1);
    enough.map_or(first, |&enough| first.min(enough))
}

/// Returns the part of the game by the turns left to a player.
fn stage(left: u8) -> usize {
    match left {
        0..=1 => 0,
        2..=3 => 1,
        4..=5 => 2,
        _ => 3,
    }
}

/// Returns the class of spare turns, from less than -1 up to 3 or more; the last class means that none are needed.
fn spare(left: u8, need: u8) -> usize {
    if need == 0 {
        return SPARE - 1;
    }
    (2 + i16::from(left) - i16::from(need)).clamp(0, 5) as usize
}

fn reach(tunnels: u8) -> usize {
    match tunnels {
        0..=3 => 0,
        4..=6 => 1,
        7..=18 => 2,
        _ => 3,
    }
}

fn trip(state: &State, net: &StationNet, test: Test) -> Trip {
    let (from, to) = scoring::ends(state, test);
    let used = |destination: Destination, stations: VertexSet| {
        let placed = state.placed[destination.index()].is_some();
        let used = match (placed, stations.is_empty()) {
            (false, _) => Use::InHand,
            (true, true) => Use::Unserved,
            (true, false) => Use::Served,
        };
        (state.holder(destination), used)
    };
    let ends = match test {
        Test::Letter(letter) => {
            let [one, other] = letter.destinations();
            Some([used(one, from), used(other, to)])
        }
        Test::Sunday => None,
    };
    let open = !from.is_empty() && !to.is_empty();
    let verdict = open.then(|| scoring::verdict(state, net, test));
    let ridden = verdict.and_then(|it| Some((it.fastest?.lines(), it.points)));
    Trip { ends, ridden }
}

/// Returns the class of a possible trip for a player: rides and is paid, rides unpaid, does not ride; `None` if the trip is
/// impossible.
fn riding(trip: &Trip, seat: Seat) -> Option<usize> {
    let (lines, points) = trip.ridden.as_ref()?;
    let rides = lines.iter().any(|line| line.owner() == seat);
    Some(match (rides, points[seat] > 0) {
        (true, true) => 0,
        (true, false) => 1,
        (false, _) => 2,
    })
}

fn of_letter(trip: &Trip, seat: Seat) -> Option<usize> {
    let [one, other] = trip.ends?;
    let (own, twin) = match seat {
        _ if one.0 == Some(seat) => (one.1, other.1),
        _ if other.0 == Some(seat) => (other.1, one.1),
        _ => return riding(trip, seat).map(|riding| if riding < 2 { 12 } else { 13 }),
    };
    let riding = riding(trip, seat).map(|riding| 9 + riding);
    Some(riding.unwrap_or(3 * own as usize + twin as usize))
}

fn of_sunday(state: &State, trip: &Trip, seat: Seat, stops: VertexSet) -> Option<usize> {
    let touched = [state.city.park(), state.city.lake()].map(|place| !place.and(stops).is_empty());
    riding(trip, seat).or(match touched {
        [true, false] => Some(3),
        [false, true] => Some(4),
        [true, true] => Some(5),
        [false, false] => None,
    })
}

/// Returns the stations on a player's lines.
fn stops(state: &State, seat: Seat) -> VertexSet {
    let vertices = Pattern::ALL.map(|pattern| state.line(LineId::of(seat, pattern)).vertices);
    vertices[0].or(vertices[1]).and(state.stations)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::metromania::rules::Metromania;
    use crate::titles::metromania::rules::setup::Setup;

    /// In all positions of random games both lines can be finished if each finds a path, and chances stay at most 100.
    #[test]
    fn both_lines_can_be_finished_if_each_has_a_path() {
        let mut cut_off = 0;
        for seed in 0..6 {
            let setup = Setup::standard(2 + (seed % 3) as u8, seed);
            let mut state = Metromania::new(&setup).expect("a legal setup");
            let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
            while let Some(seat) = Metromania::to_act(&state) {
                let forecast = Forecast::of(&state);
                let finds_a_way = forecast.aheads[seat].iter().all(|ahead| ahead.end != FAR);
                assert_eq!(forecast.finishing(seat) > 0, finds_a_way);
                assert!(forecast.finishing(seat) <= 100);
                assert!((0..=100).contains(&forecast.placing(seat)));
                cut_off += usize::from(!finds_a_way);
                Metromania::legal_actions(&state, &mut legal);
                let action = legal[rng.below(legal.len())];
                Metromania::apply_unchecked(&mut state, action, &mut Vec::new());
            }
        }
        assert!(cut_off > 10, "{cut_off}");
    }
}
