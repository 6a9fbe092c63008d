//! Highlights of a finished game.

use crate::engine::game::Seat;
use crate::table::PlayedStep;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::link::Link;
use crate::titles::tramways::rules::state::{CurrentAction, State};
use std::rc::Rc;

/// A Link and its Passengers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy {
    /// The cells at its ends.
    pub ends: [CellId; 2],
    /// Number of Passengers that travelled over it, each for 1 HP (MOV-6).
    pub passengers: usize,
}

/// Returns a seat's Link with the most Passengers, the earliest of equals; `None` if there were none.
pub fn busiest(steps: &[Rc<PlayedStep<Tramways>>], seat: Seat) -> Option<Busy> {
    let mut links: Vec<Busy> = Vec::new();
    // No ride ends with the first action of a game.
    for pair in steps.windows(2) {
        let [before, step] = pair else { continue };
        let moved = step.events.iter().any(|event| matches!(event, Event::Moved { .. }));
        if !moved {
            continue;
        }
        for ends in travelled(&before.state, seat) {
            match links.iter_mut().find(|link| link.ends == ends) {
                Some(link) => link.passengers += 1,
                None => links.push(Busy { ends, passengers: 1 }),
            }
        }
    }
    links.into_iter().rev().max_by_key(|link| link.passengers)
}

/// The ends of a seat's Links on the current ride.
fn travelled(state: &State, seat: Seat) -> impl Iterator<Item = [CellId; 2]> + '_ {
    let links = match &state.work {
        CurrentAction::Ride(ride) => ride.links.as_slice(),
        _ => &[],
    };
    let links = links.iter().filter_map(|&link| state.links.get(link.index()));
    links.filter(move |link| link.owner == seat).filter_map(|link| ends(state, link))
}

fn ends(state: &State, link: &Link) -> Option<[CellId; 2]> {
    let [first, last] = link.ports().map(|port| state.across(port));
    let mut ends = [first?, last?];
    ends.sort_unstable();
    Some(ends)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::table::Session;
    use crate::titles::tramways::rules::setup::Setup;

    fn played(setup: Setup) -> Session<Tramways> {
        let mut rng = Rng::new(setup.seed);
        let mut session = Session::new(setup).expect("a legal setup");
        while Tramways::to_act(session.state()).is_some() {
            let legal = Tramways::legal(session.state());
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
        session
    }

    #[test]
    fn the_busiest_link_carried_passengers_of_its_owner() {
        let mut found = 0;
        for seed in 0..12 {
            let session = &played(Setup::standard(2, seed));
            for seat in session.state().players.seats() {
                let moves = session.steps().iter().flat_map(|step| step.events.iter());
                let moves = moves.filter(
                    |event| matches!(event, Event::Moved { owners, .. } if owners.contains(&seat)),
                );
                let (count, best) = (moves.count(), busiest(session.steps(), seat));
                assert_eq!(best.is_some(), count > 0);
                let passengers = best.map_or(0, |best| best.passengers);
                assert!(passengers <= count, "{passengers} of {count}");
                found += passengers;
            }
        }
        assert!(found > 5, "only {found} Passengers");
    }
}
