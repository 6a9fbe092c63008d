//! What Tramways tells the command line, with the subcommands that only it has: one file each.

mod apply;
mod auctions;
mod follower;
mod par;
mod replay;
mod tally;
mod variants;

use crate::measure::{Checking, Counts, LabError, LabTitle, NewBot, Report};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};
use follower::Follower;
use tally::Tally;
use variants::Variants;

#[derive(Subcommand)]
enum Own {
    /// Plays links from the first action to the last and says what came of each, one JSON a line.
    Replay(replay::Replay),
    /// Searches for the best score of a ranked setup.
    Par(par::Par),
    /// Carries out the actions of a position file and prints the position after them.
    Apply(apply::Apply),
}

impl LabTitle for Tramways {
    const FOLLOWER: Option<NewBot<Tramways>> = Some(|| Box::new(Follower::new()));

    fn counts(games: u64, checking: Checking) -> Box<dyn Counts<Tramways>> {
        Box::new(Tally::new(games, checking))
    }

    fn with_variants(command: Command) -> Command {
        Variants::augment_args(command)
    }

    fn chosen_setup(
        _title: &str,
        variants: &ArgMatches,
        players: usize,
        seed: u64,
    ) -> Result<Setup, LabError> {
        Variants::from_arg_matches(variants).unwrap_or_default().setup(players, seed)
    }

    fn varied_setups(_title: &str) -> Vec<Setup> {
        variants::varied_setups()
    }

    fn with_commands(lab: Command) -> Command {
        Own::augment_subcommands(lab)
    }

    fn run(arguments: &ArgMatches) -> Option<Report> {
        Some(match Own::from_arg_matches(arguments).ok()? {
            Own::Replay(arguments) => replay::run(&arguments),
            Own::Par(arguments) => par::run(&arguments).into(),
            Own::Apply(arguments) => apply::run(&arguments),
        })
    }
}
