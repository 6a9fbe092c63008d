//! What was last chosen for a new game of a title.

use super::{Scope, SetUpChoices, SetUpOption};
use crate::table::Players;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who sat at the table and what was chosen, by the written names of the options; not the seed, nor a map that was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastSetUp {
    /// Who sat at it.
    pub players: Players,
    /// The written name of each option's chosen value.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The same for each seat.
    #[serde(default)]
    pub seats: Vec<BTreeMap<String, String>>,
}

impl LastSetUp {
    /// What is remembered of a new game.
    pub fn of(players: Players, choices: &SetUpChoices, options: &[SetUpOption]) -> LastSetUp {
        let is_kept = |key: &str| {
            options.iter().any(|option| option.key == key && option.scope == Scope::Table)
        };
        let kept = choices.options.iter().filter(|(key, _)| is_kept(key));
        let options = kept.map(|(key, value)| (key.clone(), value.clone())).collect();
        LastSetUp { players, options, seats: choices.seats.clone() }
    }

    /// What was chosen.
    pub fn choices(&self) -> SetUpChoices {
        SetUpChoices { options: self.options.clone(), seats: self.seats.clone(), laid: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Seat;
    use crate::table::set_up::{MAP, MAP_BY_HAND};

    #[test]
    fn choices_are_remembered_by_their_names() {
        let deal = SetUpOption { key: "deal", scope: Scope::Table, ..MAP };
        let board = SetUpOption { key: "board", scope: Scope::Seat, ..MAP };
        let by_hand = MAP_BY_HAND.key;
        let kept = SetUpChoices::default().with(&deal, by_hand).with_at(Seat(1), &board, by_hand);
        let chosen =
            SetUpChoices { laid: Some("A".to_owned()), ..kept.clone().with(&MAP, by_hand) };
        let last = LastSetUp::of(Players::people(2), &chosen, &[MAP, deal, board]);
        let text = serde_json::to_string(&last).expect("a text");
        let read: LastSetUp = serde_json::from_str(&text).expect("a set-up");
        assert_eq!((read.choices(), &read), (kept, &last), "but for a map that was laid");
    }
}
