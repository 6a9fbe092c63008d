//! The rule sets on the command line, by the keys and numbers of their titles.

use crate::measure::{LabReport, LabTitle};
use clap::{ArgMatches, Command};

/// The facts of a rule set for the command line, without its types.
pub struct RuleSet {
    /// The keys of its titles.
    pub keys: &'static [&'static str],
    /// The numbers of its titles in links.
    numbers: &'static [u16],
    /// Its special players ([`LabTitle::GUESTS`]).
    pub guests: Option<&'static str>,
    /// `true` if a player can follow hints in it ([`LabTitle::FOLLOWER`]).
    pub has_follower: bool,
    /// Adds the arguments of its variants ([`LabTitle::with_variants`]).
    pub with_variants: fn(Command) -> Command,
    /// Adds its subcommands ([`LabTitle::with_commands`]).
    pub with_commands: fn(Command) -> Command,
    /// Runs one of its subcommands ([`LabTitle::run`]).
    pub run: fn(&ArgMatches) -> Option<LabReport>,
}

impl RuleSet {
    const fn of<G: LabTitle>() -> RuleSet {
        RuleSet {
            keys: G::TITLES,
            numbers: G::NUMBERS,
            guests: G::GUESTS,
            has_follower: G::FOLLOWER.is_some(),
            with_variants: G::with_variants,
            with_commands: G::with_commands,
            run: G::run,
        }
    }
}

/// A task for the rules of one title.
pub trait TitleTask {
    /// The result of the task.
    type Output;

    fn run<G: LabTitle>(self) -> Self::Output;
}

/// Runs a task with the rules of the title with a key; `None` if no title has it.
pub fn with_key<T: TitleTask>(key: &str, task: T) -> Option<T::Output> {
    with(|it| it.keys.contains(&key), task)
}

/// Runs a task with the rules of the title with a number in links; `None` if no title has it.
pub fn with_number<T: TitleTask>(number: u64, task: T) -> Option<T::Output> {
    with(|it| it.numbers.iter().any(|&own| u64::from(own) == number), task)
}

macro_rules! rule_sets {
    ($($folder:ident $rules:ident $titles:tt $pages:tt)+) => {
        rule_sets! {
            $([] super::$folder::rules::$rules;)+
            [#[cfg(feature = "toy")]] super::toy::Toy;
        }
    };
    ($([$($only:tt)*] $rules:path;)+) => {
        /// All rule sets; that of the first title is first.
        pub const RULE_SETS: &[RuleSet] = &[$($($only)* RuleSet::of::<$rules>(),)+];

        fn with<T: TitleTask>(is_wanted: impl Fn(&RuleSet) -> bool, task: T) -> Option<T::Output> {
            $($($only)* if is_wanted(&RuleSet::of::<$rules>()) {
                return Some(task.run::<$rules>());
            })+
            None
        }
    };
}

super::each_rule_set!(rule_sets);
