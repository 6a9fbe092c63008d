//! The work of both benchmarks: random solo games, the replay of one finished game, and going
//! through the past of a long one.

use catenary::engine::game::{Game, Record, Rng};
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::{Device, GameTable, Players, Session};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::words::Locale;

/// Games of one measurement.
pub(crate) const GAMES: u64 = 2000;

/// Games before the measurement, in which a browser compiles the hot code.
const WARM_UP: u64 = 1500;

/// The number of visited positions of the past.
const JUMPS: usize = 2000;

/// Plays a random solo game to its end.
pub(crate) fn playout(seed: u64) -> Record<Tramways> {
    playout_of(Setup::standard(1, seed), seed)
}

fn playout_of(setup: Setup, seed: u64) -> Record<Tramways> {
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
pub(crate) fn report(name: &str, now: impl Fn() -> f64 + Copy, print: impl Fn(String) + Copy) {
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
    report_past(name, now, print);
}

/// Prints the time to go to any decision of a finished game of five and to describe all that the table shows there.
fn report_past(name: &str, now: impl Fn() -> f64, print: impl Fn(String)) {
    let record = playout_of(Setup::standard(5, 1), 1);
    let Ok((session, _)) = Session::resume(&record, usize::MAX) else { return };
    let length = session.length();
    let table = GameTable::new(session, &Players::people(5), 5);
    let model = TableModel::new(table, Device::default());
    let (mut rng, mut longest, mut lines) = (Rng::new(2), 0.0_f64, 0);
    let start = now();
    for _ in 0..JUMPS {
        let started = now();
        let jump = Intent::GoTo { line: 0, ply: rng.below(length + 1) };
        let there = model.after(&jump, Locale::English);
        lines += there.view(Locale::English).log.len();
        longest = longest.max(now() - started);
    }
    let each = (now() - start) / JUMPS as f64;
    print(format!(
        "{name}: {each:.3} ms to go to one of {length} decisions of five players and to tell what is shown there, {} lines of the log among it; longest {longest:.3} ms",
        lines / JUMPS
    ));
}
