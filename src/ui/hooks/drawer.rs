//! A drawer that slides over the page, and where the focus goes with it.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// A drawer.
#[derive(Clone, PartialEq)]
pub struct Drawer {
    /// Whether it is open.
    pub is_open: bool,
    /// Opens or closes it.
    pub toggle: Callback<()>,
    /// The button outside that opens it; it has the focus again once the drawer is closed.
    pub opener: NodeRef,
    /// The button inside that closes it; it has the focus once the drawer is open.
    pub closer: NodeRef,
}

/// A drawer that is closed at first. While it is open the Escape key closes it and means nothing
/// else.
#[hook]
pub fn use_drawer() -> Drawer {
    let open = use_state_eq(|| false);
    let (opener, closer) = (use_node_ref(), use_node_ref());
    let was_open = use_mut_ref(|| false);
    {
        let (open, opener, closer) = (open.clone(), opener.clone(), closer.clone());
        use_effect_with(*open, move |&is_open| {
            if was_open.replace(is_open) != is_open {
                focus(if is_open { &closer } else { &opener });
            }
            let listener = is_open.then(|| on_escape(move || open.set(false)));
            move || drop(listener)
        });
    }
    let toggle = {
        let open = open.clone();
        Callback::from(move |()| open.set(!*open))
    };
    Drawer { is_open: *open, toggle, opener, closer }
}

fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        // What cannot have the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Hears the key before anybody else does; in an open dialog it belongs to the dialog.
fn on_escape(close: impl Fn() + 'static) -> EventListener {
    let options = EventListenerOptions::run_in_capture_phase();
    let window = gloo::utils::window();
    EventListener::new_with_options(&window, "keydown", options, move |event| {
        let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        if escape && !is_in_dialog(event) {
            event.stop_propagation();
            close();
        }
    })
}

fn is_in_dialog(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest("dialog[open]").ok().flatten().is_some())
}
