//! Arguments that several subcommands share.

use crate::engine::bots::{Bot, Level};
use crate::measure::{LabError, LabTitle};
use crate::titles::rule_sets::{RULE_SETS, TitleTask, with_key};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};

#[derive(Args)]
pub(super) struct TitleArgument {
    #[arg(long = "game", default_value = keys()[0], value_parser = PossibleValuesParser::new(keys()))]
    pub(super) key: String,
}

impl TitleArgument {
    /// Runs a task with the rules of the title.
    ///
    /// # Errors
    /// No title has the key.
    pub(super) fn with_rules<T: TitleTask>(&self, task: T) -> Result<T::Output, LabError> {
        with_rules(&self.key, task)
    }
}

/// Runs a task with the rules of the title with this key.
///
/// # Errors
/// No title has the key.
pub(super) fn with_rules<T: TitleTask>(key: &str, task: T) -> Result<T::Output, LabError> {
    with_key(key, task).ok_or_else(|| LabError::Title(key.to_owned(), keys().join(", ")))
}

/// The title and the first seed.
#[derive(Args)]
pub(super) struct StartArguments {
    #[command(flatten)]
    pub(super) title: TitleArgument,
    /// The seed of the first game; those of others follow.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
}

/// Returns the keys of all titles.
pub(super) fn keys() -> Vec<&'static str> {
    RULE_SETS.iter().flat_map(|rules| rules.keys).copied().collect()
}

/// The arguments that choose variants, of all rule sets.
pub(super) struct VariantArguments(ArgMatches);

impl VariantArguments {
    /// Returns the chosen setup of a title.
    ///
    /// # Errors
    /// The title does not have these variants, or the setup cannot be played.
    pub(super) fn setup<G: LabTitle>(
        &self,
        title: &str,
        players: usize,
        seed: u64,
    ) -> Result<G::Setup, LabError> {
        let own = G::with_variants(Command::default());
        let is_own = |id| own.get_arguments().any(|argument| argument.get_id() == id);
        let all = VariantArguments::augment_args(Command::default());
        let mut others = all.get_arguments().map(clap::Arg::get_id).filter(|id| !is_own(*id));
        // A flag always has a value, even if it was not given.
        let is_said =
            |id: &clap::Id| self.0.value_source(id.as_str()) == Some(ValueSource::CommandLine);
        if others.any(is_said) {
            return Err(LabError::Variants(title.to_owned()));
        }
        G::chosen_setup(title, &self.0, players, seed)
    }
}

impl Args for VariantArguments {
    fn augment_args(command: Command) -> Command {
        RULE_SETS.iter().fold(command, |command, rules| (rules.with_variants)(command))
    }

    fn augment_args_for_update(command: Command) -> Command {
        VariantArguments::augment_args(command)
    }
}

impl FromArgMatches for VariantArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<VariantArguments, Error> {
        Ok(VariantArguments(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0 = matches.clone();
        Ok(())
    }
}

/// The name of the player that follows hints.
const HINTS: &str = "hints";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PolicyArgument {
    /// A bot of this level.
    Level(Level),
    /// The player that follows the hints of the page.
    Hints,
}

impl PolicyArgument {
    /// Makes the player.
    ///
    /// # Errors
    /// The title has no player that follows hints.
    pub(super) fn bot<G: LabTitle>(self) -> Result<Box<dyn Bot<G>>, LabError> {
        match self {
            PolicyArgument::Level(level) => Ok(level.bot()),
            PolicyArgument::Hints => Ok(G::FOLLOWER.ok_or_else(no_hints)?()),
        }
    }
}

fn no_hints() -> LabError {
    let keys = RULE_SETS.iter().filter(|rules| rules.has_follower).flat_map(|rules| rules.keys);
    LabError::Hints(keys.copied().collect::<Vec<_>>().join(", "))
}

/// Parses the name of a level, or the word for hints.
pub(super) fn player() -> impl TypedValueParser<Value = PolicyArgument> {
    let names = Level::ALL.map(Level::name).into_iter().chain([HINTS]);
    PossibleValuesParser::new(names)
        .map(|name| Level::named(&name).map_or(PolicyArgument::Hints, PolicyArgument::Level))
}

/// Parses words as arguments.
#[cfg(test)]
pub(super) fn parsed<A: Args>(words: &[&str]) -> A {
    let command = A::augment_args(Command::new("lab").no_binary_name(true));
    let matches = command.try_get_matches_from(words).expect("good arguments");
    A::from_arg_matches(&matches).expect("good arguments")
}
