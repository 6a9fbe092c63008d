//! The title's part of the command line, with one file for each of its own subcommands.

mod follower;
mod par;
mod position;
mod results;
mod trace;
mod variants;

use crate::engine::bots::Level;
use crate::measure::{
    LabError, LabReport, LabTitle, NewBot, OpenedPosition, PositionError, Ranked, ResultColumn,
    read,
};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::State;
use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};
use follower::Follower;
use position::Position;
use serde_json::Value;
use variants::Variants;

#[derive(Subcommand)]
enum Own {
    /// Searches for the best score of a ranked setup.
    Par(par::ParArguments),
}

impl LabTitle for Tramways {
    const GUESTS: Option<&'static str> =
        Some("in Tramways and the city games, deep, which thinks ten times as much as Hard");
    const FOLLOWER: Option<NewBot<Tramways>> = Some(|| Box::new(Follower::new()));

    /// A game of five hard bots takes half a minute.
    fn reference_games(players: u8, level: Level) -> u16 {
        match (level, players) {
            (Level::Hard, ..3) => 100,
            (Level::Hard, 3) => 30,
            (Level::Hard, _) => 0,
            _ => 400,
        }
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

    fn open(_title: &str, position: Value) -> Result<OpenedPosition<Tramways>, PositionError> {
        read::<Position>(position)?.open()
    }

    const NAMED: &'static [&'static str] = &[
        "hand",
        "deck",
        "discard",
        "open",
        "books",
        "display",
        "development_deck",
        "building_cards",
        "offers",
        "card",
    ];

    fn varied_setups(_title: &str) -> Vec<Setup> {
        variants::varied_setups()
    }

    const COLUMNS: &'static [ResultColumn] = &results::COLUMNS;

    fn ranked(setup: &Setup) -> Option<Ranked> {
        results::ranked(setup)
    }

    fn parts(state: &State) -> Vec<(&'static str, Value)> {
        results::parts(state)
    }

    fn with_commands(lab: Command) -> Command {
        Own::augment_subcommands(lab)
    }

    fn run(arguments: &ArgMatches) -> Option<LabReport> {
        Some(match Own::from_arg_matches(arguments).ok()? {
            Own::Par(arguments) => par::run(&arguments).into(),
        })
    }
}
