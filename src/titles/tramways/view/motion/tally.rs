//! Numbers that change, and what flies from the map to make them change.

use crate::engine::game::Seat;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::state::{PlayerState, State, Work};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::motion::ride;
use crate::titles::tramways::view::motion::ride::Ride;
use crate::titles::tramways::view::motion::{Beat, Cue};
use crate::titles::tramways::view::scene::{Place, Step};

/// A number of a player that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gauge {
    Points,
    Cash,
    /// The Stress level.
    Stress,
    Workers,
}

impl Gauge {
    /// All of them.
    pub const ALL: [Gauge; 4] = [Gauge::Points, Gauge::Cash, Gauge::Stress, Gauge::Workers];

    /// Its name in the page.
    pub fn name(self) -> &'static str {
        match self {
            Gauge::Points => "points",
            Gauge::Cash => "cash",
            Gauge::Stress => "stress",
            Gauge::Workers => "workers",
        }
    }

    /// What it shows of a player.
    pub fn of(self, player: &PlayerState) -> i32 {
        match self {
            Gauge::Points => i32::from(player.happiness),
            Gauge::Cash => i32::from(player.money),
            Gauge::Stress => i32::from(player.stress()),
            Gauge::Workers => i32::from(player.workers),
        }
    }
}

/// Something that flies from the map to the gauge of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Where on the map it begins.
    pub from: Place,
    /// Who gets it.
    pub seat: Seat,
    pub gauge: Gauge,
    pub amount: i32,
}

/// A gauge that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub seat: Seat,
    pub gauge: Gauge,
    /// What it shows at first.
    pub from: i32,
    /// What it shows then, and when, in milliseconds after the tally begins. The last is the truth.
    pub shown: Vec<(u32, i32)>,
}

/// How long a reward flies, in milliseconds.
pub(super) const FLIGHT: u32 = 380;
/// The time between the rewards of a ride that has ended before.
const APART: u32 = 120;
/// A number that changes by itself counts so long, in at most so many steps.
const COUNT: u32 = 320;
const MOST_COUNTS: i32 = 8;

/// What the Links of a ride bring their owners, and what its end brings the mover.
pub(super) fn rewards(model: &GameModel, from: usize, ride: Option<&Ride>) -> Vec<Beat> {
    let session = model.session();
    let mut rewards = Vec::new();
    for at in from..session.ply() {
        let (state, events) = (session.state_at(at), &session.steps()[at].events);
        let Work::Ride(taken) = &state.work else { continue };
        let routes = ride::routes(state, taken);
        let moves = events.iter().position(|event| matches!(event, Event::Moved { .. }));
        let times = |leg: usize| match ride {
            Some(ride) => ride.legs.get(leg).map_or(ride.lasts(), |leg| leg.arrives),
            None => leg as u32 * APART,
        };
        if let (Some(moves), Some(_)) = (moves, ride) {
            let points = events[moves..].iter().filter_map(points);
            rewards.extend(points.zip(&routes).enumerate().map(
                |(leg, ((seat, amount), route))| {
                    reward(times(leg), route, (seat, Gauge::Points, amount))
                },
            ));
        }
        let fares = fares(state, taken.links.len(), &events[moves.unwrap_or(0)..]);
        rewards.extend(fares.into_iter().zip(&routes).enumerate().map(
            |(leg, ((seat, amount), route))| {
                reward(times(leg) + 50, route, (seat, Gauge::Cash, amount))
            },
        ));
    }
    rewards
}

fn points(event: &Event) -> Option<(Seat, i32)> {
    match *event {
        Event::Happiness { seat, points } => Some((seat, i32::from(points))),
        _ => None,
    }
}

/// What the Links pay their owners (MOV-7): what is received last, one Link after the other.
fn fares(state: &State, links: usize, events: &[Event]) -> Vec<(Seat, i32)> {
    let Work::Ride(taken) = &state.work else { return Vec::new() };
    let owners = taken.links.iter().map(|&link| state.link(link).owner);
    let gained: Vec<(Seat, i32)> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Gained { seat, dollars } => Some((seat, i32::from(dollars))),
            _ => None,
        })
        .collect();
    let first = gained.len().saturating_sub(links);
    let pairs = gained[first..].iter().zip(owners);
    pairs.take_while(|((seat, _), owner)| seat == owner).map(|(gained, _)| *gained).collect()
}

fn reward(at: u32, route: &[Step], (seat, gauge, amount): (Seat, Gauge, i32)) -> Beat {
    let last = route[route.len() - 1];
    let reward = Reward { from: Place::Gate(last.at, last.to), seat, gauge, amount };
    Beat { at, cue: Cue::Reward(reward) }
}

/// The gauges that change: at the times when something arrives, the rest when the ride has ended.
pub(super) fn tallies(
    before: &GameModel,
    after: &GameModel,
    rewards: &[Beat],
    late: u32,
) -> Vec<Beat> {
    let seats = after.players().seats();
    let gauges = seats.flat_map(|seat| Gauge::ALL.map(|gauge| (seat, gauge)));
    let tally = |(seat, gauge): (Seat, Gauge)| {
        let value = |model: &GameModel| gauge.of(&model.state().players[seat]);
        let (from, to) = (value(before), value(after));
        let mut shown = arrivals(rewards, (seat, gauge), from);
        let last = shown.last().copied().unwrap_or((0, from));
        if last.1 != to {
            shown.extend(counted(last.1, to, late.max(last.0)));
        }
        let tally = Tally { seat, gauge, from, shown };
        (!tally.shown.is_empty()).then_some(Beat { at: 0, cue: Cue::Tally(tally) })
    };
    gauges.filter_map(tally).collect()
}

/// What a gauge shows whenever a reward has come to it.
fn arrivals(rewards: &[Beat], of: (Seat, Gauge), from: i32) -> Vec<(u32, i32)> {
    let mut value = from;
    let arrival = |beat: &Beat| match &beat.cue {
        Cue::Reward(reward) if (reward.seat, reward.gauge) == of => {
            value += reward.amount;
            Some((beat.at + FLIGHT, value))
        }
        _ => None,
    };
    rewards.iter().filter_map(arrival).collect()
}

/// The steps of a number that changes by itself.
fn counted(from: i32, to: i32, begin: u32) -> Vec<(u32, i32)> {
    let count = (to - from).abs().min(MOST_COUNTS);
    let step = |n: i32| {
        let at = begin + COUNT * n as u32 / count as u32;
        (at, from + (to - from) * n / count)
    };
    (1..=count).map(step).collect()
}
