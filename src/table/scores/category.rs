//! The categories of ranked games; games of a category differ only in their seed.

use super::daily;
use crate::engine::bots::Level;
use crate::engine::game::{BySeat, Seat};
use crate::table::set_up::{NewGame, SetUp, SetUpChoices};
use crate::table::{Controller, GameMode, Players};
use crate::words::Text;

/// A category of ranked setups. Categories may be added but never removed.
#[derive(Debug, PartialEq, Eq)]
pub struct Category {
    /// Its key in files and arguments, unique among all titles; frozen.
    pub key: &'static str,
    /// Its name.
    pub name: Text,
    /// A description in one line.
    pub about: Text,
    /// The number of seats; the person has the first.
    pub players: usize,
    /// The level of the bots at the other seats.
    pub bots: Level,
    /// The options that differ from the default, with their values, by written names.
    pub choices: &'static [(&'static str, &'static str)],
}

impl Category {
    /// Returns the game of a seed.
    pub fn game(&self, seed: u64) -> NewGame {
        let options = self.choices.iter().map(|&(key, value)| (key.to_owned(), value.to_owned()));
        let choices = SetUpChoices { options: options.collect(), ..SetUpChoices::default() };
        NewGame { choices, ..NewGame::usual(self.players, seed) }
    }

    /// Returns the setup of a seed; `None` if the title does not accept the choices.
    pub fn setup<G: SetUp>(&self, key: &str, seed: u64) -> Option<G::Setup> {
        G::set_up(key, &self.game(seed))
    }

    /// Returns the category of a setup with any version of rules and boards; `None` if it differs in more than the seed, or
    /// the game begins at a position.
    pub fn of<G: SetUp>(setup: &G::Setup) -> Option<&'static Category> {
        if G::is_position(setup) {
            return None;
        }
        let (key, chosen) = (G::key(setup), G::chosen(setup));
        let is_of = |category: &&Category| {
            let own = category.setup::<G>(key, chosen.seed);
            category.players == chosen.players && own.is_some_and(|own| G::chosen(&own) == chosen)
        };
        G::categories(key).iter().find(is_of)
    }

    /// Returns the name of a seed's deal, such as `hard.1234`; frozen.
    pub fn deal(&self, seed: u64) -> String {
        format!("{}.{seed}", self.key)
    }

    /// Returns whether the players are still the original ones: a person at this device and the category's bots.
    pub fn is_seated(&self, players: &Players) -> bool {
        let bot = Controller::Bot(self.bots);
        let mut others = players.seats().skip(1).filter_map(|seat| players.get(seat));
        players.count() == self.players
            && players.is_person(Seat(0))
            && others.all(|player| player.controller == bot)
    }

    /// Returns the level of each seat's bot; `None` for the person's seat.
    pub fn levels(&self) -> BySeat<Option<Level>> {
        BySeat::new(self.players, |seat| (seat != Seat(0)).then_some(self.bots))
    }

    /// Returns whether there are bots.
    pub fn has_bots(&self) -> bool {
        self.players > 1
    }
}

/// Returns the mode and category of a setup, ranked or daily; `None` for other setups.
pub fn mode<G: SetUp>(setup: &G::Setup) -> Option<(GameMode, &'static Category)> {
    let (category, seed) = (Category::of::<G>(setup)?, G::seed(setup));
    if seed < daily::SEEDS {
        return Some((GameMode::Ranked, category));
    }
    let (number, day) = daily::day_of_seed(seed)?;
    let of_day = daily::category(day, G::categories(G::key(setup)));
    let is_of_day = number == G::number(setup) && of_day == Some(category);
    is_of_day.then_some((GameMode::Daily(day), category))
}

/// Returns the name of a ranked game's deal ([`Category::deal`]); `None` for other games.
pub fn name<G: SetUp>(setup: &G::Setup) -> Option<String> {
    let (_, category) = mode::<G>(setup)?;
    Some(category.deal(G::seed(setup)))
}

/// Reads the category and seed from the name of a deal; `None` if it belongs to no category.
pub fn named(name: &str, categories: &'static [Category]) -> Option<(&'static Category, u64)> {
    let (key, seed) = name.rsplit_once('.')?;
    let category = categories.iter().find(|category| category.key == key)?;
    Some((category, seed.parse().ok()?))
}
