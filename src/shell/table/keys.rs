//! The keys of a table.

use super::panels::Panel;
use super::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::view::{ChoiceId, Pressed, Tool, Weight};
use crate::table::words::{KeyPlace, MapKey};
use crate::toolkit::hooks::{is_taken, stroke, use_page_keys};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, Node};
use yew::prelude::*;

/// Selects the tab stop among the places of the board.
const CURSOR: &str = ".board-view__places [tabindex='0']";

/// Listens to the keys of the table; `open` opens a panel.
#[hook]
pub(crate) fn use_table_keys(at: &TableContext, open: Callback<Panel>) {
    use_page_keys((at.clone(), open), |event: &KeyboardEvent, (at, open)| {
        if is_taken(event) || event.alt_key() || !hear(event, at, open) {
            return;
        }
        event.prevent_default();
    });
}

/// Does what a key means; returns whether it means anything.
fn hear(event: &KeyboardEvent, at: &TableContext, open: &Callback<Panel>) -> bool {
    let stroke = stroke(event);
    let Some((what, name)) = KeyPlace::Table.function_of(&stroke) else { return false };
    let intent = match what {
        MapKey::Number => {
            let number = name.parse::<usize>().unwrap_or_default();
            let choice = at.view.numbered().nth(number.saturating_sub(1));
            let Some(choice) = choice else { return false };
            Intent::Press(Pressed::Choice(choice.id))
        }
        MapKey::Confirm => {
            let Some(choice) = confirmed(at) else { return false };
            Intent::Press(Pressed::Choice(choice))
        }
        MapKey::Uses => {
            let Some(about) = focused() else { return false };
            Intent::Ask(about)
        }
        MapKey::Undo => Intent::Undo,
        MapKey::Redo => Intent::Redo,
        MapKey::Back => Intent::Press(Pressed::Back),
        MapKey::Try => Intent::Analyse,
        MapKey::Hint if !at.view.may.hint => Intent::PressGrey(Tool::Hint),
        MapKey::Hint => {
            open.emit(Panel::Hint);
            return true;
        }
        MapKey::Command if at.may_act() => {
            open.emit(Panel::Command);
            return true;
        }
        MapKey::Map => return focus_board(),
        MapKey::Leap => return leap(if name == "N" { FocusStep::On } else { FocusStep::Back }),
        _ => return false,
    };
    at.onintent.emit(intent);
    true
}

/// Returns the only main choice; `None` if there is none, or if Enter would press the focused element.
fn confirmed(at: &TableContext) -> Option<ChoiceId> {
    let focused = gloo::utils::document().active_element();
    let is_free = focused.is_none_or(|it| it.matches("body, [data-landing]").unwrap_or(false));
    let choices = at.view.choices.iter();
    let mut proposed = choices.filter(|it| it.weight == Weight::Main && it.barred.is_none());
    match (is_free, proposed.next(), proposed.next()) {
        (true, Some(choice), None) => Some(choice.id),
        _ => None,
    }
}

/// Returns the piece or the place that has the focus.
fn focused() -> Option<Pressed> {
    let focused = gloo::utils::document().active_element()?;
    let named = |name| focused.get_attribute(name);
    match named("data-piece") {
        Some(piece) => piece.parse().ok().map(Pressed::Piece),
        None => named("data-place-button")?.parse().ok().map(Pressed::Place),
    }
}

/// Moves the focus to the board; returns whether there is one.
fn focus_board() -> bool {
    let cursor = gloo::utils::document().query_selector(CURSOR).ok().flatten();
    cursor.is_some_and(|cursor| focus(&cursor))
}

fn focus(element: &Node) -> bool {
    element.dyn_ref::<HtmlElement>().is_some_and(|element| element.focus().is_ok())
}

/// The direction in which N and B move the focus.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FocusStep {
    /// To the next element of the page.
    On,
    /// To the previous one.
    Back,
}

/// Selects what can be chosen: places of the board; else pieces outside it; else buttons.
const CHOOSABLE: [&str; 3] = [
    ".board-view__places [data-legal]",
    "[data-piece]:is(.is-legal, .is-offered)",
    ":is(.ask__choices, .table-of__market) [data-choice]:not([aria-disabled])",
];

/// Moves the focus to the next or previous thing that can be chosen, wrapping around; returns whether there is one.
fn leap(way: FocusStep) -> bool {
    let document = gloo::utils::document();
    let found = CHOOSABLE.iter().filter_map(|kind| document.query_selector_all(kind).ok());
    let all: Vec<Node> = found
        .map(|list| (0..list.length()).filter_map(|at| list.get(at)).collect())
        .find(|all: &Vec<Node>| !all.is_empty())
        .unwrap_or_default();
    let Some(here) = document.active_element() else { return false };
    let side = if way == FocusStep::On {
        Node::DOCUMENT_POSITION_FOLLOWING
    } else {
        Node::DOCUMENT_POSITION_PRECEDING
    };
    let lies_there = |it: &&Node| here.compare_document_position(it) & side != 0;
    let goal = match way {
        FocusStep::On => all.iter().find(lies_there).or(all.first()),
        FocusStep::Back => all.iter().rfind(lies_there).or(all.last()),
    };
    goal.is_some_and(focus)
}
