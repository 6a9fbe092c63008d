//! The places of a board for keyboard and screen reader.

use crate::table::board::places::{ScreenDirection, edge, nearest_legal, neighbour};
use crate::table::view::{Place, PlaceId, PlaceState, Pressed};
use crate::table::words::{KeyPlace, MapKey};
use crate::toolkit::hooks::{clone, is_by_key, stroke};
use crate::words::{Locale, shell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct PlaceListProps {
    pub places: Rc<Vec<Place>>,
    pub locale: Locale,
    pub onpress: Callback<Pressed>,
    pub onpoint: Callback<Option<Pressed>>,
    /// The place marked for players who use the keyboard.
    pub cursor: UseStateHandle<Option<usize>>,
}

/// The places for keyboard and screen reader: one tab stop; arrows move on by direction.
#[component]
pub(crate) fn PlaceList(props: &PlaceListProps) -> Html {
    let node = use_node_ref();
    // Position of the last focus: a pressed place may disappear while its neighbours stay.
    let last = use_mut_ref(|| None::<(i32, i32)>);
    let here = stop(&props.places, *last.borrow());
    let focus = clone!([node], move |index: usize| {
        let buttons = node.cast::<Element>().map(|list| list.children());
        let button = buttons.and_then(|buttons| buttons.item(index as u32));
        // Fails only if the place cannot be focused.
        let _ =
            button.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()).map(|it| it.focus());
    });
    let onkeydown =
        Callback::from(clone!([places = props.places, last], move |event: KeyboardEvent| {
            let from = stop(&places, *last.borrow());
            let stroke = stroke(&event);
            let way = match event.key().as_str() {
                "ArrowUp" | "PageUp" => ScreenDirection::Up,
                "ArrowDown" | "PageDown" => ScreenDirection::Down,
                "ArrowLeft" | "Home" => ScreenDirection::Left,
                "ArrowRight" | "End" => ScreenDirection::Right,
                _ => return,
            };
            let next = match KeyPlace::Map.meaning(&stroke) {
                Some(MapKey::NextPlace) => neighbour(&places, from, way),
                Some(MapKey::Edge) => edge(&places, from, way),
                _ => return,
            };
            event.prevent_default();
            if let Some(next) = next {
                focus(next);
            }
        }));
    let onclick = {
        let (places, onpress) = (props.places.clone(), props.onpress.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(index) = index_of(&places, &event) {
                onpress.emit(Pressed::Place(places[index].id));
            }
        })
    };
    let onfocus = {
        let (places, last) = (props.places.clone(), last.clone());
        let (cursor, onpoint) = (props.cursor.clone(), props.onpoint.clone());
        Callback::from(move |event: FocusEvent| {
            let Some(index) = index_of(&places, &event) else { return };
            last.replace(Some(places[index].at));
            // A mouse already shows the place it points at.
            if is_by_key(&event) {
                cursor.set(Some(index));
                onpoint.emit(Some(Pressed::Place(places[index].id)));
            }
        })
    };
    let place = |(index, place): (usize, &Place)| {
        let tab = if index == here { Tab::Stops } else { Tab::Passes };
        html! { <PlaceButton key={place.id.to_string()} place={place.clone()} {tab} /> }
    };
    let onblur = {
        let cursor = props.cursor.clone();
        let onpoint = props.onpoint.clone();
        Callback::from(move |_: FocusEvent| {
            cursor.set(None);
            onpoint.emit(None);
        })
    };
    html! {
        <div ref={node} class="board-view__places spoken" role="group" aria-label={shell::places(props.locale)} {onclick} {onkeydown} onfocusin={onfocus} onfocusout={onblur}>
            { for props.places.iter().enumerate().map(place) }
        </div>
    }
}

/// Says if Tab stops at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Stops,
    Passes,
}

#[derive(Properties, PartialEq)]
struct PlaceButtonProps {
    place: Place,
    tab: Tab,
}

/// A place for keyboard and screen reader; redrawn only when it changes, since there are many.
#[component]
fn PlaceButton(props: &PlaceButtonProps) -> Html {
    let (place, stops) = (&props.place, props.tab == Tab::Stops);
    let legal = place.state != PlaceState::Idle;
    html! {
        <button type="button" tabindex={if stops { "0" } else { "-1" }} data-landing={stops.then_some("")}
            aria-disabled={(!legal).to_string()} aria-pressed={(place.state == PlaceState::Chosen).to_string()} data-legal={legal.then_some("")} data-place-button={place.id.to_string()}>
            { &place.name }
        </button>
    }
}

/// Returns the index of the place that an event came from.
fn index_of(places: &[Place], event: &Event) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let number = target.closest("[data-place-button]").ok()??.get_attribute("data-place-button")?;
    let id = number.parse::<PlaceId>().ok()?;
    places.iter().position(|place| place.id == id)
}

/// Returns the index of the tab stop: the last focused place, else the nearest legal one, else the first.
fn stop(places: &[Place], last: Option<(i32, i32)>) -> usize {
    let Some(last) = last else { return 0 };
    let near = nearest_legal(places, last, i32::MAX);
    let same = places.iter().position(|place| place.at == last);
    same.or_else(|| near.and_then(|near| places.iter().position(|it| it.id == near.id)))
        .unwrap_or(0)
}
