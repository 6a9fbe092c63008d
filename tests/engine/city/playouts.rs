//! Random games have no dead ends, break no invariant, and end.

use super::support::{play_at_random, tables};
use crate::sample::share;
use catenary::engine::game::{Game, Rng};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;

/// Games per board and number of players; `scripts/prove` plays all, other runs a twentieth.
const GAMES: u64 = 10_000;

#[test]
fn random_games_end_and_keep_every_invariant() {
    for (board, players) in tables() {
        for seed in 0..share(GAMES) {
            let (_, end) =
                play_at_random(Setup::standard(board, players, seed), |_, action, state, _| {
                    let sound = City::check_invariants(state);
                    assert_eq!(sound, Ok(()), "{board:?} {players} seed {seed}: {action:?}");
                });
            assert!(City::outcome(&end).is_some_and(|outcome| !outcome.winners.is_empty()));
        }
    }
}

#[test]
fn legal_actions_are_sorted_and_exactly_those_that_pass_the_check() {
    for (board, players) in tables() {
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let mut asked = Vec::new();
            let (record, _) =
                play_at_random(Setup::standard(board, players, seed), |before, action, _, _| {
                    let legal = City::legal(before);
                    assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
                    assert!(legal.iter().all(|&legal| City::check(before, legal).is_ok()));
                    for &other in &asked {
                        assert_eq!(legal.contains(&other), City::check(before, other).is_ok());
                    }
                    if rng.below(8) == 0 {
                        asked.push(action);
                    }
                    let text = City::notation(before, action);
                    assert_eq!(City::parse(before, &text), Some(action), "{text}");
                });
            assert!(record.replay().is_ok_and(|replay| replay.refusal.is_none()));
        }
    }
}
