//! The keys of the table.

use crate::games::tramways::card::CardId;
use crate::games::tramways::state::Ask;
use crate::session::{Device, Turn};
use crate::view::act::Act;
use crate::view::desk::Desk;
use crate::view::offer::{offers, place_of};
use crate::view::uses::Thing;
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Listens to the keys that mean something at the table; `help` opens the list of keys, `hint` asks
/// for a hint.
#[hook]
pub fn use_keys(desk: Rc<Desk>, act: Callback<Act>, help: Callback<()>, hint: Callback<()>) {
    use_effect_with((desk, act, [help, hint]), |(desk, act, ask)| {
        let (desk, act, ask) = (desk.clone(), act.clone(), ask.clone());
        let options = EventListenerOptions::enable_prevent_default();
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            // A key that is held down would go through the curtain.
            if is_taken(event) || (event.repeat() && !desk.may_act()) {
                return;
            }
            if heard(event, &desk, &act, &ask) {
                event.prevent_default();
            }
        });
        move || drop(listener)
    });
}

/// Listens to the keys that open the command box.
#[hook]
pub fn use_command_key(open: Callback<()>) {
    use_effect_with(open, |open| {
        let open = open.clone();
        let options = EventListenerOptions::enable_prevent_default();
        let window = gloo::utils::window();
        let listener = EventListener::new_with_options(&window, "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let held = event.ctrl_key() || event.meta_key() || event.alt_key();
            if !held && !is_taken(event) && matches!(event.key().as_str(), ":" | "/") {
                event.prevent_default();
                open.emit(());
            }
        });
        move || drop(listener)
    });
}

/// Keys that belong to a field or to an open dialog, or that the map has used.
fn is_taken(event: &KeyboardEvent) -> bool {
    let dialog = gloo::utils::document().query_selector("dialog[open]").ok().flatten();
    if event.default_prevented() || dialog.is_some() {
        return true;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let field = |element: &Element| element.closest("input, select, textarea");
    target.is_some_and(|element| field(&element).ok().flatten().is_some())
}

/// Enter belongs to what has the focus, or to whoever has answered it already. While an action is
/// paid the cards keep the focus of a click, and Enter pays.
fn is_on_control(event: &KeyboardEvent, desk: &Desk) -> bool {
    let paying = matches!(desk.state().ask, Ask::Bill | Ask::Money(_));
    let controls = if paying { BESIDE_PAYING } else { "button, a, summary" };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let on_control = |element: &Element| element.closest(controls).ok().flatten().is_some();
    event.default_prevented() || target.as_ref().is_some_and(on_control)
}

/// What Enter still presses while an action is paid.
const BESIDE_PAYING: &str = ".prompt button, .topbar button, .notice button, a, summary";

fn heard(
    event: &KeyboardEvent,
    desk: &Desk,
    act: &Callback<Act>,
    [help, hint]: &[Callback<()>; 2],
) -> bool {
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        return match key.to_ascii_lowercase().as_str() {
            "z" if event.shift_key() => said(act, Act::Redo),
            "z" => said(act, Act::Undo),
            "y" => said(act, Act::Redo),
            _ => false,
        };
    }
    match key.as_str() {
        "u" => said(act, Act::Undo),
        "U" => said(act, Act::Redo),
        "Escape" => said(act, Act::Back),
        "Enter" if !is_on_control(event, desk) => confirm(desk, act),
        "m" | "M" => focus_map(),
        "i" | "I" if card_in_focus(desk).is_some() => {
            let card = card_in_focus(desk);
            card.is_some_and(|card| said(act, Act::LookUp(Thing::Card(card))))
        }
        "i" | "I" if event.default_prevented() => false,
        "?" => {
            help.emit(());
            true
        }
        "h" | "H" if !event.alt_key() && !desk.table.terms.are_strict() => {
            hint.emit(());
            true
        }
        "p" | "P" if !event.alt_key() => {
            let tries = matches!(desk.device, Device::Trying(_));
            said(act, if tries { Act::EndTrial } else { Act::Try })
        }
        _ if event.alt_key() => false,
        key => offered(key, desk, act),
    }
}

fn said(act: &Callback<Act>, what: Act) -> bool {
    act.emit(what);
    true
}

/// Enter takes the device, pays what is proposed, or does what is usual.
fn confirm(desk: &Desk, act: &Callback<Act>) -> bool {
    if matches!(desk.turn(), Turn::PassTo(_)) {
        return said(act, Act::TakeDevice);
    }
    match desk.state().ask {
        Ask::Bill | Ask::Money(_) => said(act, Act::Pay),
        Ask::Lay => said(act, Act::Play(vec![crate::games::tramways::action::Action::Done])),
        _ => false,
    }
}

/// A digit or letter chooses from the menu, else from what is offered.
fn offered(key: &str, desk: &Desk, act: &Callback<Act>) -> bool {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return false };
    let Some(place) = place_of(letter) else { return false };
    if let Some(menu) = &desk.menu {
        return place < menu.begins().count() && said(act, Act::Choose(place));
    }
    let offers = if desk.may_act() { offers(desk.state()) } else { Vec::new() };
    match offers.get(place) {
        Some(offer) => said(act, Act::Play(vec![offer.action])),
        None => false,
    }
}

/// The card of the hand that has the focus.
fn card_in_focus(desk: &Desk) -> Option<CardId> {
    let focus = gloo::utils::document().active_element()?;
    let name = focus.closest(".hand__place").ok()??.query_selector("[data-card]").ok()??;
    let name = name.get_attribute("data-card")?;
    desk.state().player().hand.iter().copied().find(|card| card.name() == name)
}

fn focus_map() -> bool {
    let sheet = gloo::utils::document().query_selector(".map__sheet [tabindex='0']").ok().flatten();
    match sheet.and_then(|sheet| sheet.dyn_into::<web_sys::SvgElement>().ok()) {
        Some(sheet) => sheet.focus().is_ok(),
        None => false,
    }
}
