//! The engine agrees with the slow search on all decisions of random games, and on random nets.

use super::games::{play, play_told, setup};
use super::slow::{Choice, History, Slow, Triangle, choices, fastest, listed};
use crate::sample::share;
use catenary::engine::game::{Game, Rng, Seat};
use catenary::titles::metromania::boards::{Flank, SpotType, Vertex, VertexSet};
use catenary::titles::metromania::rules::reading::TUNNELS;
use catenary::titles::metromania::rules::scoring::{self, Test};
use catenary::titles::metromania::rules::state::{Decision, LineId, State};
use catenary::titles::metromania::rules::trip::StationNet;
use catenary::titles::metromania::rules::{Metromania, action::Action};
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
    let choice = |way: catenary::titles::metromania::rules::dig::DigOption| {
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
    turn::digger_options(state).map(choice).collect()
}

#[test]
fn mline_3_legal_tunnels_agree_with_the_oracle() {
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
fn mstat_1_stations_of_a_tunnel_agree_with_the_oracle() {
    let mut made = 0;
    each_position(|state| {
        if state.decision != Decision::Turn {
            return;
        }
        let slow = Slow::of(state);
        for way in turn::digger_options(state) {
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
fn mline_7_blocked_lines_agree_with_the_oracle() {
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

/// Compares stations, passes and types with the slow search, which follows each game from its beginning. The hands of
/// three players must follow from their choices.
#[test]
fn mline_6_stations_passes_and_types_agree_with_the_oracle() {
    let (mut later, mut declined, mut doubled) = (0, 0, 0);
    for players in 2..=4 {
        for seed in 0..6 * share(GAMES) {
            let mut history = History::default();
            play_told(&setup(players, seed), seed + 1000, |state, action| {
                let (mut own, mut slow) = (listed(state), history.expected(state));
                own.sort_unstable();
                slow.sort_unstable();
                assert_eq!(own, slow, "{:?}", state.decision);
                let closed = state.line_ids().filter(|&line| state.closed.has(line));
                assert!(closed.map(LineId::index).eq(history.closed().iter().copied()));
                let Some(action) = action else { return };
                let on_finished = |vertex: Vertex| {
                    let own = state.lines_at(vertex).iter().filter(|it| it.owner() == state.seat);
                    own.map(|line| state.line(line)).all(|line| line.is_finished())
                };
                let is_turn = state.decision == Decision::Turn;
                later += usize::from(
                    matches!(action, Action::Station(at) if is_turn && on_finished(at)),
                );
                declined += usize::from(action == Action::Pass && slow.len() > 1);
                doubled += usize::from(matches!(action, Action::Double(_)));
                history.note(state, action);
                if history.chosen.len() == 2 && doubled > 0 && matches!(action, Action::Double(_)) {
                    let mut after = state.clone();
                    Metromania::apply_unchecked(&mut after, action, &mut Vec::new());
                    check_dealt(&history, &after);
                }
            });
        }
    }
    assert!(later > 2 && declined > 15 && doubled > 99, "{later} {declined} {doubled}");
}

/// The first player chooses, then the next one; the last gets the remaining type; then the first begins (MSET-3).
fn check_dealt(history: &History, state: &State) {
    let [(first, one), (second, other)] = history.chosen[..] else { panic!("two choices") };
    assert_eq!((second, state.seat), (Seat((first.0 + 1) % 3), first));
    let last = SpotType::ALL.into_iter().find(|&kind| kind != one && kind != other);
    let doubles = [(first, one), (second, other), (Seat((first.0 + 2) % 3), last.expect("a type"))];
    for (seat, double) in doubles {
        for kind in SpotType::ALL {
            let count = if kind == double { 2 } else { 1 };
            assert_eq!(state.hands[seat].of_type(kind).len(), count);
        }
        assert!(state.hands[seat].letters_differ());
    }
}

/// Returns the stations of every line, as points.
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

fn compare(net: &StationNet, stops: &[Vec<(i8, i8)>], from: VertexSet, to: VertexSet) -> bool {
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
fn mtest_1_trips_of_games_agree_with_the_oracle() {
    let mut possible = 0;
    for players in 2..=4 {
        for seed in 0..60 {
            let end = play(&setup(players, seed), seed + 500, |_| {});
            for test in Test::all() {
                let (from, to) = scoring::ends(&end, test);
                possible += usize::from(compare(&StationNet::of(&end), &stops(&end), from, to));
            }
        }
    }
    assert!(possible > 50, "{possible}");
}

/// Nets in which many trips are equally fast.
#[test]
fn mtest_2_trips_on_random_networks_agree_with_the_oracle() {
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
        let net =
            StationNet::new(lines.iter().map(|line| line.iter().copied().collect()).collect());
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
