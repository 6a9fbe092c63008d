//! The rides that exist (MOV-1 to MOV-3).

use super::{act, draw, fees, icons, names, open};
use catenary::engine::game::{Game, Rng};
use catenary::titles::tramways::network::CellId;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::{Action, Port};
use catenary::titles::tramways::rules::card::CardId;
use catenary::titles::tramways::rules::icon::{Destination, Icon};
use catenary::titles::tramways::rules::state::{CurrentAction, Decision, State};
use serde_json::json;
use std::collections::BTreeSet;

/// The numbers of columns and rows of Buildings, with a cell between neighbours.
const SIZE: (usize, usize) = (4, 3);

/// Returns a map of Buildings of random types, with random Links between neighbours.
fn town(rng: &mut Rng) -> (Vec<String>, Vec<String>) {
    let (columns, rows) = SIZE;
    let name = |x: usize, y: usize| format!("{}{}", char::from(b'A' + x as u8), y + 1);
    let mut map = Vec::new();
    let mut links = Vec::new();
    for y in 0..rows {
        let types: Vec<&str> = (0..columns).map(|_| ["R", "C", "I", "L"][rng.below(4)]).collect();
        map.push(types.join(" . "));
        map.push(". ".repeat(2 * columns - 1));
        for x in 0..columns {
            let from = name(2 * x, 2 * y);
            if x + 1 < columns && rng.below(10) < 6 {
                links.push(format!("{from} {}", name(2 * x + 2, 2 * y)));
            }
            if y + 1 < rows && rng.below(10) < 6 {
                links.push(format!("{from} {}", name(2 * x, 2 * y + 2)));
            }
        }
    }
    (map, links)
}

/// Returns whether a stripe and a Destination can be played together.
fn is_payable(hand: &[CardId], cash: u16, destination: Destination) -> bool {
    let has = |card: CardId, icon: Icon| icons(card).iter().any(|(_, other)| *other == icon);
    hand.iter().any(|&first| {
        let stripe = has(first, Icon::Stripe);
        let pays = |second| {
            has(second, Icon::To(destination)) && fees([first, second].into_iter()) <= cash
        };
        stripe && hand.iter().any(|&second| pays(second))
    })
}

/// A ride: the locations, and the end of each Link taken.
#[derive(Clone)]
struct Way {
    stops: Vec<CellId>,
    ports: Vec<Port>,
}

/// Returns all rides from a location that the hand can pay for.
fn rides(state: &State, from: CellId, hand: &[CardId], cash: u16) -> Vec<Way> {
    let mut found = Vec::new();
    let mut open = vec![Way { stops: vec![from], ports: Vec::new() }];
    while let Some(way) = open.pop() {
        let here = way.stops[way.stops.len() - 1];
        let called = |stop: &CellId| state.destination(*stop);
        let before = &way.stops[1..way.stops.len().max(2) - 1];
        let passes = before.iter().any(|stop| called(stop) == called(&here));
        let payable = called(&here).is_some_and(|destination| is_payable(hand, cash, destination));
        if way.stops.len() > 1 && payable && !passes {
            found.push(way.clone());
        }
        for link in state.links.iter().filter(|link| link.is_complete()) {
            let [first, last] = link.ports();
            for (near, far) in [(first, last), (last, first)] {
                let (Some(at), Some(to)) = (state.across(near), state.across(far)) else {
                    continue;
                };
                if at == here && !way.stops.contains(&to) {
                    let mut longer = way.clone();
                    longer.stops.push(to);
                    longer.ports.push(near);
                    open.push(longer);
                }
            }
        }
    }
    found
}

#[test]
fn every_ride_that_the_rules_allow_is_offered_and_no_other() {
    let mut rng = Rng::new(4);
    for _ in 0..60 {
        let (map, links) = town(&mut rng);
        let count = 2 + rng.below(4);
        let (hand, cash) = (draw(&mut rng, count), rng.below(7) as u16);
        let (own, others): (Vec<String>, Vec<String>) =
            links.into_iter().partition(|_| rng.below(2) == 0);
        let (few, others) = others.split_at(others.len().min(12));
        let position = json!({
            "map": map,
            "players": [
                { "hand": names(&hand), "money": cash, "links": own.iter().take(12).collect::<Vec<_>>() },
                { "links": few },
                { "links": others },
            ],
        });
        ride_about(&mut open(position), &hand, cash, &mut rng);
    }
}

/// Rides with every Passenger, at random, and compares the actions offered at each stop.
fn ride_about(opened: &mut super::Opened, hand: &[CardId], cash: u16, rng: &mut Rng) {
    let start = opened.state.clone();
    let cells: Vec<CellId> = start.passengers.iter().collect();
    let of = |cell: CellId| {
        let location = start.location(cell).expect("a Passenger is at a Building");
        rides(&start, location, hand, cash)
    };
    let movable: Vec<CellId> = cells.into_iter().filter(|&cell| !of(cell).is_empty()).collect();
    let mut legal = Vec::new();
    Tramways::legal_actions(&start, &mut legal);
    let offered = legal.contains(&Tramways::parse(&start, "passenger").expect("an action"));
    assert_eq!(offered, !movable.is_empty(), "{:?} ${cash}", names(hand));
    if !offered {
        return;
    }
    act(opened, "passenger");
    Tramways::legal_actions(&opened.state, &mut legal);
    assert_eq!(legal, movable.iter().map(|&cell| Action::Cell(cell)).collect::<Vec<_>>());
    for &cell in &movable {
        let mut state = opened.state.clone();
        Tramways::apply(&mut state, Action::Cell(cell), &mut Vec::new()).expect("a legal action");
        ride_on(&mut state, &of(cell), rng);
    }
}

fn ride_on(state: &mut State, ways: &[Way], rng: &mut Rng) {
    while state.decision == Decision::Ride {
        let CurrentAction::Ride(ride) = &state.work else { panic!("a ride is under way") };
        let taken = ride.stops.len() - 1;
        let left = ways.iter().filter(|way| way.stops.starts_with(&ride.stops));
        let mut expected = BTreeSet::new();
        for way in left {
            let next = way.ports.get(taken).map(|&port| Action::Link(port));
            expected.insert(next.unwrap_or(Action::Done));
        }
        let legal = Tramways::legal(state);
        assert_eq!(legal, expected.into_iter().collect::<Vec<_>>());
        let action = legal[rng.below(legal.len())];
        Tramways::apply(state, action, &mut Vec::new()).expect("a legal action");
    }
}
