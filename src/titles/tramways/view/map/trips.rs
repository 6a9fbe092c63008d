//! All rides of a Passenger from a position, with their gains.

use crate::engine::game::Game;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::Destination;
use crate::titles::tramways::rules::link::LinkIndex;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, State};

/// Limit of decisions searched; beyond it the best rides found are shown.
const MOST_STEPS: usize = 6000;
/// A lower limit of decisions, for finding the best of possibly many Passengers.
const FIRST_STEPS: usize = 150;
/// Limit of different routes to one destination.
const MOST_ROUTES: usize = 6;

/// A whole ride.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeRide {
    /// The actions up to the payment.
    pub actions: Vec<Action>,
    /// The locations on the way, from the start.
    pub stops: Vec<CellId>,
    /// The Links travelled, in order.
    pub links: Vec<LinkIndex>,
    /// Happiness Points for the mover (MOV-6).
    pub points: i16,
    /// Happiness Points for the others in total.
    pub gifts: i16,
    /// Dollars earned from Links, minus fares for others' Links (MOV-7).
    pub dollars: i32,
    /// Stress for a Link that the mover cannot pay (MOV-7).
    pub stress: i16,
    /// The type of the Building at the end; `None` if it is another location.
    pub bonus: Option<BuildingType>,
}

impl WholeRide {
    /// Returns the location where it ends.
    pub fn end(&self) -> CellId {
        self.stops.last().copied().unwrap_or(CellId(0))
    }

    /// Returns a key that is greater for a better ride.
    pub fn worth(&self) -> (i32, i32) {
        (i32::from(self.points - self.gifts - self.stress), self.dollars)
    }
}

/// Returns the rides from a position within a ride, by destination in map order, the best of each first.
pub fn trips(state: &State) -> Vec<WholeRide> {
    let mut found = found_within(state, MOST_STEPS);
    found.sort_by_key(|trip: &WholeRide| {
        let (points, dollars) = trip.worth();
        (trip.end(), -points, -dollars, trip.links.len())
    });
    few_to_each(found)
}

/// Returns the rides found first, unordered.
pub fn first_trips(state: &State) -> Vec<WholeRide> {
    found_within(state, FIRST_STEPS)
}

fn found_within(state: &State, mut budget: usize) -> Vec<WholeRide> {
    let mut found = Vec::new();
    if state.decision == Decision::Ride {
        explore(state, &mut Vec::new(), &mut found, &mut budget);
    }
    found
}

fn few_to_each(trips: Vec<WholeRide>) -> Vec<WholeRide> {
    let mut kept: Vec<WholeRide> = Vec::new();
    for trip in trips {
        let same = kept.iter().filter(|other| other.end() == trip.end()).count();
        if same < MOST_ROUTES {
            kept.push(trip);
        }
    }
    kept
}

fn explore(state: &State, done: &mut Vec<Action>, found: &mut Vec<WholeRide>, budget: &mut usize) {
    for action in Tramways::legal(state) {
        if *budget == 0 {
            return;
        }
        *budget -= 1;
        let mut next = state.clone();
        Tramways::apply_unchecked(&mut next, action, &mut Vec::new());
        done.push(action);
        match next.decision {
            Decision::Ride => explore(&next, done, found, budget),
            _ => found.extend(trip(&next, done)),
        }
        done.pop();
    }
}

/// The ride that ends at a payment.
fn trip(state: &State, actions: &[Action]) -> Option<WholeRide> {
    let CurrentAction::Ride(ride) = &state.work else { return None };
    let stops: Vec<CellId> = ride.stops.iter().copied().collect();
    let own = |&&link: &&LinkIndex| state.link(link).owner == state.seat;
    let points = ride.links.iter().filter(own).count() as i16;
    let bonus = match state.destination(*stops.last()?) {
        Some(Destination::Kind(kind)) => Some(kind),
        _ => None,
    };
    let (dollars, stress) = fares(state, &ride.links);
    Some(WholeRide {
        actions: actions.to_vec(),
        points,
        gifts: ride.links.len() as i16 - points,
        dollars,
        stress,
        links: ride.links.iter().copied().collect(),
        stops,
        bonus,
    })
}

/// The mover's earnings minus fares, and the Stress. They end at the Link that takes all cash and adds +1 Stress (MOV-7).
fn fares(state: &State, links: &[LinkIndex]) -> (i32, i16) {
    let held = i32::from(state.player().money);
    let mut purse = held;
    for &link in links {
        let link = state.link(link);
        let fare = i32::from(link.fare());
        match link.owner == state.seat {
            true => purse += fare,
            false if purse < fare => return (-held, 1),
            false => purse -= fare,
        }
    }
    (purse - held, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::fixture::{asking, play};

    #[test]
    fn every_ride_leads_to_its_payment() {
        for state in asking(|decision| decision == Decision::Ride) {
            let trips = trips(&state);
            assert!(!trips.is_empty());
            for trip in trips {
                assert_eq!(play(&state, &trip.actions).decision, Decision::Bill);
            }
        }
    }

    #[test]
    fn every_end_that_the_rules_allow_is_found() {
        for state in asking(|decision| decision == Decision::Ride) {
            let mut ends = Vec::new();
            let mut open = vec![state.clone()];
            while let Some(now) = open.pop() {
                for action in Tramways::legal(&now) {
                    let next = play(&now, &[action]);
                    match (next.decision, &next.work) {
                        (Decision::Ride, _) => open.push(next),
                        (_, CurrentAction::Ride(ride)) => ends.extend(ride.stops.last().copied()),
                        _ => {}
                    }
                }
            }
            ends.sort();
            ends.dedup();
            let mut found: Vec<CellId> = trips(&state).iter().map(WholeRide::end).collect();
            found.dedup();
            assert_eq!(found, ends);
        }
    }

    #[test]
    fn predicted_gains_match_the_result() {
        for state in asking(|decision| decision == Decision::Ride) {
            for trip in trips(&state) {
                let mut after = play(&state, &trip.actions);
                let (points, money) = (after.player().happiness, i32::from(after.player().money));
                while after.decision == Decision::Bill {
                    let proposal = crate::titles::tramways::view::cost::payment::propose(
                        &after,
                        &Default::default(),
                    );
                    after = play(&after, &proposal.expect("rides can be paid").actions);
                }
                if trip.bonus.is_none() {
                    let won = after.players[state.seat].happiness - points;
                    assert!(won <= trip.points && won >= trip.points - 5);
                    assert!(i32::from(after.players[state.seat].money) <= money + trip.dollars);
                }
            }
        }
    }
}
