//! `lab simulate`: whole games, counted and measured.

use super::arguments::{LabError, Policy, Start, player};
use super::follower::Follower;
use super::game::{Witness, play};
use super::overview::{Checking, Overview};
use super::tally::Tally;
use super::title::{LabTitle, TitleTask, with_key};
use super::variants::Variants;
use crate::engine::bots::Bot;
use crate::engine::game::{BySeat, Game};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use clap::Args;
use serde_json::Value;
use std::time::{Duration, Instant};

/// The arguments of `lab simulate`.
#[derive(Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    start: Start,
    /// The number of players.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// How many games are played.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// All players: a level of the bots, or whoever follows the page's hints.
    #[arg(long, default_value = "random", value_parser = player())]
    policy: Policy,
    /// Check the invariants after every decision.
    #[arg(long)]
    check: bool,
    /// Print the report on one line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: Variants,
}

impl Simulate {
    /// The setup of the game of a number, from 0.
    fn setup<G: LabTitle>(&self, game: u64) -> Result<G::Setup, LabError> {
        let seed = self.start.seed.wrapping_add(game);
        G::chosen_setup(&self.start.game, &self.variants, self.players.into(), seed)
    }

    fn written(&self, report: &Value) -> String {
        if self.json { report.to_string() } else { format!("{report:#}") }
    }
}

/// Plays the games that the arguments ask for and reports them.
pub(super) fn run(arguments: &Simulate) -> Result<String, LabError> {
    if Tramways::KEY == arguments.start.game {
        return tramways(arguments);
    }
    with_key(&arguments.start.game, Simulation(arguments))?
}

struct Simulation<'a>(&'a Simulate);

impl TitleTask for Simulation<'_> {
    type Output = Result<String, LabError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let arguments = self.0;
        let checking = if arguments.check { Checking::EveryDecision } else { Checking::End };
        let mut overview = Overview::new(arguments.games, checking);
        let bot = arguments.policy.level()?.bot::<G>();
        let bots = BySeat::new(arguments.players.into(), |_| &*bot);
        let mut balance = G::balance();
        for game in 0..arguments.games {
            if let Ok(played) = play::<G>(arguments.setup::<G>(game)?, &bots, &mut overview) {
                overview.add(&played);
                if let Some(balance) = &mut balance {
                    balance.add(&played);
                }
            }
        }
        let mut report = overview.report(speed(arguments, &*bot)?);
        if let Some(balance) = balance {
            report["balance"] = balance.report();
        }
        Ok(arguments.written(&report))
    }
}

/// Games of Tramways, with counts of its cards and boards.
fn tramways(arguments: &Simulate) -> Result<String, LabError> {
    let bot: Box<dyn Bot<Tramways>> = match arguments.policy {
        Policy::Level(level) => level.bot(),
        Policy::Hints => Box::new(Follower::new()),
    };
    let mut tally = Tally::new(arguments.games, arguments.check);
    let setup = arguments.setup::<Tramways>(0)?;
    for game in 0..arguments.games {
        let seed = arguments.start.seed.wrapping_add(game);
        add_game(Setup { seed, ..setup.clone() }, &*bot, &mut tally);
    }
    tally.speed = speed(arguments, &*bot)?;
    Ok(arguments.written(&tally.report()))
}

/// Plays a game and takes it in; one that cannot be dealt stays unfinished.
fn add_game(setup: Setup, bot: &dyn Bot<Tramways>, tally: &mut Tally) {
    let Ok(start) = Tramways::new(&setup) else { return };
    let bots = BySeat::new(setup.players(), |_| bot);
    if let Ok(played) = play(setup, &bots, tally) {
        tally.add(&played, &start.order);
    }
}

/// Nobody looks on.
struct Nobody;

impl<G: Game> Witness<G> for Nobody {}

/// The speed is known well enough after so long.
const TIMED: Duration = Duration::from_secs(2);

/// The decisions a second of the first games, played once more with nothing but playing: no checks,
/// no counts.
fn speed<G: LabTitle>(arguments: &Simulate, bot: &dyn Bot<G>) -> Result<u64, LabError> {
    let bots = BySeat::new(arguments.players.into(), |_| bot);
    let (mut decisions, mut time) = (0, Duration::ZERO);
    for game in 0..arguments.games {
        let setup = arguments.setup::<G>(game)?;
        let begun = Instant::now();
        let played = play::<G>(setup, &bots, &mut Nobody);
        time += begun.elapsed();
        decisions += played.map_or(0, |played| played.record.actions.len());
        if time > TIMED {
            break;
        }
    }
    Ok((decisions as f64 / time.as_secs_f64().max(1e-9)).round() as u64)
}
