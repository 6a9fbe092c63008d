//! Arguments that several subcommands share.

use crate::engine::bots::Level;
use crate::engine::game::Rule;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::fmt::Display;
use thiserror::Error;

/// Why a subcommand has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LabError {
    /// No title has this key; the second string lists all keys.
    #[error("{0:?} is not one of {1}")]
    Title(String, String),
    /// The title cannot be played by this number of players.
    #[error("{0} has no {1} players")]
    Players(String, usize),
    /// The setups of this title have no variants.
    #[error("{0} has no variants")]
    Variants(String),
    /// The setup breaks a rule: the reason and the rule's id.
    #[error("this setup cannot be played: {0} ({1})")]
    Setup(String, &'static str),
    /// The board of a file cannot be played.
    #[error("{0}")]
    Board(String),
    /// There is no such player.
    #[error("--seats {0:?} is not one of {list}, exec:COMMAND", list = Level::ALL.map(Level::name).join(", "))]
    Contestant(String),
    /// Only these titles have hints to follow.
    #[error("--policy hints is for {0}")]
    Hints(String),
    /// A run with levels only has no secret.
    #[error("--secret is for runs in which programs (exec:COMMAND) play; levels take --seed")]
    SecretOfLevels,
    /// Programs could work out the deals of a known seed.
    #[error(
        "--seed is for runs of levels alone: with programs (exec:COMMAND) the deals come from a secret that the report tells, and --secret VALUE repeats them"
    )]
    SeedOfPrograms,
    /// The system provides no randomness.
    #[error("the system gives no randomness for a secret: {0}")]
    Randomness(String),
    /// Too many players.
    #[error("--seats names {0} players: 1 to 5 can play")]
    Seats(usize),
}

impl LabError {
    /// Makes the error of a setup that breaks a rule.
    pub fn unplayable(why: &(impl Display + Rule)) -> LabError {
        LabError::Setup(why.to_string(), why.rule())
    }
}

/// Parses the name of a level.
pub fn level() -> impl TypedValueParser<Value = Level> {
    let names = Level::ALL.map(Level::name);
    PossibleValuesParser::new(names).map(|name| Level::named(&name).unwrap_or(Level::Random))
}

/// Parses one of some words, each with its value.
pub fn word<T>(words: &'static [(&'static str, T)]) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    let names = words.iter().map(|(word, _)| *word);
    PossibleValuesParser::new(names).map(move |name| {
        let value = words.iter().find(|(word, _)| *word == name).map(|(_, value)| *value);
        value.unwrap_or(words[0].1)
    })
}
