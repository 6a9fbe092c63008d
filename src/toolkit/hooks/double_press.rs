//! Suppresses the second press of a double click, which was meant for what was there at the first.

use super::use_effect_on;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};
use yew::prelude::*;

/// A tap within this time (ms) and distance (pixels) of another belongs to it.
const QUICK: f64 = 350.0;
const NEAR: f64 = 24.0;

/// No finger is faster than this, in milliseconds: a press that soon is one that a label passes on to its field.
const SAME: f64 = 30.0;

/// Pressable elements. The whole board counts as one: its places are pressed in quick succession.
const CONTROLS: &str =
    ".board-view__sheet, [data-choice], [data-piece], button, a, label, summary, input, select";

/// Decisions, which a double click never means twice.
const DECISIONS: &str = "[data-choice]:not(.button--quiet), [data-action]";

/// A press on something.
struct Press {
    at: f64,
    place: (f64, f64),
    /// The words and the meaning of the pressed element, which the page may reuse at once.
    meaning: String,
}

impl Press {
    fn of(event: &MouseEvent) -> Press {
        let place = (f64::from(event.client_x()), f64::from(event.client_y()));
        Press { at: event.time_stamp(), place, meaning: meaning(control(event, CONTROLS)) }
    }

    fn is_close_to(&self, other: &Press) -> bool {
        let (x, y) = (self.place.0 - other.place.0, self.place.1 - other.place.1);
        self.at - other.at < QUICK && x.hypot(y) < NEAR
    }
}

/// Stops a double click or double tap from pressing what the first press brought under the pointer, or from deciding twice.
/// Presses by keyboard are never double.
#[hook]
pub(crate) fn use_single_presses() {
    use_effect_on((), |()| {
        let document = gloo::utils::document();
        let taps = Rc::new(Cell::new(false));
        let pointer = taps.clone();
        let options = EventListenerOptions::run_in_capture_phase();
        let pointed =
            EventListener::new_with_options(&document, "pointerdown", options, move |event| {
                let kind = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
                pointer.set(kind.as_deref() != Some("mouse"));
            });
        let last = RefCell::new(None::<Press>);
        let options = EventListenerOptions { passive: false, ..options };
        let clicked = EventListener::new_with_options(&document, "click", options, move |event| {
            let event = event.dyn_ref::<MouseEvent>().filter(|it| it.is_trusted());
            if let Some(event) = event.filter(|it| it.detail() > 0) {
                hear(event, &mut last.borrow_mut(), taps.get());
            }
        });
        move || drop((pointed, clicked))
    });
}

/// Stops a press that belongs to the last one, unless both mean the same.
fn hear(event: &MouseEvent, last: &mut Option<Press>, by_finger: bool) {
    let press = Press::of(event);
    let Some(before) = last.take() else {
        last.replace(press);
        return;
    };
    if press.at - before.at < SAME {
        last.replace(before);
        return;
    }
    let second = if by_finger { press.is_close_to(&before) } else { event.detail() > 1 };
    let other = before.meaning != press.meaning;
    if second && (other || control(event, DECISIONS).is_some()) {
        event.stop_immediate_propagation();
        event.prevent_default();
        // A third press belongs to the first as well.
        last.replace(Press { meaning: before.meaning, ..press });
    } else {
        last.replace(press);
    }
}

fn control(event: &Event, which: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(which).ok()?
}

fn meaning(control: Option<Element>) -> String {
    let Some(control) = control else { return String::new() };
    if control.class_list().contains("board-view__sheet") {
        return "board".to_owned();
    }
    let names = ["data-choice", "data-piece", "data-testid", "href", "aria-label"];
    let names = names.iter().filter_map(|name| control.get_attribute(name));
    names.chain(control.text_content()).collect::<Vec<_>>().join(" ")
}
