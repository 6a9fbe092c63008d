//! Positions for the tests of this folder.

use crate::engine::game::{Game, Rng};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::{Decision, State};

/// All positions of a random solo game, the end included.
pub(super) fn walk(seed: u64) -> impl Iterator<Item = State> {
    walk_of(1, seed)
}

/// All positions of a random game of so many, the end included.
pub(super) fn walk_of(players: usize, seed: u64) -> impl Iterator<Item = State> {
    let mut rng = Rng::new(seed);
    let start = Tramways::new(&Setup::standard(players, seed)).expect("a legal setup");
    let next = move |state: &State| {
        let legal = Tramways::legal(state);
        (!legal.is_empty()).then(|| play(state, &[legal[rng.below(legal.len())]]))
    };
    std::iter::successors(Some(start), next)
}

/// The positions of some random games that ask for one thing.
pub(super) fn asking(decision: fn(Decision) -> bool) -> Vec<State> {
    let games = (0..24).flat_map(walk);
    let found: Vec<State> = games.filter(|state| decision(state.decision)).take(60).collect();
    assert!(!found.is_empty(), "no such position");
    found
}

/// The position after legal decisions.
pub(super) fn play(state: &State, actions: &[Action]) -> State {
    let mut state = state.clone();
    for &action in actions {
        Tramways::apply(&mut state, action, &mut Vec::new())
            .unwrap_or_else(|refusal| panic!("{action:?} at {:?}: {refusal}", state.decision));
    }
    state
}
