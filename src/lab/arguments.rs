//! `--name value` arguments.

use crate::engine::game::Rule;
use crate::titles::tramways::rules::setup::SetupError;
use std::fmt;

/// What is wrong with the arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ArgumentError(String);

impl fmt::Display for ArgumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<SetupError> for ArgumentError {
    fn from(setup: SetupError) -> Self {
        error(format!("this setup cannot be played: {setup} ({})", setup.rule()))
    }
}

/// Named arguments of a subcommand.
pub(super) struct Arguments<'a> {
    pairs: Vec<(&'a str, &'a str)>,
    flags: Vec<&'a str>,
}

impl<'a> Arguments<'a> {
    /// Reads arguments: `names` take a value, `flags` take none.
    pub(super) fn read(
        words: &[&'a str],
        names: &[&str],
        flags: &[&str],
    ) -> Result<Arguments<'a>, ArgumentError> {
        let mut found = Arguments { pairs: Vec::new(), flags: Vec::new() };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if flags.contains(&word) {
                found.flags.push(word);
            } else if names.contains(&word) {
                let value = words.next();
                let value = value.ok_or_else(|| error(format!("{word} needs a value")))?;
                found.pairs.push((word, value));
            } else {
                return Err(error(format!("there is no argument {word:?}")));
            }
        }
        Ok(found)
    }

    /// Whether a flag was given.
    pub(super) fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }

    /// The value of a name, or what stands for it.
    pub(super) fn text(&self, name: &str, default: &'a str) -> &'a str {
        let last = self.pairs.iter().rev().find(|(known, _)| *known == name);
        last.map_or(default, |(_, value)| value)
    }

    /// A whole number within bounds.
    pub(super) fn number(
        &self,
        name: &str,
        default: u64,
        bounds: std::ops::RangeInclusive<u64>,
    ) -> Result<u64, ArgumentError> {
        let text = self.text(name, "");
        if text.is_empty() {
            return Ok(default);
        }
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        number.ok_or_else(|| {
            let (low, high) = (bounds.start(), bounds.end());
            error(format!("{name} {text:?} is not a whole number from {low} to {high}"))
        })
    }

    /// One of some words.
    pub(super) fn one_of(
        &self,
        name: &str,
        words: &[&'static str],
    ) -> Result<&'static str, ArgumentError> {
        let text = self.text(name, words[0]);
        let known = words.iter().copied().find(|&word| word == text);
        known.ok_or_else(|| error(format!("{name} {text:?} is not one of {}", words.join(", "))))
    }
}

/// Something else that is wrong.
pub(super) fn error(text: String) -> ArgumentError {
    ArgumentError(text)
}
