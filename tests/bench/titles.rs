//! The speed of the rule sets that the shell plays: random games, copies of a position, replays.

use catenary::engine::codec::{self, Coded};
use catenary::engine::game::{Game, Record, Rng};
use std::hint::black_box;
use std::time::Instant;

/// Games of one measurement.
const GAMES: u64 = 2000;

/// Copies of one measurement.
const COPIES: u32 = 1_000_000;

fn playout<G: Game>(setup: G::Setup, seed: u64) -> (Record<G>, Vec<G::State>) {
    let mut record = Record::new(setup);
    let Ok(mut state) = G::new(&record.setup) else { return (record, Vec::new()) };
    let (mut rng, mut states) = (Rng::new(seed), Vec::new());
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while G::to_act(&state).is_some() {
        G::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        events.clear();
        G::apply_unchecked(&mut state, action, &mut events);
        record.actions.push(action);
        if record.actions.len() == 30 {
            states.push(state.clone());
        }
    }
    (record, states)
}

/// Prints the speed of random games of a setup.
pub(crate) fn report<G: Coded>(name: &str, setup: impl Fn(u64) -> G::Setup) {
    let started = Instant::now();
    let played: Vec<_> = (0..GAMES).map(|seed| playout::<G>(setup(seed), seed)).collect();
    let seconds = started.elapsed().as_secs_f64();
    let decisions: usize = played.iter().map(|(record, _)| record.actions.len()).sum();
    let speed = decisions as f64 / seconds;

    let state = played.iter().flat_map(|(_, states)| states).next();
    let started = Instant::now();
    (0..COPIES).for_each(|_| drop(black_box(black_box(state).cloned())));
    let copy = started.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES);

    let started = Instant::now();
    let replayed = played.iter().filter(|(record, _)| record.replay().is_ok()).count();
    let replay = started.elapsed().as_secs_f64() * 1e3 / replayed as f64;

    let mut links: Vec<usize> =
        played.iter().map(|(record, _)| codec::encode(record).len()).collect();
    links.sort_unstable();
    let long = links[links.len() * 95 / 100];
    println!(
        "{name}: {speed:.0} decisions a second at random, {copy:.0} ns a copy, {replay:.3} ms a replay, links of {long} characters (95 of 100 are no longer)"
    );
}
