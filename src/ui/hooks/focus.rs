//! The focus is never lost: when what had it goes away, it goes to the nearest place to go on from.

use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};
use yew::prelude::*;

/// Where the focus was: the element, and what it lay in.
type Trail = Rc<RefCell<Vec<Element>>>;

/// Elements that carry this take the focus when something in them that had it is gone.
const LANDING: &str = "[data-landing]";
/// Where nothing near is left.
const LAST: [&str; 3] = [".prompt[data-landing]", LANDING, "main"];

/// Watches over the focus.
#[hook]
pub fn use_kept_focus() {
    use_effect_with((), |()| {
        let trail = Trail::default();
        let options = EventListenerOptions::run_in_capture_phase();
        let document = gloo::utils::document();
        let listener = {
            let trail = trail.clone();
            EventListener::new_with_options(&document, "focusin", options, move |event| {
                let target = event.target().and_then(|target| target.dyn_into().ok());
                let up = |element: &Element| element.parent_element();
                *trail.borrow_mut() = std::iter::successors(target, up).collect();
            })
        };
        // Whoever points elsewhere takes the focus away; nothing is to bring it back.
        let pointed = {
            let trail = trail.clone();
            EventListener::new_with_options(&document, "pointerdown", options, move |_| {
                trail.borrow_mut().clear();
            })
        };
        let told = Closure::<dyn Fn()>::new(move || {
            // The focus changes the trail, so it is not held meanwhile.
            let now = trail.borrow().clone();
            restore(&now);
        });
        let observer = MutationObserver::new(told.as_ref().unchecked_ref()).ok();
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        if let (Some(observer), Some(body)) = (&observer, document.body()) {
            // It fails only if nothing is to be watched.
            let _ = observer.observe_with_options(&body, &what);
        }
        move || {
            observer.iter().for_each(MutationObserver::disconnect);
            drop((listener, pointed, told));
        }
    });
}

/// Gives the focus back to what had it, which loses it where it only changes its place; to a landing if it is gone.
fn restore(trail: &[Element]) {
    let document = gloo::utils::document();
    let body = document.body().map(Element::from);
    let is_lost = document.active_element().is_none_or(|active| Some(active) == body);
    let Some(last) = trail.first().filter(|_| is_lost) else { return };
    if last.is_connected() {
        focus(last);
        return;
    }
    let near = trail.iter().filter(|element| element.is_connected()).find_map(landing);
    let far = || LAST.iter().find_map(|place| document.query_selector(place).ok().flatten());
    near.or_else(far).as_ref().into_iter().for_each(focus);
}

/// The landing that an element is, or has in it; whole pages are too large to be near.
fn landing(element: &Element) -> Option<Element> {
    if element.matches(".table, .page, #app, body, html").unwrap_or(true) {
        return None;
    }
    let own = element.matches(LANDING).unwrap_or(false).then(|| element.clone());
    own.or_else(|| element.query_selector(LANDING).ok().flatten())
}

fn focus(element: &Element) {
    if !element.has_attribute("tabindex") {
        // The name is valid, so it can be set.
        let _ = element.set_attribute("tabindex", "-1");
    }
    let options = FocusOptions::new();
    options.set_prevent_scroll(element.matches(LAST[2]).unwrap_or(false));
    // Drawings have the same method as the rest of the page.
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}
