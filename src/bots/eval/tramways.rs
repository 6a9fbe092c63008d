//! What a position of Tramways is worth, in hundredths of a point.

use crate::bots::Judge;
use crate::game::Seat;
use crate::games::tramways::Tramways;
use crate::games::tramways::link::Link;
use crate::games::tramways::scoring::score;
use crate::games::tramways::state::{Ask, LAST_ROUND, State};
use crate::network::CellId;

/// One point.
const POINT: i64 = 100;
/// A dollar, beyond what it scores at the end.
const DOLLAR: i64 = 20;
/// A Rail Worker, while there is a round to use it in.
const WORKER: i64 = 150;
/// A complete Link, for each round in which Passengers may still ride it.
const LINK_A_ROUND: i64 = 30;
/// A tile of an incomplete Link that was worked on.
const OPEN_TILE: i64 = 25;
/// A Passenger who waits at an own complete Link, for each round left.
const PASSENGER_A_ROUND: i64 = 30;
/// A card less in the hand at the end of a round: a new one is drawn.
const FRESH_CARD: i64 = 10;

/// The simple judge.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

impl Judge<Tramways> for Simple {
    fn worth(&self, state: &State, seat: Seat) -> i64 {
        let own = POINT * i64::from(score(state, seat).total()) + prospects(state, seat);
        let others = state.players.seats().filter(|&other| other != seat);
        let best = others.map(|other| i64::from(score(state, other).total())).max().unwrap_or(0);
        own - POINT * best / 2
    }

    fn same_plan(&self, before: &State, after: &State) -> bool {
        let place = |state: &State| {
            (state.round, state.seat, state.turn.half, state.turn.actions, state.turn.took_money)
        };
        let talk = |state: &State| matches!(state.ask, Ask::Line | Ask::Bid | Ask::Market);
        let step = matches!(before.ask, Ask::Administration | Ask::Fill);
        let ask = step || talk(before) || !talk(after);
        place(before) == place(after) && ask && (step || after.ask != Ask::Administration)
    }
}

fn prospects(state: &State, seat: Seat) -> i64 {
    let left = i64::from(LAST_ROUND - state.round.min(LAST_ROUND));
    let player = &state.players[seat];
    let own = || state.links.iter().filter(|link| link.owner == seat);
    let links: i64 = own().map(|l| link(l, left)).sum();
    let complete: Vec<&Link> = own().filter(|link| link.is_complete()).collect();
    let rounds = left.min(1);
    links
        + rounds * DOLLAR * i64::from(player.money)
        + rounds * WORKER * i64::from(player.workers)
        + left * PASSENGER_A_ROUND * waiting(state, &complete)
        - rounds * FRESH_CARD * player.hand.len() as i64
}

fn link(link: &Link, left: i64) -> i64 {
    if link.is_complete() {
        left * LINK_A_ROUND
    } else {
        left.min(1) * OPEN_TILE * link.tiles.len() as i64
    }
}

/// The number of Passengers at the ends of these Links.
fn waiting(state: &State, links: &[&Link]) -> i64 {
    let ends = links.iter().flat_map(|link| link.ports());
    let stops: Vec<CellId> = ends.filter_map(|port| state.across(port)).collect();
    let served = |cell: &CellId| state.location(*cell).is_some_and(|stop| stops.contains(&stop));
    state.passengers.iter().filter(served).count() as i64
}
