//! The keys of a table.

use super::at::At;
use super::panels::Panel;
use crate::table::intent::Intent;
use crate::table::view::Pressed;
use crate::table::words::{KeyPlace, Keyboard, MapKey};
use crate::toolkit::hooks::{is_taken, named, use_page_keys};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// The places of a table's board, and the one of them that Tab comes to.
const CURSOR: &str = ".board-view__places [tabindex='0']";

/// Listens to the keys of the table; `open` opens a panel.
#[hook]
pub(super) fn use_table_keys(at: &At, open: Callback<Panel>) {
    use_page_keys((at.clone(), open), |event: &KeyboardEvent, (at, open)| {
        if is_taken(event) || event.alt_key() || !hear(event, at, open) {
            return;
        }
        event.prevent_default();
    });
}

/// Does what a key means; whether it means something.
fn hear(event: &KeyboardEvent, at: &At, open: &Callback<Panel>) -> bool {
    let number = event.key().parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let held = event.ctrl_key() || event.meta_key();
    if let Some(choice) = number.and_then(|number| at.view.choices.get(number))
        && !held
    {
        at.onintent.emit(Intent::Press(Pressed::Choice(choice.id)));
        return true;
    }
    let intent = match KeyPlace::Table.meaning(Keyboard::Places, &named(event)) {
        Some(MapKey::Undo) => Intent::Undo,
        Some(MapKey::Redo) => Intent::Redo,
        Some(MapKey::Back) => Intent::Press(Pressed::Back),
        Some(MapKey::Try) => Intent::Analyse,
        Some(MapKey::Hint) => {
            open.emit(Panel::Hint);
            return true;
        }
        Some(MapKey::Command) => {
            open.emit(Panel::Command);
            return true;
        }
        Some(MapKey::Map) => return focus_board(),
        _ => return false,
    };
    at.onintent.emit(intent);
    true
}

/// Brings the focus to the board; whether there is one.
fn focus_board() -> bool {
    let cursor = gloo::utils::document().query_selector(CURSOR).ok().flatten();
    let cursor = cursor.and_then(|cursor| cursor.dyn_into::<HtmlElement>().ok());
    cursor.is_some_and(|cursor| cursor.focus().is_ok())
}
