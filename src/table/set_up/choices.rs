//! Choices for a new game, by written names.

use super::{MAP, MAP_BY_HAND, OptionValue, Scope, SetUpFault, SetUpOption};
use crate::engine::game::Seat;
use crate::words::{Locale, new_game};
use std::collections::BTreeMap;

/// Chosen values by the keys of their options, both by written names.
type Values = BTreeMap<String, String>;

/// The choices for a new game, other than the players. A missing or unknown option or value means the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetUpChoices {
    /// The values for the whole table.
    pub options: Values,
    /// The values for each seat.
    pub seats: Vec<Values>,
    /// The map that people laid, in the title's notation; it is remembered while the seed lays the map.
    pub laid: Option<String>,
}

/// Returns the value with this name; the default if there is none.
fn value_of(option: &SetUpOption, named: Option<&Values>) -> &'static OptionValue {
    let name = named.and_then(|named| named.get(option.key));
    let value = option.values.iter().find(|value| Some(value.key) == name.map(String::as_str));
    value.unwrap_or(&option.values[0])
}

impl SetUpChoices {
    /// Returns the value of an option of the table.
    pub fn value(&self, option: &SetUpOption) -> &'static OptionValue {
        value_of(option, Some(&self.options))
    }

    /// Returns the value of an option of a seat.
    pub fn value_at(&self, seat: Seat, option: &SetUpOption) -> &'static OptionValue {
        value_of(option, self.seats.get(seat.index()))
    }

    /// Returns the choices with another value of an option, by its written name.
    #[must_use]
    pub fn with(mut self, option: &SetUpOption, value: &str) -> SetUpChoices {
        self.options.insert(option.key.to_owned(), value.to_owned());
        self
    }

    /// Returns the choices with another value for a seat.
    #[must_use]
    pub fn with_at(mut self, seat: Seat, option: &SetUpOption, value: &str) -> SetUpChoices {
        let seats = self.seats.len().max(seat.index() + 1);
        self.seats.resize(seats, Values::new());
        self.seats[seat.index()].insert(option.key.to_owned(), value.to_owned());
        self
    }

    /// Returns the choices after a seat was removed.
    #[must_use]
    pub fn without(mut self, seat: Seat) -> SetUpChoices {
        if seat.index() < self.seats.len() {
            self.seats.remove(seat.index());
        }
        self
    }

    /// Returns whether people lay the map.
    pub fn has_hand_laid_map(&self) -> bool {
        self.value(&MAP).key == MAP_BY_HAND.key
    }

    /// Returns whether an option has a meaning, given the other choices.
    pub fn has_meaning(&self, option: &SetUpOption, options: &[SetUpOption]) -> bool {
        option.only_if.is_none_or(|(key, value)| {
            options.iter().any(|other| other.key == key && self.value(other).key == value)
        })
    }

    /// Returns the choices for this number of players; values that do not allow it become the default.
    #[must_use]
    pub fn fit(mut self, options: &[SetUpOption], players: usize) -> SetUpChoices {
        let misfits = |option: &&SetUpOption| !self.value(option).is_for(players);
        let keys: Vec<&str> = options.iter().filter(misfits).map(|option| option.key).collect();
        self.options.retain(|key, _| !keys.contains(&key.as_str()));
        self.seats.truncate(players);
        self
    }
}

/// A new game, without its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The number of players.
    pub players: usize,
    /// The choices.
    pub choices: SetUpChoices,
    /// The seed.
    pub seed: u64,
}

impl NewGame {
    /// Returns the default game for a number of players.
    pub fn usual(players: usize, seed: u64) -> NewGame {
        NewGame { players, choices: SetUpChoices::default(), seed }
    }

    /// Returns the reasons why chosen values do not allow this number of players.
    pub(super) fn misfits(
        &self,
        options: &'static [SetUpOption],
        locale: Locale,
    ) -> impl Iterator<Item = SetUpFault> {
        let asked = options
            .iter()
            .filter(|it| it.scope == Scope::Table && self.choices.has_meaning(it, options));
        let values = asked.map(|option| self.choices.value(option));
        values.filter(|value| !value.is_for(self.players)).map(move |value| SetUpFault {
            text: new_game::only_for(value.name.of(locale), value.players, locale),
            rule: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Text;

    const NAME: Text = Text::new("name", "nombre");

    const fn value(key: &'static str, players: (usize, usize)) -> OptionValue {
        OptionValue { key, name: NAME, text: NAME, players }
    }

    const fn option(key: &'static str, values: &'static [OptionValue]) -> SetUpOption {
        SetUpOption { key, name: NAME, values, scope: Scope::Table, only_if: None }
    }

    const DEAL: SetUpOption = option("deal", &[value("usual", (2, 4)), value("open", (4, 4))]);
    const BOARD: SetUpOption = option("board", &[value("old", (2, 4)), value("new", (2, 4))]);

    #[test]
    fn resets_a_choice_that_does_not_fit_the_number_of_players() {
        let chosen = SetUpChoices::default().with(&DEAL, "open").with(&BOARD, "new");
        assert_eq!(chosen.clone().fit(&[DEAL, BOARD], 4), chosen);
        let three = chosen.fit(&[DEAL, BOARD], 3);
        assert_eq!((three.value(&DEAL).key, three.value(&BOARD).key), ("usual", "new"));
    }

    #[test]
    fn unknown_values_fall_back_to_the_default() {
        let chosen = SetUpChoices::default().with(&DEAL, "lavish");
        assert_eq!(chosen.value(&DEAL).key, "usual");
        assert_eq!(chosen.value_at(Seat(3), &BOARD).key, "old");
    }

    #[test]
    fn the_options_of_a_seat_move_with_it() {
        let chosen = SetUpChoices::default().with_at(Seat(2), &BOARD, "new");
        let at = |chosen: &SetUpChoices, seat| chosen.value_at(Seat(seat), &BOARD).key;
        assert_eq!([0, 1, 2].map(|seat| at(&chosen, seat)), ["old", "old", "new"]);
        let fewer = chosen.without(Seat(0));
        assert_eq!([0, 1, 2].map(|seat| at(&fewer, seat)), ["old", "new", "old"]);
        assert_eq!(at(&fewer.without(Seat(4)), 1), "new");
    }

    #[test]
    fn an_option_counts_only_together_with_the_value_it_needs() {
        let sides = SetUpOption { only_if: Some((MAP.key, "random")), ..BOARD };
        let chance = SetUpChoices::default();
        assert!(chance.has_meaning(&sides, &[MAP, sides]) && !chance.has_hand_laid_map());
        let by_hand = chance.with(&MAP, MAP_BY_HAND.key);
        assert!(!by_hand.has_meaning(&sides, &[MAP, sides]) && by_hand.has_hand_laid_map());
    }

    #[test]
    fn reports_a_value_that_does_not_fit_the_number_of_players() {
        let choices = SetUpChoices::default().with(&DEAL, "open");
        let game = |players| NewGame { players, choices: choices.clone(), seed: 0 };
        const OPTIONS: &[SetUpOption] = &[DEAL, BOARD];
        assert_eq!(game(4).misfits(OPTIONS, Locale::English).count(), 0);
        let texts: Vec<String> =
            game(3).misfits(OPTIONS, Locale::English).map(|it| it.text).collect();
        assert_eq!(texts, ["name: only with 4 players."]);
    }
}
