//! The keys of the past, while its bar is open.

use crate::table::words::{KeyPlace, Keyboard, MapKey};
use crate::titles::tramways::view::msg::{Msg, Walk};
use crate::toolkit::hooks::{stroke, use_page_keys};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Whatever has a use of its own for the arrow keys.
const OWN_ARROWS: &str = "input, select, textarea, dialog[open], .map__sheet";

/// Home and End go to the start and to the end, the arrows an action back or on; with Shift a
/// single decision.
#[hook]
pub(super) fn use_past_keys(act: &Callback<Msg>) {
    use_page_keys(act.clone(), |event, act| {
        if event.alt_key() || has_own_arrows(event) {
            return;
        }
        let on = matches!(event.key().as_str(), "ArrowRight" | "End");
        let walk = match (
            KeyPlace::Past.meaning(Keyboard::Cells, &stroke(event)),
            event.key().as_str(),
            on,
        ) {
            (Some(MapKey::Walk), "Home", _) => Walk::First,
            (Some(MapKey::Walk), "End", _) => Walk::Last,
            (Some(MapKey::Walk), _, false) => Walk::Back,
            (Some(MapKey::Walk), _, true) => Walk::On,
            (Some(MapKey::Step), _, false) => Walk::DecisionBack,
            (Some(MapKey::Step), _, true) => Walk::DecisionOn,
            _ => return,
        };
        event.prevent_default();
        act.emit(Msg::Walk(walk));
    });
}

fn has_own_arrows(event: &KeyboardEvent) -> bool {
    if event.default_prevented() {
        return true;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.closest(OWN_ARROWS).ok().flatten().is_some())
}
