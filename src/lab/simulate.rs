//! `lab simulate`: whole games, counted and measured.

use super::arguments::{ArgumentError, Arguments};
use super::game::play;
use super::tally::Tally;
use super::variants;
use crate::engine::bots::{Bot, Level};
use crate::engine::game::{BySeat, Game};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use std::time::Instant;

/// Plays the games that the arguments ask for and reports them.
pub(super) fn run(words: &[&str]) -> Result<String, ArgumentError> {
    let names = ["--game", "--players", "--games", "--seed", "--policy"];
    let names = [&names[..], &variants::NAMES].concat();
    let arguments = Arguments::read(words, &names, &["--json", "--check"])?;
    arguments.one_of("--game", &[Tramways::KEY])?;
    let players = arguments.number("--players", 1, 1..=5)? as usize;
    let games = arguments.number("--games", 100, 1..=100_000_000)?;
    let seed = arguments.number("--seed", 1, 0..=u64::MAX)?;
    let policy = arguments.one_of("--policy", &Level::ALL.map(Level::name))?;
    let bot = Level::named(policy).unwrap_or(Level::Random).bot();
    let setup = variants::setup(&arguments, players, seed)?;
    let mut tally = Tally::new(games, arguments.has("--check"));
    let start = Instant::now();
    for game in 0..games {
        add_game(Setup { seed: seed.wrapping_add(game), ..setup.clone() }, &*bot, &mut tally);
    }
    tally.time = start.elapsed();
    let report = tally.report();
    Ok(if arguments.has("--json") { report.to_string() } else { format!("{report:#}") })
}

/// Plays a game and takes it in; one that cannot be dealt stays unfinished.
fn add_game(setup: Setup, bot: &dyn Bot<Tramways>, tally: &mut Tally) {
    let Ok(start) = Tramways::new(&setup) else { return };
    let bots = BySeat::new(setup.players(), |_| bot);
    if let Ok(played) = play(setup, &bots, tally) {
        tally.add(&played, &start.order);
    }
}
