//! Counting action sequences: the classic test of a rules engine.

use super::Game;

/// The number of sequences of `depth` actions from a state. Sequences that end earlier, with the
/// game, are not counted.
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
