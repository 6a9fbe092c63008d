//! The engine agrees with the slow reckoning on all decisions of random games, and on random nets.

use super::games::{play, setup};
use super::share::share;
use super::slow::{Choice, Slow, Triangle, choices, fastest};
use catenary::engine::game::Rng;
use catenary::titles::metromania::boards::{Flank, Vertex, VertexSet};
use catenary::titles::metromania::rules::reading::TUNNELS;
use catenary::titles::metromania::rules::scoring::{self, Test};
use catenary::titles::metromania::rules::state::{Decision, LineId, State};
use catenary::titles::metromania::rules::trip::Net;
use catenary::titles::metromania::rules::{station, turn};
use std::collections::BTreeSet;

/// Games of each number of players: a thousand in all.
const GAMES: u64 = 334;

fn each_position(mut look: impl FnMut(&State)) {
    for players in 2..=4 {
        for seed in 0..share(GAMES) {
            play(&setup(players, seed), seed + 1000, &mut look);
        }
    }
}

fn engine_choices(state: &State) -> Vec<Choice> {
    let choice = |way: catenary::titles::metromania::rules::dig::Way| {
        let (from, to) = (way.dig.from, way.dig.edge.other(way.dig.from).expect("an end"));
        let cells = Flank::ALL.into_iter().zip(way.flanks).filter(|(_, footing)| footing.is_some());
        let cells = cells.filter_map(|(flank, _)| way.dig.edge.cell(from, flank));
        let triangles = cells.map(|cell| -> Triangle {
            let mut points = cell.vertices().map(Vertex::place);
            points.sort_unstable();
            points
        });
        (way.dig.line, from.place(), to.place(), triangles.collect())
    };
    turn::digger_ways(state).map(choice).collect()
}

#[test]
fn mline_3_what_may_be_dug_agrees_with_the_slow_reckoning() {
    let mut compared = 0;
    each_position(|state| {
        if state.decision != Decision::Turn {
            return;
        }
        let (mut own, mut slow) = (engine_choices(state), choices(state));
        own.sort_unstable();
        slow.sort_unstable();
        assert_eq!(own, slow);
        compared += own.len();
    });
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn mstat_1_stations_of_a_tunnel_agree_with_the_slow_reckoning() {
    let mut made = 0;
    each_position(|state| {
        if state.decision != Decision::Turn {
            return;
        }
        let slow = Slow::of(state);
        for way in turn::digger_ways(state) {
            let to = way.dig.edge.other(way.dig.from).expect("an end");
            let own = station::made(state, way.dig).into_iter().map(Vertex::place);
            let own: BTreeSet<_> = own.collect();
            assert_eq!(own, slow.made(way.dig.line, way.dig.from.place(), to.place()));
            made += own.len();
        }
    });
    assert!(made > 500, "{made}");
}

#[test]
fn mline_7_blocked_lines_agree_with_the_slow_reckoning() {
    let mut blocked = 0;
    each_position(|state| {
        let slow = Slow::of(state);
        for line in state.line_ids() {
            let own = turn::is_blocked(state, line);
            assert_eq!(own, slow.is_blocked(state, line), "{line:?}");
            blocked += usize::from(own);
        }
    });
    assert!(blocked > 100, "{blocked}");
}

/// The stations of every line, as points.
fn stops(state: &State) -> Vec<Vec<(i8, i8)>> {
    let line = |line: &catenary::titles::metromania::rules::state::Line| {
        let on = line.path().filter(|&vertex| state.stations.has(vertex));
        on.map(Vertex::place).collect()
    };
    state.lines.iter().map(line).collect()
}

fn points(set: VertexSet) -> BTreeSet<(i8, i8)> {
    set.iter().map(Vertex::place).collect()
}

fn compare(net: &Net, stops: &[Vec<(i8, i8)>], from: VertexSet, to: VertexSet) -> bool {
    let slow = fastest(stops, &points(from), &points(to));
    let own = net.fastest(from, to);
    let own_sections = own.as_ref().map(|fastest| {
        let sections = fastest.sections().map(|it| (it.line.index(), usize::from(it.from)));
        (fastest.minutes, sections.collect::<BTreeSet<_>>())
    });
    assert_eq!(own_sections, slow);
    for trip in net.trips(from, to, 50) {
        let sections: u16 = trip.iter().map(|leg| u16::from(leg.sections)).sum();
        let minutes = sections + 3 * (trip.len() as u16 - 1);
        assert_eq!(Some(minutes), slow.as_ref().map(|(minutes, _)| *minutes));
    }
    slow.is_some()
}

#[test]
fn mtest_1_trips_of_games_agree_with_the_slow_reckoning() {
    let mut possible = 0;
    for players in 2..=4 {
        for seed in 0..60 {
            let end = play(&setup(players, seed), seed + 500, |_| {});
            for test in Test::all() {
                let (from, to) = scoring::ends(&end, test);
                possible += usize::from(compare(&Net::of(&end), &stops(&end), from, to));
            }
        }
    }
    assert!(possible > 50, "{possible}");
}

/// Nets in which many trips are equally fast.
#[test]
fn mtest_2_trips_on_random_nets_agree_with_the_slow_reckoning() {
    let mut rng = Rng::new(31);
    let vertices: Vec<Vertex> = Vertex::city().take(14).collect();
    let mut possible = 0;
    for _ in 0..400 {
        let count = 2 + rng.below(7);
        let lines: Vec<Vec<Vertex>> = (0..count)
            .map(|_| {
                let mut order = vertices.clone();
                rng.shuffle(&mut order);
                order.truncate(rng.below(9));
                order
            })
            .collect();
        let net = Net::new(lines.iter().map(|line| line.iter().copied().collect()).collect());
        let stops: Vec<Vec<_>> =
            lines.iter().map(|line| line.iter().map(|vertex| vertex.place()).collect()).collect();
        let mut pick = || -> VertexSet { (0..2).map(|_| vertices[rng.below(14)]).collect() };
        let (from, to) = (pick(), pick());
        if from.and(to).is_empty() {
            possible += usize::from(compare(&net, &stops, from, to));
        }
    }
    assert!(possible > 100, "{possible}");
}

#[test]
fn mset_2_a_line_has_18_tunnels_at_most() {
    let mut full = 0;
    each_position(|state| {
        for line in state.line_ids() {
            let laid = state.line(line).tunnels.len();
            assert!(laid <= TUNNELS);
            full += usize::from(laid == TUNNELS);
        }
    });
    assert!(full > 0);
    assert!(LineId::all(4).count() == 8);
}
