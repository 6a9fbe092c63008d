//! The rule sets, by the keys and numbers of their titles.

use super::arguments::{ArgumentError, Arguments, error};
use super::variants;
use crate::engine::bots::HasBots;
use crate::engine::codec::Coded;
use crate::engine::game::Rule;
use crate::engine::trace::Traced;
#[cfg(feature = "toy")]
use crate::titles::toy::Toy;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;

/// A rule set on the command line.
pub(super) trait LabTitle: Traced + Coded + HasBots + 'static {
    /// The arguments that choose among the variants of a setup.
    const VARIANTS: &'static [&'static str] = &[];

    /// The setup of a title that the arguments ask for.
    ///
    /// # Errors
    /// A word that is not known, or a setup that cannot be played.
    fn chosen_setup(
        title: &str,
        _arguments: &Arguments,
        players: usize,
        seed: u64,
    ) -> Result<Self::Setup, ArgumentError> {
        let setup = Self::usual(title, players, seed);
        let setup = setup.ok_or_else(|| error(format!("{title} has no {players} players")))?;
        Self::new(&setup).map_err(|why| unplayable(&why))?;
        Ok(setup)
    }
}

impl LabTitle for Tramways {
    const VARIANTS: &'static [&'static str] = &variants::NAMES;

    fn chosen_setup(
        _title: &str,
        arguments: &Arguments,
        players: usize,
        seed: u64,
    ) -> Result<Setup, ArgumentError> {
        variants::setup(arguments, players, seed)
    }
}

#[cfg(feature = "toy")]
impl LabTitle for Toy {}

/// A setup that breaks a rule.
pub(super) fn unplayable(why: &(impl std::fmt::Display + Rule)) -> ArgumentError {
    error(format!("this setup cannot be played: {why} ({})", why.rule()))
}

/// Something to do with the rules of one title.
pub(super) trait TitleTask {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<G: LabTitle>(self) -> Self::Output;
}

/// Does something with the rules of the title of a key.
///
/// # Errors
/// No title has the key.
pub(super) fn with_key<T: TitleTask>(key: &str, task: T) -> Result<T::Output, ArgumentError> {
    if Tramways::TITLES.contains(&key) {
        return Ok(task.run::<Tramways>());
    }
    #[cfg(feature = "toy")]
    if Toy::TITLES.contains(&key) {
        return Ok(task.run::<Toy>());
    }
    let known = Tramways::TITLES.join(", ");
    Err(error(format!("--game {key:?} is not one of {known}")))
}

/// Does something with the rules of the title of a number in links; nothing where no title has it.
pub(super) fn with_number<T: TitleTask>(number: u64, task: T) -> Option<T::Output> {
    let has = |numbers: &[u16]| numbers.iter().any(|&own| u64::from(own) == number);
    if has(Tramways::NUMBERS) {
        return Some(task.run::<Tramways>());
    }
    #[cfg(feature = "toy")]
    if has(Toy::NUMBERS) {
        return Some(task.run::<Toy>());
    }
    None
}

/// The key that `--game` names; Tramways where it names none.
pub(super) fn key<'a>(words: &[&'a str]) -> &'a str {
    let at = words.iter().position(|&word| word == "--game");
    at.and_then(|at| words.get(at + 1).copied()).unwrap_or(Tramways::TITLES[0])
}
