//! The time of Metromania's seven test trips on the nets that Medium bots build.

use catenary::engine::bots::{Bot, Level};
use catenary::engine::game::{BySeat, Game};
use catenary::measure::{Nobody, play};
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::scoring;
use catenary::titles::metromania::rules::setup::Setup;
use catenary::titles::metromania::rules::state::State;
use std::hint::black_box;
use std::time::Instant;

/// Games whose last positions are measured.
const GAMES: u64 = 20;

/// The number of searches in a position.
const TIMES: u32 = 2000;

/// The last position of a game between Medium bots; `None` if none can be dealt.
fn last_position(setup: &Setup) -> Option<State> {
    let bot: Box<dyn Bot<Metromania>> = Level::Medium.bot();
    let bots = BySeat::new(Metromania::players(setup), |_| &*bot);
    Some(play(setup.clone(), &bots, &mut Nobody).ok()?.state)
}

/// The microseconds for all trips of a position.
fn measured(state: &State) -> f64 {
    let started = Instant::now();
    (0..TIMES).for_each(|_| drop(black_box(scoring::tests(black_box(state)))));
    started.elapsed().as_secs_f64() * 1e6 / f64::from(TIMES)
}

/// Prints the mean and the longest time for a number of players.
pub(crate) fn report(players: u8) {
    let last = |seed| last_position(&Setup::standard(players, seed));
    let times: Vec<f64> = (0..GAMES).filter_map(last).map(|state| measured(&state)).collect();
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let longest = times.iter().copied().fold(0.0, f64::max);
    println!(
        "metromania, {players} players: {mean:.1} us for all seven trips of a finished game, longest {longest:.1}"
    );
}
