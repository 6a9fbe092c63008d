//! Action sequences of the standard setups, counted: a change of rules shows here first.

use catenary::engine::game::{Game, perft};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;

fn count(players: usize, depth: u32) -> u64 {
    let state = Tramways::new(&Setup::standard(players, 1)).expect("a legal setup");
    perft::<Tramways>(&state, depth)
}

#[test]
fn sequences_of_the_standard_setups() {
    let counted: Vec<u64> = (1..=5).map(|players| count(players, 6)).collect();
    assert_eq!(counted, [444, 432, 1080, 2016, 3240]);
}

#[test]
fn sequences_into_the_first_actions() {
    assert_eq!(count(1, 8), 5912);
}
