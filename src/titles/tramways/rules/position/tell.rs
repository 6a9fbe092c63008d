//! Events as JSON that names cells, cards and icons as position files do.

use super::cards::Names;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::notation;
use crate::titles::tramways::rules::state::State;
use serde_json::Value;

/// An event as JSON: numbers of cells, cards, slots and Parcels give way to their names.
pub fn tell(state: &State, names: &Names, event: &Event) -> Value {
    let mut value = serde_json::to_value(event).unwrap_or(Value::Null);
    let card = value.get("card").and_then(number).map(CardId);
    let Some(fields) = value.as_object_mut() else { return value };
    for (field, value) in fields.iter_mut() {
        let told = match field.as_str() {
            "card" => card.map(|card| names.entry(card)),
            "slot" => number(value).and_then(|slot| icon(card?, Slot(slot))),
            "parcel" => number(value).map(|parcel| ParcelId(parcel).name().to_owned()),
            "cell" | "from" | "to" => number(value).map(|cell| cell_name(state, cell)),
            "cells" => {
                let cells = value.as_array().into_iter().flatten().filter_map(number);
                *value = cells.map(|cell| cell_name(state, cell)).collect();
                None
            }
            _ => None,
        };
        if let Some(told) = told {
            *value = told.into();
        }
    }
    value
}

fn number(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| u8::try_from(number).ok())
}

fn icon(card: CardId, slot: Slot) -> Option<String> {
    card.card().icon(slot).map(notation::icon_word)
}

fn cell_name(state: &State, cell: u8) -> String {
    state.map.lattice.name(CellId(cell))
}
