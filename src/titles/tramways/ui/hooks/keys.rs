//! The keys of the table.

use crate::table::words::{KeyPlace, Keyboard, MapKey};
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::state::Decision;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::offer::{offers, place_of};
use crate::titles::tramways::view::uses::Thing;
use crate::toolkit::hooks::{is_taken, stroke, use_page_keys};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Listens to the keys that mean something at the table; `hint` asks for a hint.
#[hook]
pub fn use_keys(model: Rc<GameModel>, act: Callback<Msg>, hint: Callback<()>) {
    use_page_keys((model, act, hint), |event, (model, act, hint)| {
        if is_taken(event) {
            return;
        }
        if heard(event, model, act, hint) {
            event.prevent_default();
        }
    });
}

/// Enter belongs to what has the focus, or to whoever has answered it already. While an action is
/// paid the cards keep the focus of a click, and Enter pays.
fn is_on_control(event: &KeyboardEvent, model: &GameModel) -> bool {
    let paying = model.state().decision.is_payment();
    let controls = if paying { BESIDE_PAYING } else { "button, a, summary" };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let on_control = |element: &Element| element.closest(controls).ok().flatten().is_some();
    event.default_prevented() || target.as_ref().is_some_and(on_control)
}

/// What Enter still presses while an action is paid.
const BESIDE_PAYING: &str = ".prompt button, .topbar button, .notice button, a, summary";

fn heard(
    event: &KeyboardEvent,
    model: &GameModel,
    act: &Callback<Msg>,
    hint: &Callback<()>,
) -> bool {
    if event.alt_key() {
        return false;
    }
    let stroke = stroke(event);
    let Some((what, name)) = KeyPlace::Table.heard(Keyboard::Cells, &stroke) else { return false };
    match what {
        MapKey::Undo => said(act, Msg::Undo),
        MapKey::Redo => said(act, Msg::Redo),
        MapKey::Back => said(act, model.escape()),
        MapKey::Confirm => !is_on_control(event, model) && confirm(model, act),
        MapKey::Map => focus_map(),
        MapKey::Hint if !model.table.mode.is_strict() => {
            hint.emit(());
            true
        }
        MapKey::Try => {
            let tries = model.device.tries();
            said(act, if tries { Msg::EndAnalysis } else { Msg::Try })
        }
        MapKey::Uses => {
            let card = card_in_focus(model);
            !event.default_prevented()
                && card.is_some_and(|card| said(act, Msg::LookUp(Thing::Card(card))))
        }
        MapKey::Choose => offered(name, model, act),
        _ => false,
    }
}

fn said(act: &Callback<Msg>, what: Msg) -> bool {
    act.emit(what);
    true
}

/// Enter pays what is proposed, or does what is usual.
fn confirm(model: &GameModel, act: &Callback<Msg>) -> bool {
    match model.state().decision {
        Decision::Bill | Decision::Money(_) => said(act, Msg::Pay),
        Decision::Lay => said(act, Msg::Play(vec![Action::Done])),
        _ => false,
    }
}

/// A digit or letter chooses from the menu, else from what is offered.
fn offered(key: &str, model: &GameModel, act: &Callback<Msg>) -> bool {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return false };
    let Some(place) = place_of(letter) else { return false };
    if let Some(menu) = &model.draft.menu {
        return place < menu.begins().count() && said(act, Msg::Choose(place));
    }
    let offers = if model.may_act() { offers(model.state()) } else { Vec::new() };
    match offers.get(place) {
        Some(offer) => said(act, Msg::Play(vec![offer.action])),
        None => false,
    }
}

/// The card of the hand that has the focus.
fn card_in_focus(model: &GameModel) -> Option<CardId> {
    let focus = gloo::utils::document().active_element()?;
    let name = focus.closest(".hand__place").ok()??.query_selector("[data-card]").ok()??;
    let name = name.get_attribute("data-card")?;
    model.state().player().hand.iter().copied().find(|card| card.name() == name)
}

fn focus_map() -> bool {
    let sheet = gloo::utils::document().query_selector(".map__sheet [tabindex='0']").ok().flatten();
    match sheet.and_then(|sheet| sheet.dyn_into::<web_sys::SvgElement>().ok()) {
        Some(sheet) => sheet.focus().is_ok(),
        None => false,
    }
}
