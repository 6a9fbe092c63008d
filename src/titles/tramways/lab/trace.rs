//! The game as plain data: positions as in position files, actions in notation.

use super::position::Position;
use crate::engine::game::{Game, MAX_SEATS};
use crate::engine::trace::Traced;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::{CardId, Consequence, IconSlot};
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::scoring::{Score, score};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::rules::{Observation, Tramways, notation};
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

    fn board(setup: &Setup) -> Value {
        let map = Tramways::new(setup).ok().map(|state| Position::of(&state).map);
        let cards = CardId::all().map(|card| (card.name(), json!(carried(card))));
        json!({ "map": map, "cards": Map::from_iter(cards) })
    }

    fn position(state: &State) -> Value {
        json!(Position::of(state))
    }

    fn known(observation: &Observation) -> Value {
        json!(Position::of(observation.shown()))
    }

    fn action(state: &State, action: Action) -> Value {
        let text = notation::write(state, action);
        let mut words = text.split_whitespace();
        json!({ "action": words.next(), "operands": words.collect::<Vec<_>>() })
    }

    fn event(state: &State, event: &Event) -> Value {
        tell(state, event)
    }

    fn result(state: &State) -> Map<String, Value> {
        let parts = state.players.seats().map(|seat| part(score(state, seat)));
        Map::from_iter([("parts".to_owned(), parts.collect())])
    }
}

/// An event as JSON, with names instead of numbers of cells, cards, slots and Parcels.
fn tell(state: &State, event: &Event) -> Value {
    let mut value = serde_json::to_value(event).unwrap_or(Value::Null);
    let card = value.get("card").and_then(number).map(CardId);
    let Some(fields) = value.as_object_mut() else { return value };
    for (field, value) in fields.iter_mut() {
        let name = match field.as_str() {
            "card" => card.map(|card| card.name()),
            "slot" => number(value).and_then(|slot| icon(card?, IconSlot(slot))),
            "parcel" => number(value).map(|parcel| ParcelId(parcel).name().to_owned()),
            "cell" | "from" | "to" => number(value).map(|cell| cell_name(state, cell)),
            "cells" => {
                let cells = value.as_array().into_iter().flatten().filter_map(number);
                *value = cells.map(|cell| cell_name(state, cell)).collect();
                None
            }
            _ => None,
        };
        if let Some(name) = name {
            *value = name.into();
        }
    }
    value
}

fn number(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| u8::try_from(number).ok())
}

fn icon(card: CardId, slot: IconSlot) -> Option<String> {
    card.card().icon(slot).map(notation::icon_word)
}

fn cell_name(state: &State, cell: u8) -> String {
    state.map.lattice.name(CellId(cell))
}

/// The icons and Consequence of a card, in the words of position files.
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
