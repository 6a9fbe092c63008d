//! The kinds of set-ups of ranked games: in each of them only the seed differs from game to game.

use super::daily;
use crate::engine::bots::Level;
use crate::engine::game::{BySeat, Seat};
use crate::table::set_up::{NewGame, SetUp, SetUpChoices};
use crate::table::{Controller, GameMode, Players};
use crate::words::Text;

/// A kind of set-ups that count. One can be added to a title; none is taken back.
#[derive(Debug, PartialEq, Eq)]
pub struct Category {
    /// Its name in files and arguments, which no other category of any title has; frozen.
    pub key: &'static str,
    /// What it is called.
    pub name: Text,
    /// What it is, in a line.
    pub about: Text,
    /// How many seats it has; the person has the first one.
    pub players: usize,
    /// Who has the other seats.
    pub bots: Level,
    /// What is chosen otherwise than usual: options with their values, by their written names.
    pub choices: &'static [(&'static str, &'static str)],
}

impl Category {
    /// The game of a seed.
    pub fn game(&self, seed: u64) -> NewGame {
        let options = self.choices.iter().map(|&(key, value)| (key.to_owned(), value.to_owned()));
        let choices = SetUpChoices { options: options.collect(), ..SetUpChoices::default() };
        NewGame { choices, ..NewGame::usual(self.players, seed) }
    }

    /// The set-up of a seed; `None` where the title does not know its own choices.
    pub fn setup<G: SetUp>(&self, key: &str, seed: u64) -> Option<G::Setup> {
        G::set_up(key, &self.game(seed))
    }

    /// The category of a set-up by what was chosen for it, whatever version of the rules and of the boards it has; `None`
    /// where anything but the seed is chosen otherwise, or a game begins at a position.
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

    /// The name of the deal of a seed, such as `hard.1234`; frozen.
    pub fn deal(&self, seed: u64) -> String {
        format!("{}.{seed}", self.key)
    }

    /// Whether those sit at a game who sat there at its beginning: one person, at this device, and its bots.
    pub fn is_seated(&self, players: &Players) -> bool {
        let bot = Controller::Bot(self.bots);
        let mut others = players.seats().skip(1).filter_map(|seat| players.get(seat));
        players.count() == self.players
            && players.is_person(Seat(0))
            && others.all(|player| player.controller == bot)
    }

    /// The level of each seat's bot; none where the person sits.
    pub fn levels(&self) -> BySeat<Option<Level>> {
        BySeat::new(self.players, |seat| (seat != Seat(0)).then_some(self.bots))
    }

    /// Whether it is played against bots.
    pub fn has_bots(&self) -> bool {
        self.players > 1
    }
}

/// What a set-up is played for, with its category: ranked or of a day; `None` where it is neither.
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

/// The name of the deal of a ranked game ([`Category::deal`]); others have none.
pub fn name<G: SetUp>(setup: &G::Setup) -> Option<String> {
    let (_, category) = mode::<G>(setup)?;
    Some(category.deal(G::seed(setup)))
}

/// The category and the seed of the name of a deal; `None` where it is none of these categories.
pub fn named(name: &str, categories: &'static [Category]) -> Option<(&'static Category, u64)> {
    let (key, seed) = name.rsplit_once('.')?;
    let category = categories.iter().find(|category| category.key == key)?;
    Some((category, seed.parse().ok()?))
}
