//! The interface of the command line to a rule set, besides its rules.

use super::arguments::LabError;
use super::game::{BotGame, GameObserver};
use super::overview::Overview;
use super::position::{OpenedPosition, PositionError, wrong};
use super::totals::InvariantChecks;
use crate::engine::bots::{Bot, HasBots, Level};
use crate::engine::codec::Coded;
use crate::engine::game::{BySeat, Game, MAX_SEATS};
use crate::engine::trace::Traced;
use clap::{ArgMatches, Command};
use serde_json::Value;
use std::error::Error;

/// Makes a bot.
pub type NewBot<G> = fn() -> Box<dyn Bot<G>>;

/// A rule set on the command line.
pub trait LabTitle: Traced + Coded + HasBots + Sized + 'static {
    /// The description of its further players in `lab arena` ([`HasBots::guest`]).
    const GUESTS: Option<&'static str> = None;

    /// A bot that follows the page's hints.
    const FOLLOWER: Option<NewBot<Self>> = None;

    /// Returns further counts of each seat in a finished game, by name.
    fn marks(_: &Self::State) -> Vec<(String, BySeat<i64>)> {
        Vec::new()
    }

    /// Returns the number of games that `lab reference` plays; 0 if they take too long.
    fn reference_games(_players: u8, level: Level) -> u16 {
        if level == Level::Hard { 100 } else { 400 }
    }

    /// Returns the counts of `lab simulate` for a number of games.
    fn counts(games: u64, checking: InvariantChecks) -> Box<dyn Counts<Self>> {
        Box::new(Overview::new(games, checking))
    }

    /// Opens a position from a file of one of its titles.
    ///
    /// # Errors
    /// The field and its error.
    fn open(title: &str, _position: Value) -> Result<OpenedPosition<Self>, PositionError> {
        wrong("game", format!("{title} has no position files"))
    }

    /// The fields of positions and events in which a file may use its own names.
    const NAMED: &'static [&'static str] = &[];

    /// Adds the arguments that choose variants.
    fn with_variants(command: Command) -> Command {
        command
    }

    /// Returns the setup of a title that these arguments choose.
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

    /// Returns setups of a title that differ as much as possible, for links to tamper with.
    fn varied_setups(title: &str) -> Vec<Self::Setup> {
        (1..=MAX_SEATS).filter_map(|players| Self::usual(title, players, players as u64)).collect()
    }

    /// Returns the category and day of a ranked game's setup; `None` if it is not ranked.
    fn ranked(_: &Self::Setup) -> Option<Ranked> {
        None
    }

    /// Returns further values of a finished game, by name.
    fn parts(_: &Self::State) -> Vec<(&'static str, Value)> {
        Vec::new()
    }

    /// The columns for them in a table of results.
    const COLUMNS: &'static [ResultColumn] = &[];

    /// Adds the subcommands that only these rules have.
    fn with_commands(lab: Command) -> Command {
        lab
    }

    /// Runs such a subcommand; `None` if the arguments name none.
    fn run(_: &ArgMatches) -> Option<LabReport> {
        None
    }
}

/// The category and day of a ranked game.
pub struct Ranked {
    /// The category of its setup.
    pub family: &'static str,
    /// Its day, for a daily game.
    pub day: Option<String>,
}

/// A column of a table of results.
pub struct ResultColumn {
    /// Its heading.
    pub head: &'static str,
    /// The JSON pointer to its values (RFC 6901).
    pub field: &'static str,
    width: usize,
    is_text: bool,
}

impl ResultColumn {
    /// Makes a column of numbers with this width.
    pub const fn number(head: &'static str, field: &'static str, width: usize) -> ResultColumn {
        ResultColumn { head, field, width, is_text: false }
    }

    /// Makes a column of texts with this width.
    pub const fn text(head: &'static str, field: &'static str, width: usize) -> ResultColumn {
        ResultColumn { head, field, width, is_text: true }
    }

    /// Returns the same column, at least this wide.
    pub fn at_least(&self, width: usize) -> ResultColumn {
        ResultColumn { width: self.width.max(width), ..*self }
    }

    /// Formats a value for the column.
    pub fn cell(&self, value: &str) -> String {
        let width = self.width;
        if self.is_text { format!("{value:<width$}") } else { format!("{value:>width$}") }
    }
}

/// Counts over many games of a title.
pub trait Counts<G: Game>: GameObserver<G> {
    /// Adds a game.
    fn add(&mut self, played: &BotGame<G>);

    /// Returns all counts; `speed` is the number of decisions per second without counting.
    fn report(&self, speed: u64) -> Value;
}

/// The output of a subcommand.
pub struct LabReport {
    pub text: Option<String>,
    /// The error, if any.
    pub error: Option<String>,
}

impl<E: Error> From<Result<String, E>> for LabReport {
    fn from(result: Result<String, E>) -> LabReport {
        match result {
            Ok(text) => LabReport { text: Some(text), error: None },
            Err(error) => LabReport { text: None, error: Some(error.to_string()) },
        }
    }
}
