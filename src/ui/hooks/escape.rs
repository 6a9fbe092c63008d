//! The Escape key for what lies over the table: it closes what was opened last, and means nothing else then.

use gloo::events::{EventListener, EventListenerOptions};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

thread_local! {
    /// What is open, the last one last.
    static LAYERS: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// Where the key has a meaning of its own.
const ELSEWHERE: &str = "dialog[open], [role=combobox]";

/// Calls `close` at the Escape key while `is_open`, unless something else was opened since.
#[hook]
pub fn use_escape(is_open: bool, close: Callback<()>) {
    let latest = use_mut_ref(|| close.clone());
    latest.replace(close);
    use_effect_with(is_open, move |&is_open| {
        let layer = is_open.then(|| Layer::open(move || latest.borrow().emit(())));
        move || drop(layer)
    });
}

/// Something that is open; closed with this value.
struct Layer {
    id: u32,
    _listener: EventListener,
}

impl Layer {
    fn open(close: impl Fn() + 'static) -> Layer {
        let id = NEXT.replace(NEXT.get() + 1);
        LAYERS.with_borrow_mut(|layers| layers.push(id));
        // It hears the key before anybody else does.
        let options = EventListenerOptions::run_in_capture_phase();
        let window = gloo::utils::window();
        let _listener =
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                if is_last(id) && is_escape(event) && !is_elsewhere(event) {
                    event.stop_immediate_propagation();
                    close();
                }
            });
        Layer { id, _listener }
    }
}

impl Drop for Layer {
    fn drop(&mut self) {
        LAYERS.with_borrow_mut(|layers| layers.retain(|&id| id != self.id));
    }
}

fn is_last(id: u32) -> bool {
    LAYERS.with_borrow(|layers| layers.last() == Some(&id))
}

fn is_escape(event: &Event) -> bool {
    event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape")
}

fn is_elsewhere(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(ELSEWHERE).ok().flatten().is_some())
}
