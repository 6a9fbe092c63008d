//! `lab perft`: counts action sequences.

use super::arguments::{StartArguments, VariantArguments};
use crate::engine::game::perft;
use crate::measure::{LabError, LabTitle};
use crate::titles::rule_sets::TitleTask;
use clap::Args;

/// The arguments of `lab perft`.
#[derive(Args)]
pub(super) struct Perft {
    #[command(flatten)]
    start: StartArguments,
    /// The number of players.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// The longest sequences to count.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(..=20))]
    depth: u32,
    #[command(flatten)]
    variants: VariantArguments,
}

/// Counts the sequences of each depth, one line per depth.
pub(super) fn run(arguments: &Perft) -> Result<String, LabError> {
    arguments.start.title.with_rules(arguments)?
}

impl TitleTask for &Perft {
    type Output = Result<String, LabError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let Perft { start, players, depth, variants } = self;
        let setup = variants.setup::<G>(&start.title.key, (*players).into(), start.seed)?;
        let state = G::new(&setup).map_err(|why| LabError::unplayable(&why))?;
        let line = |depth| format!("{depth} {}", perft::<G>(&state, depth));
        Ok((1..=*depth).map(line).collect::<Vec<_>>().join("\n"))
    }
}
