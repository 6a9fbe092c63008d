//! The rule sets on the command line, by the keys and numbers of their titles.

use crate::measure::{LabTitle, Report};
use clap::{ArgMatches, Command};

/// What the command line knows of a rule set without its types.
pub struct RuleSet {
    /// The keys of its titles.
    pub keys: &'static [&'static str],
    /// Their numbers in links.
    numbers: &'static [u16],
    /// The players that it has besides ([`LabTitle::GUESTS`]).
    pub guests: Option<&'static str>,
    /// Whether somebody can follow hints in it ([`LabTitle::FOLLOWER`]).
    pub has_follower: bool,
    /// Adds the arguments of its variants ([`LabTitle::with_variants`]).
    pub with_variants: fn(Command) -> Command,
    /// Adds its subcommands ([`LabTitle::with_commands`]).
    pub with_commands: fn(Command) -> Command,
    /// Runs one of its subcommands ([`LabTitle::run`]).
    pub run: fn(&ArgMatches) -> Option<Report>,
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

/// Something to do with the rules of one title.
pub trait TitleTask {
    /// What comes of it.
    type Output;

    fn run<G: LabTitle>(self) -> Self::Output;
}

/// Does something with the rules of the title of a key; nothing where no title has it.
pub fn with_key<T: TitleTask>(key: &str, task: T) -> Option<T::Output> {
    with(|it| it.keys.contains(&key), task)
}

/// Does something with the rules of the title of a number in links; nothing where no title has it.
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
        /// All rule sets, those of the first title first.
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
