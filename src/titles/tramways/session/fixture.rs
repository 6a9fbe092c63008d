//! Games for the tests of attempts.

use crate::engine::game::{Game, Record, Rng};
use crate::table::Day;
use crate::table::ranked::{Attempt, Origin};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::session::daily;

/// A random game to its end.
pub(super) fn played(setup: Setup, seed: u64) -> Record<Tramways> {
    let (mut rng, mut legal, mut events) = (Rng::new(seed), Vec::new(), Vec::new());
    let mut state = Tramways::new(&setup).expect("a legal setup");
    let mut record = Record::<Tramways>::new(setup);
    loop {
        Tramways::legal_actions(&state, &mut legal);
        if legal.is_empty() {
            return record;
        }
        let action = legal[rng.below(legal.len())];
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        record.actions.push(action);
    }
}

/// A random attempt that was begun at some time.
pub(super) fn attempt(setup: Setup, seed: u64, begun_at: u64, origin: Origin) -> Attempt {
    let link = codec::encode(&played(setup, seed));
    Attempt { link, begun_at, finished_at: begun_at + 600_000, spent: 400_000, origin, place: 0 }
}

/// A random attempt at the set-up of a day, begun on that day.
pub(super) fn daily_attempt(day: u32, seed: u64, origin: Origin) -> Attempt {
    let begun_at = Day(day).begins() + 3_600_000 + 1000 * seed;
    attempt(daily::setup(Day(day)), seed, begun_at, origin)
}
