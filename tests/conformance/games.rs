//! Random games for the checks.

use catenary::engine::game::{Game, Record, Rng};

/// More decisions than any game needs.
pub(crate) const MOST_PLIES: usize = 20_000;

/// A position of a game.
pub(crate) struct Ply<G: Game> {
    pub(crate) state: G::State,
    /// The legal actions; empty at the end.
    pub(crate) legal: Vec<G::Action>,
}

/// A random game: its record and all its positions, the last one over.
pub(crate) struct Walk<G: Game> {
    pub(crate) record: Record<G>,
    /// The positions: one more than the record has actions.
    pub(crate) plies: Vec<Ply<G>>,
}

/// Plays a setup at random, to its end.
pub(crate) fn walk<G: Game>(setup: &G::Setup, seed: u64) -> Walk<G> {
    let state = G::new(setup).expect("a legal setup");
    let (mut record, mut plies) = (Record::<G>::new(setup.clone()), Vec::new());
    play_on::<G>(state, seed, |state, legal, taken| {
        plies.push(Ply { state: state.clone(), legal: legal.to_vec() });
        record.actions.extend(taken);
    });
    Walk { record, plies }
}

/// Plays a position on at random to its end; calls `see` with each position, its legal actions and the one taken.
pub(crate) fn play_on<G: Game>(
    mut state: G::State,
    seed: u64,
    mut see: impl FnMut(&G::State, &[G::Action], Option<G::Action>),
) {
    let (mut rng, mut legal, mut events) = (Rng::new(seed), Vec::new(), Vec::new());
    for _ in 0..MOST_PLIES {
        G::legal_actions(&state, &mut legal);
        if G::to_act(&state).is_none() {
            return see(&state, &legal, None);
        }
        assert!(!legal.is_empty(), "a dead end: {state:?}");
        let action = legal[rng.below(legal.len())];
        see(&state, &legal, Some(action));
        events.clear();
        G::apply(&mut state, action, &mut events).expect("a listed action is legal");
    }
    panic!("an endless game");
}
