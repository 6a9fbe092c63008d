//! The last choices for a new game of a title.

use super::{Scope, SetUpChoices, SetUpOption};
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::{Controller, Hands, Player, PlayerColor, Players};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The last players and choices, by written names; without the seed and without a map laid by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastSetUp {
    /// The players.
    pub players: Players,
    /// The chosen values by option, as written names.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The chosen values by option, for each seat.
    #[serde(default)]
    pub seats: Vec<BTreeMap<String, String>>,
}

impl LastSetUp {
    /// Returns the part of a new game to remember.
    pub fn of(players: Players, choices: &SetUpChoices, options: &[SetUpOption]) -> LastSetUp {
        let is_kept = |key: &str| {
            options.iter().any(|option| option.key == key && option.scope == Scope::Table)
        };
        let kept = choices.options.iter().filter(|(key, _)| is_kept(key));
        let options = kept.map(|(key, value)| (key.clone(), value.clone())).collect();
        LastSetUp { players, options, seats: choices.seats.clone() }
    }

    /// Returns the choices.
    pub fn choices(&self) -> SetUpChoices {
        SetUpChoices { options: self.options.clone(), seats: self.seats.clone(), laid: None }
    }

    /// Returns the first person of the last game with this number of medium bots, and the last choices. `colors` are the
    /// colours of the first seats for a player without last choices.
    pub fn against_bots(
        last: Option<&LastSetUp>,
        bots: usize,
        colors: &[PlayerColor],
    ) -> (Players, SetUpChoices) {
        let all = Players::people(bots + 1).first_in(colors);
        let others = all.seats().skip(1).filter_map(|seat| all.get(seat).cloned());
        let bot = |player| Player { controller: Controller::Bot(Level::Medium), ..player };
        let seat = last.and_then(|last| last.players.persons().next()).unwrap_or(Seat(0));
        let me = last.and_then(|last| last.players.get(seat)).or(all.get(Seat(0))).cloned();
        let me = me.map(|player| Player { controller: Controller::Person, ..player });
        let hands = last.map_or(Hands::Hidden, |last| last.players.hands());
        let players = Players::of(me.into_iter().chain(others.map(bot)), hands);
        let mut choices = last.map(LastSetUp::choices).unwrap_or_default();
        choices.seats = choices.seats.into_iter().skip(seat.index()).take(1).collect();
        (players, choices)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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

    #[test]
    fn the_first_person_of_the_last_game_plays_against_bots() {
        let board = SetUpOption { key: "board", scope: Scope::Seat, ..MAP };
        let players = Players::people(3).hand_over(Seat(0), Controller::Bot(Level::Hard));
        let players = players.rename(Seat(1), "Ana".to_owned().into());
        let choices = SetUpChoices::default().with_at(Seat(1), &board, MAP_BY_HAND.key);
        let last = LastSetUp::of(players.with_hands(Hands::Open), &choices, &[board]);
        let (players, choices) = LastSetUp::against_bots(Some(&last), 2, &[]);
        let me = players.get(Seat(0)).expect("a seat");
        assert_eq!((me.name.as_str(), me.controller), ("Ana", Controller::Person));
        assert_eq!((players.count(), players.persons().count()), (3, 1));
        assert_eq!((players.bot(Seat(2)), players.hands()), (Some(Level::Medium), Hands::Open));
        assert_eq!(choices.value_at(Seat(0), &board), &MAP_BY_HAND);
        assert_ne!(choices.value_at(Seat(1), &board), &MAP_BY_HAND);
        let (alone, usual) = LastSetUp::against_bots(None, 0, &[PlayerColor::Pink]);
        assert_eq!((alone.count(), alone.color(Seat(0))), (1, PlayerColor::Pink));
        assert_eq!(usual, SetUpChoices::default());
    }
}
