//! Rows that are one tab stop; arrows move inside (`data-roving`).

use super::use_effect_on;
use crate::table::words::{KeyPlace, MapKey};
use crate::toolkit::hooks::keys::stroke;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

const ROW: &str = "[data-roving]";

/// Listens for arrows in rows: up, down, Home and End move within a row, left and right to the next row. In each row one button
/// has `tabindex` 0, the tab stop.
#[hook]
pub(crate) fn use_roving() {
    use_effect_on((), |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let document = gloo::utils::document();
        let listener = EventListener::new_with_options(&document, "keydown", options, |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if let Some(goal) = goal(event) {
                event.prevent_default();
                // Fails only if the element cannot be focused.
                let _ = goal.focus();
            }
        });
        move || drop(listener)
    });
}

fn goal(event: &KeyboardEvent) -> Option<HtmlElement> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let row = target.closest(ROW).ok()??;
    let stroke = stroke(event);
    let (what, key) = KeyPlace::Row.function_of(&stroke)?;
    let goal = match what {
        MapKey::Along => along(&row, &target, key),
        _ if key == "\u{2190}" => stop(row.previous_element_sibling()),
        _ => stop(row.next_element_sibling()),
    };
    goal?.dyn_into().ok()
}

/// Returns the previous, next, first or last button of the row.
fn along(row: &Element, from: &Element, key: &str) -> Option<Element> {
    let buttons = row.query_selector_all("button").ok()?;
    let last = buttons.length().checked_sub(1)?;
    let is_here = |at: &u32| buttons.get(*at).is_some_and(|it| it.is_same_node(Some(from)));
    let here = (0..=last).find(is_here);
    let at = match (key, here) {
        ("\u{2191}", Some(at)) => at.saturating_sub(1),
        ("\u{2193}", Some(at)) => (at + 1).min(last),
        ("End", _) => last,
        _ => 0,
    };
    buttons.get(at)?.dyn_into().ok()
}

fn stop(row: Option<Element>) -> Option<Element> {
    row.filter(|row| row.matches(ROW).unwrap_or(false))?.query_selector("[tabindex='0']").ok()?
}
