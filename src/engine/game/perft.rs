//! Counts action sequences: the classic test of a rules engine.

use super::Game;

/// Returns the number of action sequences of length `depth` from a state. Shorter ones, which end with the game, do not count.
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    let mut actions = Vec::new();
    if depth == 0 {
        return 1;
    }
    G::legal_actions(state, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |&action: &G::Action| {
        let mut next = state.clone();
        G::apply_unchecked(&mut next, action, &mut Vec::new());
        perft::<G>(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}
