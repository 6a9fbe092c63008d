//! What the arguments of several subcommands have in common.

use super::follower::HINTS;
use super::title::keys;
use crate::engine::bots::Level;
use crate::engine::game::Rule;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::fmt::Display;
use thiserror::Error;

/// Why a subcommand has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum LabError {
    /// No title has this key.
    #[error("--game {0:?} is not one of {list}", list = keys().join(", "))]
    Title(String),
    /// The title is not for so many players.
    #[error("{0} has no {1} players")]
    Players(String, usize),
    /// The setups of this title have nothing to choose among.
    #[error("{0} has no variants")]
    Variants(String),
    /// The setup breaks a rule: why, and which one.
    #[error("this setup cannot be played: {0} ({1})")]
    Setup(String, &'static str),
    /// No such player.
    #[error("--seats {0:?} is not one of {list}, exec:COMMAND", list = Level::ALL.map(Level::name).join(", "))]
    Contestant(String),
    /// There are hints to follow in Tramways only.
    #[error("--policy hints is for Tramways")]
    Hints,
    /// So many players are too many.
    #[error("--seats names {0} players: 1 to 5 can play")]
    Seats(usize),
}

impl LabError {
    /// A setup that breaks a rule.
    pub(super) fn unplayable(why: &(impl Display + Rule)) -> LabError {
        LabError::Setup(why.to_string(), why.rule())
    }
}

/// The title, and where its games begin.
#[derive(Args)]
pub(super) struct Start {
    /// The title.
    #[arg(long, default_value = "tramways", value_parser = PossibleValuesParser::new(keys()))]
    pub(super) game: String,
    /// The seed of the first game; those of others follow.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
}

/// Reads the name of a level.
pub(super) fn level() -> impl TypedValueParser<Value = Level> {
    let names = Level::ALL.map(Level::name);
    PossibleValuesParser::new(names).map(|name| Level::named(&name).unwrap_or(Level::Random))
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Policy {
    /// A bot of this level.
    Level(Level),
    /// Whoever follows the hints of Tramways.
    Hints,
}

impl Policy {
    /// The bot's level.
    ///
    /// # Errors
    /// Hints are followed in Tramways only.
    pub(super) fn level(self) -> Result<Level, LabError> {
        match self {
            Policy::Level(level) => Ok(level),
            Policy::Hints => Err(LabError::Hints),
        }
    }
}

/// Reads the name of a level, or the word for hints.
pub(super) fn player() -> impl TypedValueParser<Value = Policy> {
    let names = Level::ALL.map(Level::name).into_iter().chain([HINTS]);
    PossibleValuesParser::new(names)
        .map(|name| Level::named(&name).map_or(Policy::Hints, Policy::Level))
}

/// Reads one of some words, each of which stands for a value.
pub(super) fn word<T>(words: &'static [(&'static str, T)]) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    let names = words.iter().map(|(word, _)| *word);
    PossibleValuesParser::new(names).map(move |name| {
        let value = words.iter().find(|(word, _)| *word == name).map(|(_, value)| *value);
        value.unwrap_or(words[0].1)
    })
}

/// The arguments that some words stand for.
#[cfg(test)]
pub(super) fn parsed<A: Args>(words: &[&str]) -> A {
    let command = A::augment_args(clap::Command::new("lab").no_binary_name(true));
    let matches = command.try_get_matches_from(words).expect("good arguments");
    A::from_arg_matches(&matches).expect("good arguments")
}
