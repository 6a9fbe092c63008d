//! What the arguments of several subcommands have in common.

use crate::engine::bots::Level;
use crate::engine::game::Rule;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::fmt::Display;
use thiserror::Error;

/// Why a subcommand has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LabError {
    /// No title has this key; these are all keys.
    #[error("{0:?} is not one of {1}")]
    Title(String, String),
    /// The title is not for so many players.
    #[error("{0} has no {1} players")]
    Players(String, usize),
    /// The setups of this title have nothing to choose among.
    #[error("{0} has no variants")]
    Variants(String),
    /// The setup breaks a rule: why, and which one.
    #[error("this setup cannot be played: {0} ({1})")]
    Setup(String, &'static str),
    /// The board of a file cannot be played.
    #[error("{0}")]
    Board(String),
    /// No such player.
    #[error("--seats {0:?} is not one of {list}, exec:COMMAND", list = Level::ALL.map(Level::name).join(", "))]
    Contestant(String),
    /// There are hints to follow in these titles only.
    #[error("--policy hints is for {0}")]
    Hints(String),
    /// A run of levels alone has no secret.
    #[error("--secret is for runs in which programs (exec:COMMAND) play; levels take --seed")]
    SecretOfLevels,
    /// Programs could work out the deal of a seed that is known before.
    #[error(
        "--seed is for runs of levels alone: with programs (exec:COMMAND) the deals come from a secret that the report tells, and --secret VALUE repeats them"
    )]
    SeedOfPrograms,
    /// The system gives no randomness.
    #[error("the system gives no randomness for a secret: {0}")]
    Randomness(String),
    /// So many players are too many.
    #[error("--seats names {0} players: 1 to 5 can play")]
    Seats(usize),
}

impl LabError {
    /// A setup that breaks a rule.
    pub fn unplayable(why: &(impl Display + Rule)) -> LabError {
        LabError::Setup(why.to_string(), why.rule())
    }
}

/// Reads the name of a level.
pub fn level() -> impl TypedValueParser<Value = Level> {
    let names = Level::ALL.map(Level::name);
    PossibleValuesParser::new(names).map(|name| Level::named(&name).unwrap_or(Level::Random))
}

/// Reads one of some words, each of which stands for a value.
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
