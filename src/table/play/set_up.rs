//! What was last chosen for a new game of a title.

use crate::table::Players;
use crate::table::title::{Chosen, SetUpOption};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who sat at the table and what was chosen, by the written names of the options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// Who sat at it.
    pub players: Players,
    /// The written name of each option's chosen value.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl SetUp {
    /// What is remembered of a new game.
    pub fn of(players: Players, options: &[SetUpOption], chosen: &Chosen) -> SetUp {
        let written = |(index, option): (usize, &SetUpOption)| {
            let value = option.values.get(chosen.of(index))?;
            Some((option.key.to_owned(), value.key.to_owned()))
        };
        SetUp { players, options: options.iter().enumerate().filter_map(written).collect() }
    }

    /// What was chosen, as far as the options still have it.
    pub fn chosen(&self, options: &[SetUpOption]) -> Chosen {
        let place = |option: &SetUpOption| {
            let written = self.options.get(option.key)?;
            option.values.iter().position(|value| value.key == written)
        };
        Chosen(options.iter().map(|option| place(option).unwrap_or(0)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::title::OptionValue;
    use crate::words::Text;

    const NAME: Text = Text::new("name", "nombre");

    const fn value(key: &'static str, players: (usize, usize)) -> OptionValue {
        OptionValue { key, name: NAME, text: NAME, players }
    }

    const OPTIONS: [SetUpOption; 2] = [
        SetUpOption {
            key: "deal",
            name: NAME,
            values: &[value("usual", (2, 4)), value("open", (4, 4))],
        },
        SetUpOption {
            key: "board",
            name: NAME,
            values: &[value("old", (2, 4)), value("new", (2, 4))],
        },
    ];

    #[test]
    fn a_choice_that_is_not_for_so_many_players_is_the_usual_one() {
        let chosen = Chosen(vec![1, 1, 7]);
        assert_eq!(chosen.fit(&OPTIONS, 4), chosen);
        assert_eq!(chosen.fit(&OPTIONS, 3), Chosen(vec![0, 1, 7]));
        assert_eq!(Chosen::default().fit(&OPTIONS, 3), Chosen::default());
        assert_eq!(OPTIONS[0].values_for(3).count(), 1);
    }

    #[test]
    fn choices_are_remembered_by_their_names() {
        let set_up = SetUp::of(Players::people(2), &OPTIONS, &Chosen(vec![0, 1]));
        let text = serde_json::to_string(&set_up).expect("a text");
        let read: SetUp = serde_json::from_str(&text).expect("a set-up");
        assert_eq!(read, set_up);
        assert_eq!(read.chosen(&OPTIONS), Chosen(vec![0, 1]));
        let turned = [OPTIONS[1], OPTIONS[0]];
        assert_eq!(read.chosen(&turned), Chosen(vec![1, 0]));
    }
}
