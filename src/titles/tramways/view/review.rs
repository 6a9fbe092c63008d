//! A finished game in short: what was best, and the scores round by round.

use crate::engine::game::Seat;
use crate::table::Session;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::link::Link;
use crate::titles::tramways::rules::metric::Metric;
use crate::titles::tramways::rules::state::{LAST_ROUND, State, Work};
use crate::titles::tramways::view::history::{Chart, Place};

/// A Link and the Passengers that travelled over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy {
    pub owner: Seat,
    /// The cells at its ends.
    pub ends: [CellId; 2],
    /// How many Passengers travelled over it, each for 1 HP (MOV-6).
    pub passengers: usize,
}

/// The Link of a seat that carried the most Passengers, the earliest of equal ones; nothing where
/// none carried any.
pub fn busiest(session: &Session<Tramways>, seat: Seat) -> Option<Busy> {
    let mut links: Vec<Busy> = Vec::new();
    let steps = session.steps();
    for (ply, step) in steps.iter().enumerate() {
        let moved = step.events.iter().any(|event| matches!(event, Event::Moved { .. }));
        if !moved {
            continue;
        }
        for ends in travelled(session.state_at(ply), seat) {
            match links.iter_mut().find(|link| link.ends == ends) {
                Some(link) => link.passengers += 1,
                None => links.push(Busy { owner: seat, ends, passengers: 1 }),
            }
        }
    }
    links.into_iter().rev().max_by_key(|link| link.passengers)
}

/// The ends of the Links of a seat over which the Passenger under way travels.
fn travelled(state: &State, seat: Seat) -> impl Iterator<Item = [CellId; 2]> + '_ {
    let links = match &state.work {
        Work::Ride(ride) => ride.links.as_slice(),
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

/// The scores of all seats at the start, at the end of each round, and now.
pub fn by_round(session: &Session<Tramways>) -> Chart {
    let place = Place { line: session.line(), ply: session.length() };
    let round = |ply: usize| place.at(ply).state(session).round;
    let ends = (1..=LAST_ROUND).filter_map(|next| (0..=place.ply).find(|&ply| round(ply) == next));
    let plies: Vec<usize> = ends.chain([place.ply]).collect();
    let curve = |seat| {
        let score = |&ply: &usize| Metric::Score.of(place.at(ply).state(session), seat);
        (seat, plies.iter().map(score).collect())
    };
    Chart::of(session.state_at(0).players.seats().map(curve).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::tramways::rules::scoring::score;
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
                let (count, best) = (moves.count(), busiest(session, seat));
                assert_eq!(best.is_some(), count > 0);
                let passengers = best.map_or(0, |best| best.passengers);
                assert!(passengers <= count, "{passengers} of {count}");
                found += passengers;
            }
        }
        assert!(found > 5, "only {found} Passengers");
    }

    #[test]
    fn the_line_of_scores_has_every_round_and_ends_with_the_result() {
        let session = played(Setup::standard(3, 2));
        let state = session.state();
        assert_eq!(Tramways::to_act(state), None);
        let chart = by_round(&session);
        for (seat, values) in &chart.curves {
            assert_eq!(values.len(), usize::from(LAST_ROUND) + 1);
            assert_eq!(values.last(), Some(&score(state, *seat).total()));
            assert_eq!(values[0], -1, "the Stress of the start");
        }
    }
}
