//! What a rule set tells the command line besides its rules.

use super::arguments::LabError;
use super::game::{Played, Witness};
use super::overview::Overview;
use super::position::{Opened, PositionError, wrong};
use super::totals::Checking;
use crate::engine::bots::{Bot, HasBots, Level};
use crate::engine::codec::Coded;
use crate::engine::game::{BySeat, Game, MAX_SEATS};
use crate::engine::trace::Traced;
use clap::{ArgMatches, Command};
use serde_json::Value;
use std::error::Error;

/// Makes a player.
pub type NewBot<G> = fn() -> Box<dyn Bot<G>>;

/// A rule set on the command line.
pub trait LabTitle: Traced + Coded + HasBots + Sized + 'static {
    /// The players of `lab arena` that it has besides ([`HasBots::guest`]), in words.
    const GUESTS: Option<&'static str> = None;

    /// Whoever follows the page's hints.
    const FOLLOWER: Option<NewBot<Self>> = None;

    /// What else is counted of each seat in a finished game, by name.
    fn marks(_: &Self::State) -> Vec<(String, BySeat<i64>)> {
        Vec::new()
    }

    /// How many games `lab reference` plays; none where they take too long.
    fn reference_games(_players: u8, level: Level) -> u16 {
        if level == Level::Hard { 100 } else { 400 }
    }

    /// What `lab simulate` counts in so many games.
    fn counts(games: u64, checking: Checking) -> Box<dyn Counts<Self>> {
        Box::new(Overview::new(games, checking))
    }

    /// Opens a position of a file of one of its titles.
    ///
    /// # Errors
    /// What is wrong with the position, and where.
    fn open(title: &str, _position: Value) -> Result<Opened<Self>, PositionError> {
        wrong("game", format!("{title} has no position files"))
    }

    /// The fields of positions and events in which a file may give things names of its own.
    const NAMED: &'static [&'static str] = &[];

    /// Adds the arguments that choose among its variants.
    fn with_variants(command: Command) -> Command {
        command
    }

    /// The setup of a title that its own arguments ask for.
    ///
    /// # Errors
    /// The setup cannot be played.
    fn chosen_setup(
        title: &str,
        _variants: &ArgMatches,
        players: usize,
        seed: u64,
    ) -> Result<Self::Setup, LabError> {
        let setup = Self::usual(title, players, seed);
        let setup = setup.ok_or_else(|| LabError::Players(title.to_owned(), players))?;
        Self::new(&setup).map_err(|why| LabError::unplayable(&why))?;
        Ok(setup)
    }

    /// Setups of a title that differ in everything, for links to tamper with.
    fn varied_setups(title: &str) -> Vec<Self::Setup> {
        (1..=MAX_SEATS).filter_map(|players| Self::usual(title, players, players as u64)).collect()
    }

    /// What a game of a setup is for; nothing where it is no ranked one.
    fn ranked(_: &Self::Setup) -> Option<Ranked> {
        None
    }

    /// What else is told of a finished game, by its name.
    fn parts(_: &Self::State) -> Vec<(&'static str, Value)> {
        Vec::new()
    }

    /// What of it stands in a table of results.
    const COLUMNS: &'static [Column] = &[];

    /// Adds the subcommands that only these rules have.
    fn with_commands(lab: Command) -> Command {
        lab
    }

    /// What such a subcommand answers; nothing where the arguments name none.
    fn run(_: &ArgMatches) -> Option<Report> {
        None
    }
}

/// What a ranked game is for.
pub struct Ranked {
    /// The kind of its setup.
    pub family: &'static str,
    /// The day that it is of.
    pub day: Option<String>,
}

/// A column of a table of results.
pub struct Column {
    /// What stands above it.
    pub head: &'static str,
    /// Where its values are (RFC 6901).
    pub field: &'static str,
    width: usize,
    is_text: bool,
}

impl Column {
    /// A column of numbers, so wide.
    pub const fn number(head: &'static str, field: &'static str, width: usize) -> Column {
        Column { head, field, width, is_text: false }
    }

    /// A column of texts, so wide.
    pub const fn text(head: &'static str, field: &'static str, width: usize) -> Column {
        Column { head, field, width, is_text: true }
    }

    /// The same column, wide enough for so many characters.
    pub fn at_least(&self, width: usize) -> Column {
        Column { width: self.width.max(width), ..*self }
    }

    /// A value in it.
    pub fn cell(&self, value: &str) -> String {
        let width = self.width;
        if self.is_text { format!("{value:<width$}") } else { format!("{value:>width$}") }
    }
}

/// Counts of many games of a title.
pub trait Counts<G: Game>: Witness<G> {
    /// Takes a game in.
    fn add(&mut self, played: &Played<G>);

    /// All counts, with the decisions a second of playing alone.
    fn report(&self, speed: u64) -> Value;
}

/// What a subcommand says.
pub struct Report {
    pub text: Option<String>,
    /// What is wrong.
    pub error: Option<String>,
}

impl<E: Error> From<Result<String, E>> for Report {
    fn from(result: Result<String, E>) -> Report {
        match result {
            Ok(text) => Report { text: Some(text), error: None },
            Err(error) => Report { text: None, error: Some(error.to_string()) },
        }
    }
}
