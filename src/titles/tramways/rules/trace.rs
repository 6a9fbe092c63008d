//! The game as plain data: positions as in position files, actions as in their texts.

use super::action::Action;
use super::card::{CardId, Consequence};
use super::event::Event;
use super::observe::Observation;
use super::position::{Names, Position, tell};
use super::scoring::{Score, score};
use super::setup::Setup;
use super::state::State;
use super::{Tramways, notation};
use crate::engine::game::{Game, MAX_SEATS};
use crate::engine::trace::Traced;
use serde_json::{Map, Value, json};

impl Traced for Tramways {
    const TITLES: &'static [&'static str] = &[Tramways::KEY];

    fn title(_: &Setup) -> &'static str {
        Tramways::KEY
    }

    fn usual(title: &str, players: usize, seed: u64) -> Option<Setup> {
        if title != Tramways::KEY || !(1..=MAX_SEATS).contains(&players) {
            return None;
        }
        Some(Setup::standard(players, seed))
    }

    fn seed(setup: &Setup) -> u64 {
        setup.seed
    }

    fn board(setup: &Setup) -> Value {
        let map = Tramways::new(setup).ok().map(|state| position(&state)["map"].take());
        let cards = CardId::all().map(|card| (card.name(), json!(carried(card))));
        json!({ "map": map, "cards": Map::from_iter(cards) })
    }

    fn position(state: &State) -> Value {
        position(state)
    }

    fn known(observation: &Observation) -> Value {
        position(observation.shown())
    }

    fn action(state: &State, action: Action) -> Value {
        let text = notation::write(state, action);
        let mut words = text.split_whitespace();
        json!({ "action": words.next(), "operands": words.collect::<Vec<_>>() })
    }

    fn event(state: &State, event: &Event) -> Value {
        tell(state, &Names::default(), event)
    }

    fn result(state: &State) -> Map<String, Value> {
        let parts = state.players.seats().map(|seat| part(score(state, seat)));
        Map::from_iter([("parts".to_owned(), parts.collect())])
    }
}

fn position(state: &State) -> Value {
    serde_json::to_value(Position::of(state, &Names::default())).unwrap_or(Value::Null)
}

/// What a card carries, in the words of position files.
fn carried(card: CardId) -> Vec<String> {
    let consequence = match card.card().consequence {
        Consequence::None => None,
        Consequence::Pay3 => Some("!pay3".to_owned()),
        Consequence::Stress => Some("!stress".to_owned()),
        Consequence::Void => Some("!void".to_owned()),
    };
    card.card().icons().map(|(_, icon)| notation::icon_word(icon)).chain(consequence).collect()
}

fn part(score: Score) -> Value {
    json!({
        "happiness": score.happiness,
        "links": score.link_points,
        "money": score.money_points,
        "stress": -score.stress,
        "dollars_left": score.money_left,
    })
}
