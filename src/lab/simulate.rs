//! `lab simulate`: whole games, counted and measured.

use super::arguments::{ArgumentError, Arguments};
use super::game::play;
use super::overview::{Checking, Overview};
use super::tally::Tally;
use super::title::{LabTitle, TitleTask, key, with_key};
use crate::engine::bots::{Bot, Level};
use crate::engine::game::{BySeat, Game, MAX_SEATS};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use serde_json::Value;
use std::time::Instant;

/// What the arguments ask for, whatever the title.
struct Wanted<'a> {
    arguments: Arguments<'a>,
    players: usize,
    games: u64,
    seed: u64,
    level: Level,
}

impl<'a> Wanted<'a> {
    fn read(words: &[&'a str], variants: &[&str]) -> Result<Wanted<'a>, ArgumentError> {
        let names = ["--game", "--players", "--games", "--seed", "--policy"];
        let names = [&names[..], variants].concat();
        let arguments = Arguments::read(words, &names, &["--json", "--check"])?;
        let players = arguments.number("--players", 1, 1..=MAX_SEATS as u64)? as usize;
        let games = arguments.number("--games", 100, 1..=100_000_000)?;
        let seed = arguments.number("--seed", 1, 0..=u64::MAX)?;
        let policy = arguments.one_of("--policy", &Level::ALL.map(Level::name))?;
        let level = Level::named(policy).unwrap_or(Level::Random);
        Ok(Wanted { arguments, players, games, seed, level })
    }

    fn written(&self, report: &Value) -> String {
        let is_line = self.arguments.has("--json");
        if is_line { report.to_string() } else { format!("{report:#}") }
    }
}

/// Plays the games that the arguments ask for and reports them.
pub(super) fn run(words: &[&str]) -> Result<String, ArgumentError> {
    if Tramways::KEY == key(words) {
        return tramways(words);
    }
    with_key(key(words), Simulation(words))?
}

struct Simulation<'a>(&'a [&'a str]);

impl TitleTask for Simulation<'_> {
    type Output = Result<String, ArgumentError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let wanted = Wanted::read(self.0, G::VARIANTS)?;
        let is_checked = wanted.arguments.has("--check");
        let checking = if is_checked { Checking::EveryDecision } else { Checking::End };
        let mut overview = Overview::new(wanted.games, checking);
        let bot = wanted.level.bot::<G>();
        let bots = BySeat::new(wanted.players, |_| &*bot);
        let start = Instant::now();
        for game in 0..wanted.games {
            let seed = wanted.seed.wrapping_add(game);
            let setup = G::chosen_setup(key(self.0), &wanted.arguments, wanted.players, seed)?;
            if let Ok(played) = play::<G>(setup, &bots, &mut overview) {
                overview.add(&played);
            }
        }
        Ok(wanted.written(&overview.report(start.elapsed())))
    }
}

/// Games of Tramways, with counts of its cards and boards.
fn tramways(words: &[&str]) -> Result<String, ArgumentError> {
    let wanted = Wanted::read(words, Tramways::VARIANTS)?;
    let Wanted { arguments, players, games, seed, level } = &wanted;
    let bot = level.bot();
    let setup = Tramways::chosen_setup(Tramways::KEY, arguments, *players, *seed)?;
    let mut tally = Tally::new(*games, arguments.has("--check"));
    let start = Instant::now();
    for game in 0..*games {
        add_game(Setup { seed: seed.wrapping_add(game), ..setup.clone() }, &*bot, &mut tally);
    }
    tally.time = start.elapsed();
    Ok(wanted.written(&tally.report()))
}

/// Plays a game and takes it in; one that cannot be dealt stays unfinished.
fn add_game(setup: Setup, bot: &dyn Bot<Tramways>, tally: &mut Tally) {
    let Ok(start) = Tramways::new(&setup) else { return };
    let bots = BySeat::new(setup.players(), |_| bot);
    if let Ok(played) = play(setup, &bots, tally) {
        tally.add(&played, &start.order);
    }
}
