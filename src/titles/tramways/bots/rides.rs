//! The rides of a network.

use super::POINT;
use crate::engine::game::Seat;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::Destination;
use crate::titles::tramways::rules::link::Link;
use crate::titles::tramways::rules::state::State;
use arrayvec::ArrayVec;

/// Limit of Links in a ride.
const LONGEST_RIDE: usize = 7;
/// Number of rides kept.
pub(super) const RIDES: usize = 8;

/// A Link with its ends and worth.
#[derive(Clone, Copy)]
struct RideLink {
    ends: [CellId; 2],
    worth: i64,
}

/// The rides of a network.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rides {
    /// The worth of each Passenger's best ride, best first.
    pub(super) best: [i64; RIDES],
    /// The worth of the best ride if every location had a Passenger.
    pub(super) longest: i64,
    /// Passengers at own Links.
    pub(super) served: i64,
    /// Locations at own Links.
    pub(super) stops: i64,
    /// Building types that can be reached, in the order R C I L.
    pub(super) reached: [bool; 4],
}

struct RideSearch<'a> {
    state: &'a State,
    ways: ArrayVec<RideLink, 24>,
    bonus: [i64; 4],
    path: ArrayVec<CellId, 16>,
    best: i64,
}

/// Returns the rides of a seat; `dollar` is the worth of a dollar.
pub(super) fn rides(state: &State, seat: Seat, dollar: i64) -> Rides {
    let ways = ways(state, seat, dollar);
    let mut found = Rides::default();
    if ways.is_empty() {
        return found;
    }
    let bonus = bonus(state, seat, dollar);
    let mut search = RideSearch { state, ways, bonus, path: ArrayVec::new(), best: 0 };
    let mut waiting: ArrayVec<(CellId, i64), 64> = ArrayVec::new();
    let mut stops: ArrayVec<CellId, 64> = ArrayVec::new();
    for cell in state.passengers.iter() {
        let Some(stop) = state.location(cell) else { continue };
        match waiting.iter().position(|(known, _)| *known == stop) {
            Some(at) => waiting[at].1 += 1,
            None if !waiting.is_full() => waiting.push((stop, 1)),
            None => {}
        }
    }
    for way in search.ways.clone() {
        for end in way.ends {
            if !stops.contains(&end) && !stops.is_full() {
                stops.push(end);
            }
        }
    }
    found.stops = stops.len() as i64;
    let mut values: ArrayVec<i64, 150> = ArrayVec::new();
    for &stop in &stops {
        let worth = search.from(stop);
        found.longest = found.longest.max(worth);
        if let Some(Destination::Kind(kind)) = state.destination(stop) {
            found.reached[kind.index()] = true;
        }
        let count = waiting.iter().find(|(known, _)| *known == stop).map_or(0, |(_, count)| *count);
        found.served += count;
        for _ in 0..count.min(4) {
            if !values.is_full() {
                values.push(worth);
            }
        }
    }
    values.sort_unstable_by(|a, b| b.cmp(a));
    for (place, worth) in found.best.iter_mut().zip(values) {
        *place = worth;
    }
    found
}

/// The seat's own complete Links; rides over others' Links would pay others.
fn ways(state: &State, seat: Seat, dollar: i64) -> ArrayVec<RideLink, 24> {
    let own = state.links.iter().filter(|link| link.owner == seat && link.is_complete());
    let way = |link: &Link| {
        let [a, b] = link.ports().map(|port| state.across(port));
        let ends = [a?, b?];
        let worth = POINT + dollar * i64::from(link.fare());
        (ends[0] != ends[1]).then_some(RideLink { ends, worth })
    };
    own.filter_map(way).take(24).collect()
}

/// The worth of each Building type's bonus (MOV-8).
fn bonus(state: &State, seat: Seat, dollar: i64) -> [i64; 4] {
    let player = &state.players[seat];
    let money = i64::from(player.money) + 2;
    let points = (1..).take_while(|k| k * (k + 1) / 2 <= money && k * dollar < POINT);
    let bought = points.map(|k| POINT - k * dollar).sum();
    let calm = if player.stress_space > 0 { POINT } else { 0 };
    let room = player.workers < player.board.workers();
    let mut bonus = [0; 4];
    bonus[BuildingType::Residence.index()] = calm;
    bonus[BuildingType::Commerce.index()] = 5 * dollar - POINT;
    bonus[BuildingType::Industry.index()] = if room { 0 } else { -POINT };
    bonus[BuildingType::Leisure.index()] = bought;
    bonus
}

impl RideSearch<'_> {
    /// The worth of the best ride from a location.
    fn from(&mut self, start: CellId) -> i64 {
        self.path.clear();
        self.path.push(start);
        self.best = 0;
        self.go(start, 0, 0);
        self.best
    }

    /// Continues from a location; `passed` has one bit for each Building type on the way.
    fn go(&mut self, here: CellId, worth: i64, passed: u8) {
        for at in 0..self.ways.len() {
            let way = self.ways[at];
            let next = match way.ends {
                [a, b] if a == here => b,
                [a, b] if b == here => a,
                _ => continue,
            };
            if self.path.contains(&next) {
                continue;
            }
            let so_far = worth + way.worth;
            let kind = match self.state.destination(next) {
                Some(Destination::Kind(kind)) => Some(kind),
                _ => None,
            };
            let bit = kind.map_or(0, |kind| 1 << kind.index());
            if passed & bit == 0 {
                let bonus = kind.map_or(0, |kind| self.bonus[kind.index()]);
                self.best = self.best.max(so_far + bonus);
            }
            if self.path.len() < LONGEST_RIDE {
                self.path.push(next);
                self.go(next, so_far, passed | bit);
                self.path.pop();
            }
        }
    }
}
