//! Setting up a new game: a title's options, the player's choices, and errors in them.

mod choices;
mod draft;
mod last;

pub use choices::{NewGame, SetUpChoices};
pub use draft::{SeatChange, SetUpChange, SetUpDraft};
pub use last::LastSetUp;

use crate::engine::codec::{BoardId, Coded, LinkError};
use crate::engine::game::{Rng, Rule};
use crate::table::scores::Category;
use crate::table::scores::deal::DealFace;
use crate::words::{Locale, Text, new_game};

/// A title's part of setting up a new game. Every function is pure and total.
pub trait SetUp: Coded + Sized + 'static {
    /// The key of a setup's title, such as `berlin`; frozen.
    fn key(setup: &Self::Setup) -> &'static str;

    /// The name of a setup's board if a player brought it; `None` if the title's own name is enough.
    fn board_name(_: &Self::Setup) -> Option<&'static str> {
        None
    }

    /// The id of a board that a player brought.
    fn board_id(_: &Self::Setup) -> Option<BoardId> {
        None
    }

    /// The most players of a board that a player brought; `None` if its title's number holds.
    fn most_players(_: &Self::Setup) -> Option<usize> {
        None
    }

    /// The figures of a board that a player brought; empty if the rulebook has them.
    fn board_facts(_: &Self::Setup, _: Locale) -> Vec<BoardFact> {
        Vec::new()
    }

    /// The options of a title.
    fn options(key: &str) -> &'static [SetUpOption];

    /// Makes the setup of a new game, which may be unplayable; `None` if the rule set has no such title or cannot express the
    /// choices.
    fn set_up(key: &str, game: &NewGame) -> Option<Self::Setup>;

    /// Returns the choices from which [`SetUp::set_up`] makes this setup again, unless no page of a new game can make it.
    fn chosen(setup: &Self::Setup) -> NewGame;

    /// Returns all errors and warnings for a new game.
    fn verdict(key: &str, game: &NewGame, locale: Locale) -> SetUpVerdict {
        let options = Self::options(key);
        let wrong: Vec<SetUpFault> = game.misfits(options, locale).collect();
        if !wrong.is_empty() {
            return SetUpVerdict { wrong, ..SetUpVerdict::default() };
        }
        let refused = Self::set_up(key, game).and_then(|setup| Self::new(&setup).err());
        let reason = |error: Self::SetupError| SetUpFault {
            text: Self::why_unplayable(&error, locale),
            rule: Some(error.rule()),
        };
        SetUpVerdict { wrong: refused.into_iter().map(reason).collect(), ..SetUpVerdict::default() }
    }

    /// The categories of a title's ranked games; empty if it has none.
    fn categories(_key: &str) -> &'static [Category] {
        &[]
    }

    /// The generator of a seed's game before anything is dealt.
    fn chance(seed: u64) -> Rng {
        Rng::new(seed)
    }

    /// The visible part of a deal, which identifies it without the seed; `None` if nothing is visible.
    fn face(_: &Self::Setup) -> Option<DealFace> {
        None
    }

    /// Returns whether players have secrets from others at the same device.
    fn hides_hands(_: &Self::Setup) -> bool {
        true
    }

    /// The best game for the title's guide; `None` if any game will do.
    fn first_game(_key: &str) -> Option<NewGame> {
        None
    }

    /// Registers a board that a player brought, from its link, so that links can refer to it. Returns its id.
    ///
    /// # Errors
    /// The first thing that is wrong with the link, or the rule set has no such boards.
    fn take_board(_link: &str) -> Result<BoardId, LinkError> {
        Err(LinkError::Board)
    }

    /// Describes why a setup cannot be played, in a sentence.
    fn why_unplayable(error: &Self::SetupError, locale: Locale) -> String;
}

/// A figure that a rule leaves to the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFact {
    /// The id of the rule.
    pub rule: &'static str,
    /// The term in the glossary.
    pub term: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The figure, in words.
    pub description: String,
}

/// An option of the setup with its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUpOption {
    /// Its written name, for preferences.
    pub key: &'static str,
    /// Its name.
    pub name: Text,
    /// The values, the default first.
    pub values: &'static [OptionValue],
    /// Its scope: table, map or seat.
    pub scope: Scope,
    /// The option and value, by written names, that it depends on.
    pub only_if: Option<(&'static str, &'static str)>,
}

/// The scope of an option, which also decides where it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The whole table.
    Table,
    /// The origin of the map.
    Map,
    /// Each seat.
    Seat,
}

/// A value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionValue {
    /// Its written name, for preferences.
    pub key: &'static str,
    /// Its name.
    pub name: Text,
    /// Its meaning.
    pub text: Text,
    /// The smallest and largest number of players that it allows.
    pub players: (usize, usize),
}

impl OptionValue {
    /// Returns whether it allows this number of players.
    pub fn is_for(&self, players: usize) -> bool {
        (self.players.0..=self.players.1).contains(&players)
    }
}

/// The option of where the map comes from, for titles whose map can be laid by hand. The texts of its values say what is left
/// to the seed.
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

/// The assessment of a new game before it begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetUpVerdict {
    /// The errors that prevent it.
    pub wrong: Vec<SetUpFault>,
    /// Warnings about legal but unusual choices.
    pub odd: Vec<String>,
    /// The requirements of a map laid by hand, and how far they are met.
    pub counters: Vec<MapRequirement>,
}

/// An error that prevents a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpFault {
    /// The error, in words for the player.
    pub text: String,
    /// The id of the rule behind it, if any.
    pub rule: Option<&'static str>,
}

/// A requirement of a map laid by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapRequirement {
    /// The name of what is counted.
    pub name: &'static str,
    /// The present number.
    pub found: usize,
    /// The required number.
    pub needed: usize,
}
