//! `lab simulate`: plays and measures whole games.

use super::arguments::{PolicyArgument, StartArguments, VariantArguments, player};
use crate::engine::bots::Bot;
use crate::engine::game::BySeat;
use crate::measure::{InvariantChecks, LabError, LabTitle, Nobody, play};
use crate::titles::rule_sets::TitleTask;
use clap::Args;
use std::time::{Duration, Instant};

/// The arguments of `lab simulate`.
#[derive(Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    start: StartArguments,
    /// The number of players.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// The number of games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// All players: a level of the bots, or the player that follows the page's hints.
    #[arg(long, default_value = "random", value_parser = player())]
    policy: PolicyArgument,
    /// Check the invariants after every decision.
    #[arg(long)]
    check: bool,
    /// Print the report on one line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: VariantArguments,
}

impl Simulate {
    /// Returns the setup of a game, counted from 0.
    fn setup<G: LabTitle>(&self, game: u64) -> Result<G::Setup, LabError> {
        let seed = self.start.seed.wrapping_add(game);
        self.variants.setup::<G>(&self.start.title.key, self.players.into(), seed)
    }
}

/// Plays the games and reports them.
pub(super) fn run(arguments: &Simulate) -> Result<String, LabError> {
    arguments.start.title.with_rules(arguments)?
}

impl TitleTask for &Simulate {
    type Output = Result<String, LabError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let checking =
            if self.check { InvariantChecks::EveryDecision } else { InvariantChecks::End };
        let mut counts = G::counts(self.games, checking);
        let bot = self.policy.bot::<G>()?;
        let bots = BySeat::new(self.players.into(), |_| &*bot);
        for game in 0..self.games {
            if let Ok(played) = play::<G>(self.setup::<G>(game)?, &bots, &mut *counts) {
                counts.add(&played);
            }
        }
        let report = counts.report(speed(self, &*bot)?);
        Ok(if self.json { report.to_string() } else { format!("{report:#}") })
    }
}

/// The time after which the speed is known well enough.
const TIMED: Duration = Duration::from_secs(2);

/// Returns the decisions per second of the first games, played once more without checks and counts.
fn speed<G: LabTitle>(arguments: &Simulate, bot: &dyn Bot<G>) -> Result<u64, LabError> {
    let bots = BySeat::new(arguments.players.into(), |_| bot);
    let (mut decisions, mut time) = (0, Duration::ZERO);
    for game in 0..arguments.games {
        let setup = arguments.setup::<G>(game)?;
        let started = Instant::now();
        let played = play::<G>(setup, &bots, &mut Nobody);
        time += started.elapsed();
        decisions += played.map_or(0, |played| played.record.actions.len());
        if time > TIMED {
            break;
        }
    }
    Ok((decisions as f64 / time.as_secs_f64().max(1e-9)).round() as u64)
}
