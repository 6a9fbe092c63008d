//! A new game as it is chosen: what a title offers, what was chosen of it, and what is wrong with that.

mod choices;
mod draft;
mod last;

pub use choices::{NewGame, SetUpChoices};
pub use draft::{SeatChange, SetUpChange, SetUpDraft};
pub use last::LastSetUp;

use crate::engine::codec::{BoardId, Coded, LinkError};
use crate::engine::game::{Rng, Rule};
use crate::table::scores::Category;
use crate::table::scores::deal::Face;
use crate::words::{Locale, Text, new_game};

/// What a title tells the page of a new game. Every function is pure and total.
pub trait SetUp: Coded + Sized + 'static {
    /// The key of a setup's title, such as `berlin`; frozen.
    fn key(setup: &Self::Setup) -> &'static str;

    /// The name of a setup's board, where a player brought it; `None` if the title's own name says it.
    fn board_name(_: &Self::Setup) -> Option<&'static str> {
        None
    }

    /// The id of such a board.
    fn board_id(_: &Self::Setup) -> Option<BoardId> {
        None
    }

    /// The numbers of a board that a player brought; none where the rulebook has them.
    fn board_facts(_: &Self::Setup, _: Locale) -> Vec<BoardFact> {
        Vec::new()
    }

    /// What can be chosen for a title besides who plays and the seed.
    fn options(key: &str) -> &'static [SetUpOption];

    /// The setup of a new game, whether it can be played or not; `None` if the rule set has no such title or cannot write
    /// down such a choice at all.
    fn set_up(key: &str, game: &NewGame) -> Option<Self::Setup>;

    /// What was chosen for a setup: [`SetUp::set_up`] makes the same of it, unless the setup is one
    /// that no page of a new game offers.
    fn chosen(setup: &Self::Setup) -> NewGame;

    /// All that is wrong or odd with a new game.
    fn verdict(key: &str, game: &NewGame, locale: Locale) -> Verdict {
        let options = Self::options(key);
        let wrong: Vec<Fault> = game.misfits(options, locale).collect();
        if !wrong.is_empty() {
            return Verdict { wrong, ..Verdict::default() };
        }
        let refused = Self::set_up(key, game).and_then(|setup| Self::new(&setup).err());
        let reason = |error: Self::SetupError| Fault {
            text: Self::why_unplayable(&error, locale),
            rule: Some(error.rule()),
        };
        Verdict { wrong: refused.into_iter().map(reason).collect(), ..Verdict::default() }
    }

    /// The kinds of a title's set-ups that count; none if it has no ranked games.
    fn categories(_key: &str) -> &'static [Category] {
        &[]
    }

    /// Where the chance of the games of a seed begins, as it is before anything is dealt.
    fn chance(seed: u64) -> Rng {
        Rng::new(seed)
    }

    /// What lies open of a deal, by which it is known even without its seed; `None` if nothing does.
    fn face(_: &Self::Setup) -> Option<Face> {
        None
    }

    /// Returns whether players know what others at one device must not see.
    fn hides_hands(_: &Self::Setup) -> bool {
        true
    }

    /// The game in which a title's guide explains it best; `None` if any game does.
    fn first_game(_key: &str) -> Option<NewGame> {
        None
    }

    /// Takes up a board that a player brought, from its link, so that links can name it; gives its id.
    ///
    /// # Errors
    /// The rule set has no such boards, or the first thing that is wrong with the link.
    fn take_board(_link: &str) -> Result<BoardId, LinkError> {
        Err(LinkError::Board)
    }

    /// Why a setup cannot be played, in a sentence.
    fn why_unplayable(error: &Self::SetupError, locale: Locale) -> String;
}

/// A number that a rule leaves to the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFact {
    /// The rule.
    pub rule: &'static str,
    /// The term of the glossary that it explains.
    pub term: &'static str,
    /// What it is.
    pub name: &'static str,
    /// The number, in words.
    pub said: String,
}

/// A choice of the set-up: a named option with its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUpOption {
    /// The option's written name, for preferences.
    pub key: &'static str,
    /// What is chosen.
    pub name: Text,
    /// The values, the usual one first.
    pub values: &'static [OptionValue],
    /// For whom it is chosen.
    pub scope: Scope,
    /// The option and its value, by their written names, without which this one means nothing.
    pub only_if: Option<(&'static str, &'static str)>,
}

/// For whom an option is chosen, and so where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// For the whole table.
    Table,
    /// Where the map comes from.
    Map,
    /// For each seat.
    Seat,
}

/// A value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionValue {
    /// Its written name, for preferences.
    pub key: &'static str,
    /// Its name.
    pub name: Text,
    /// What it means.
    pub text: Text,
    /// The least and the most players for whom it is there.
    pub players: (usize, usize),
}

impl OptionValue {
    /// Returns whether so many players can choose it.
    pub fn is_for(&self, players: usize) -> bool {
        (self.players.0..=self.players.1).contains(&players)
    }
}

/// Where the map comes from, of a title whose map can be laid by hand. The texts of its values say what is left to the seed.
pub const MAP: SetUpOption = SetUpOption {
    key: "map",
    name: new_game::MAP,
    values: &[RANDOM_MAP, MAP_BY_HAND],
    scope: Scope::Map,
    only_if: None,
};

/// The seed lays the map.
pub const RANDOM_MAP: OptionValue = OptionValue {
    key: "random",
    name: new_game::RANDOM_MAP,
    text: new_game::SEED_TEXT,
    players: (1, usize::MAX),
};

/// People lay the map.
pub const MAP_BY_HAND: OptionValue = OptionValue {
    key: "by-hand",
    name: new_game::MAP_BY_HAND,
    text: new_game::SEED_TEXT_BY_HAND,
    players: (1, usize::MAX),
};

/// What is to be said of a new game before it begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// What keeps it from beginning.
    pub wrong: Vec<Fault>,
    /// What is allowed, but worth a look.
    pub odd: Vec<String>,
    /// What a map needs, and how much of it is there.
    pub counters: Vec<Counter>,
}

/// Why a new game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// In words for the player.
    pub text: String,
    /// The rule, if it is one that forbids it.
    pub rule: Option<&'static str>,
}

/// Something that a map needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// What is counted.
    pub name: &'static str,
    /// How many there are.
    pub found: usize,
    /// How many there must be.
    pub needed: usize,
}
