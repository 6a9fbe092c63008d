//! Keeps the focus: when the focused element is removed, the focus goes to the nearest place to continue from.

use super::use_effect_on;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{
    Element, FocusOptions, HtmlElement, MouseEvent, MutationObserver, MutationObserverInit,
};
use yew::prelude::*;

/// The last focused element and its ancestors.
type Trail = Rc<RefCell<Vec<Element>>>;

/// Elements that take the focus when the focused element inside them is removed.
const LANDING: &str = "[data-landing]";
/// Controls that a press may remove from the page at once.
const DECISION: &str = "[data-choice], [data-piece], .ask button, .menu button";
/// Milliseconds after which a change is painted; moving the focus sooner would cause another layout.
const PAINTED: u32 = 40;
/// The last resort, if nothing near is left.
const LAST: [&str; 2] = [":is(.prompt, .ask)[data-landing]", "main"];

/// Keeps the focus on the page.
#[hook]
pub(crate) fn use_restored_focus() {
    use_effect_on((), |()| {
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
        // Pointing elsewhere or pressing Tab moves the focus on purpose; it is not restored then.
        let away = ["pointerdown", "keydown"].map(|name| {
            let trail = trail.clone();
            EventListener::new_with_options(&document, name, options, move |event| {
                let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
                if key.is_none_or(|key| key == "Tab") {
                    trail.borrow_mut().clear();
                }
            })
        });
        let later = Rc::new(RefCell::new(None::<Timeout>));
        let let_go = {
            let (later, trail) = (later.clone(), trail.clone());
            EventListener::new_with_options(&document, "click", options, move |event| {
                let points = event.dyn_ref::<MouseEvent>().is_some_and(|it| it.detail() > 0);
                if points && blur_decision() {
                    let (waiting, trail) = (later.clone(), trail.clone());
                    let timeout = Timeout::new(PAINTED, move || {
                        waiting.borrow_mut().take();
                        restore_now(&trail, Scroll::Stays);
                    });
                    later.borrow_mut().replace(timeout);
                }
            })
        };
        let on_change = Closure::<dyn Fn()>::new(move || {
            if later.borrow().is_none() {
                restore_now(&trail, Scroll::Follows);
            }
        });
        let observer = MutationObserver::new(on_change.as_ref().unchecked_ref()).ok();
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        if let (Some(observer), Some(body)) = (&observer, document.body()) {
            // Fails only if nothing is observed.
            let _ = observer.observe_with_options(&body, &what);
        }
        move || {
            observer.iter().for_each(MutationObserver::disconnect);
            drop((listener, away, let_go, on_change));
        }
    });
}

/// Returns the node of an element that takes the focus when it appears, so that keyboard users continue in it.
#[hook]
pub(crate) fn use_autofocus() -> NodeRef {
    let node = use_node_ref();
    use_effect_on(node.clone(), |node| {
        // Fails only if the element cannot be focused.
        let _ = node.cast::<HtmlElement>().map(|element| element.focus());
    });
    node
}

/// Removes the focus from a focused decision; returns whether one had it. A browser that has to do so while removing the element
/// lays the page out in the middle of the change.
fn blur_decision() -> bool {
    let active = gloo::utils::document().active_element();
    let decision = active.filter(|it| it.matches(DECISION).unwrap_or(false));
    if let Some(decision) = &decision {
        // SVG elements have the same method.
        let _ = decision.unchecked_ref::<HtmlElement>().blur();
    }
    decision.is_some()
}

/// Says if the page scrolls to the newly focused element.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scroll {
    /// It does, for keyboard users.
    Follows,
    /// It does not: the pointer's user looks elsewhere.
    Stays,
}

fn restore_now(trail: &Trail, scroll: Scroll) {
    // Focusing changes the trail, so it must not be borrowed meanwhile.
    let now = trail.borrow().clone();
    restore(&now, scroll);
}

/// Refocuses the last element, which may have lost the focus by being moved; if it is gone, focuses a landing.
fn restore(trail: &[Element], scroll: Scroll) {
    let document = gloo::utils::document();
    let body = document.body().map(Element::from);
    let is_lost = document.active_element().is_none_or(|active| Some(active) == body);
    if !is_lost {
        return;
    }
    let Some(last) = trail.first() else { return };
    if last.is_connected() {
        focus(last, scroll);
        return;
    }
    let near = trail.iter().filter(|element| element.is_connected()).find_map(landing);
    let far = || LAST.iter().find_map(|place| document.query_selector(place).ok().flatten());
    near.or_else(far).iter().for_each(|it| focus(it, scroll));
}

/// Returns the landing that an element is or contains; `None` for whole pages and boards, which are too large to be near.
fn landing(element: &Element) -> Option<Element> {
    if element.matches(".table, .table-of, .frame__board, .page, #app, body, html").unwrap_or(true)
    {
        return None;
    }
    let own = element.matches(LANDING).unwrap_or(false).then(|| element.clone());
    own.or_else(|| element.query_selector(LANDING).ok().flatten())
}

fn focus(element: &Element, scroll: Scroll) {
    if !element.has_attribute("tabindex") {
        // Never fails: the name is valid.
        let _ = element.set_attribute("tabindex", "-1");
    }
    let options = FocusOptions::new();
    let stays = scroll == Scroll::Stays || element.matches(LAST[1]).unwrap_or(false);
    options.set_prevent_scroll(stays);
    // SVG elements have the same method.
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}

/// Returns whether the focused element shows the focus, as for keyboard users.
pub(crate) fn is_by_key(event: &FocusEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_none_or(|it| it.matches(":focus-visible").unwrap_or(true))
}
