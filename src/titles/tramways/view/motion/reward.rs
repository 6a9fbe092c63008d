//! Rewards that fly from the map to players.

use crate::engine::game::Seat;
use crate::table::motion;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::state::{CurrentAction, State};
use crate::titles::tramways::view::motion::ride;
use crate::titles::tramways::view::motion::ride::TramRide;
use crate::titles::tramways::view::motion::{GameChange, MapBeat, MapCue};
use crate::titles::tramways::view::players::gauge::Gauge;
use crate::titles::tramways::view::scene::{MapPlace, TileStep};
use crate::words::Locale;

/// A reward that flies from the map to a player's gauge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Its start on the map.
    pub from: MapPlace,
    /// The receiver.
    pub seat: Seat,
    pub gauge: Gauge,
    pub amount: i32,
}

impl Reward {
    /// Returns its flight over the page.
    pub fn flown(&self, locale: Locale) -> Option<motion::Cue> {
        let Reward { seat, gauge, amount, .. } = *self;
        let spot = self.from.mark()?;
        let text = match gauge {
            Gauge::Cash => locale.money_change(amount),
            _ => locale.change(amount.into()),
        };
        let (from, key, sign) = ((spot.x, spot.y), gauge.key(), gauge.sign());
        Some(motion::Cue::Gain { from, seat, key, amount, text, sign })
    }
}

/// Milliseconds between rewards when no ride is shown.
const GAP: u32 = 120;

/// The fares of a ride's Links, and the mover's reward at its end.
pub(super) fn rewards(change: GameChange, ride: Option<&TramRide>) -> Vec<MapBeat> {
    let mut rewards = Vec::new();
    for (state, step) in change.steps() {
        let events = &step.events;
        let CurrentAction::Ride(taken) = &state.work else { continue };
        let routes = ride::routes(state, taken);
        let moves = events.iter().position(|event| matches!(event, Event::Moved { .. }));
        let times = |leg: usize| match ride {
            Some(ride) => ride.legs.get(leg).map_or(ride.lasts(), |leg| leg.arrives),
            None => leg as u32 * GAP,
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

/// The fares paid to the Links' owners (MOV-7): the last money received, Link by Link.
fn fares(state: &State, links: usize, events: &[Event]) -> Vec<(Seat, i32)> {
    let CurrentAction::Ride(taken) = &state.work else { return Vec::new() };
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

fn reward(at: u32, route: &[TileStep], (seat, gauge, amount): (Seat, Gauge, i32)) -> MapBeat {
    let last = route[route.len() - 1];
    let reward = Reward { from: MapPlace::Gate(last.at, last.to), seat, gauge, amount };
    MapBeat { at, cue: MapCue::Reward(reward) }
}
