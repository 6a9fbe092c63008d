//! The engine agrees with the slow reference on all decisions of random games.

use super::maps::by_chance;
use super::slow::{claims, joined, payments, score, winners};
use super::support::{play_at_random, tables};
use crate::sample::share;
use catenary::engine::game::{Game, Seat};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::{Action, Payment};
use catenary::titles::city::rules::scoring::{self, Groups};
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::rules::state::{Decision, State};
use std::collections::BTreeSet;

/// Games per built-in board and number of players, and per random board: more than a thousand in all.
const GAMES: u64 = 167;

fn each_position(mut see: impl FnMut(&State)) {
    for (board, players) in tables() {
        for seed in 0..share(GAMES) {
            let setup = Setup::standard(board, players, 70_000 + seed);
            play_at_random(setup, |_, _, after, _| see(after));
        }
    }
    for seed in 0..share(GAMES) {
        let setup = Setup::standard(by_chance(seed), 2 + (seed % 3) as u8, seed);
        play_at_random(setup, |_, _, after, _| see(after));
    }
}

#[test]
fn cclaim_1_claims_and_payments_agree_with_the_oracle() {
    let (mut claimed, mut paid) = (0, 0);
    each_position(|state| match state.decision {
        Decision::Turn => {
            let engine = City::legal(state).into_iter().filter_map(|action| match action {
                Action::Claim(id) => Some(id),
                _ => None,
            });
            let engine: BTreeSet<_> = engine.collect();
            assert_eq!(engine, claims(state, state.seat));
            claimed += engine.len();
        }
        Decision::Payment(id) => {
            let engine = City::legal(state).into_iter().filter_map(|action| match action {
                Action::Pay(payment) => Some(payment),
                _ => None,
            });
            let engine: BTreeSet<Payment> = engine.collect();
            let route = &state.data().routes[id.index()];
            assert_eq!(engine, payments(state, state.seat, route));
            paid += engine.len();
        }
        _ => {}
    });
    assert!(claimed > 10_000 && paid > 500, "{claimed} claims, {paid} payments");
}

#[test]
fn ctick_3_connections_agree_with_the_oracle() {
    let mut found = 0;
    each_position(|state| {
        if !matches!(state.decision, Decision::Turn | Decision::Over) {
            return;
        }
        for seat in state.players.seats() {
            let groups = Groups::of(state.data(), state.players[seat].routes);
            for ticket in state.data().tickets {
                let slow = joined(state, seat, ticket.ends[0]).contains(&ticket.ends[1]);
                assert_eq!(groups.joins(ticket.ends), slow, "{:?}", ticket.ends);
                found += usize::from(slow);
            }
        }
    });
    assert!(found > 1_000, "{found}");
}

fn parts(state: &State, seat: Seat) -> [i32; 4] {
    let score = scoring::score(state, seat);
    [score.routes, score.completed, score.failed, score.tokens]
}

#[test]
fn cend_2_scores_and_winners_agree_with_the_oracle() {
    let mut ended = 0;
    each_position(|state| {
        for seat in state.players.seats() {
            assert_eq!(parts(state, seat), score(state, seat).0);
        }
        if let Some(outcome) = City::outcome(state) {
            assert_eq!(outcome.winners, winners(state));
            ended += 1;
        }
    });
    assert!(ended >= 7 * share(GAMES), "{ended}");
}
