//! The work that both benchmarks do: random solo games, and the replay of one finished game.

use catenary::game::{Game, Record, Rng};
use catenary::games::tramways::Tramways;
use catenary::games::tramways::setup::Setup;

/// Games of one measurement.
pub(crate) const GAMES: u64 = 2000;

/// Games before the measurement, in which a browser compiles the hot code.
const WARM_UP: u64 = 1500;

/// Plays a random solo game to its end.
pub(crate) fn playout(seed: u64) -> Record<Tramways> {
    let setup = Setup::standard(1, seed);
    let mut record = Record::new(setup);
    let Ok(mut state) = Tramways::new(&record.setup) else { return record };
    let mut rng = Rng::new(seed);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while Tramways::to_act(&state).is_some() {
        Tramways::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        events.clear();
        Tramways::apply_unchecked(&mut state, action, &mut events);
        record.actions.push(action);
    }
    record
}

/// Prints decisions a second and the time of a replay; `now` is a clock in milliseconds.
pub(crate) fn report(name: &str, now: impl Fn() -> f64, print: impl Fn(String)) {
    (0..WARM_UP).for_each(|seed| drop(playout(seed)));
    let start = now();
    let records: Vec<_> = (0..GAMES).map(playout).collect();
    let seconds = (now() - start) / 1000.0;
    let decisions: usize = records.iter().map(|record| record.actions.len()).sum();
    let per_second = decisions as f64 / seconds;
    print(format!("{name}: {per_second:.0} decisions a second in {GAMES} random solo games"));
    let start = now();
    let replayed = records.iter().filter(|record| record.replay().is_ok()).count();
    let each = (now() - start) / replayed as f64;
    print(format!("{name}: {each:.3} ms to replay a finished solo game, every action checked"));
}
