//! The focus is never lost: when what had it goes away, it goes to the nearest place to go on from.

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

/// Where the focus was: the element, and what it lay in.
type Trail = Rc<RefCell<Vec<Element>>>;

/// Elements that carry this take the focus when something in them that had it is gone.
const LANDING: &str = "[data-landing]";
/// What a press may take from the page at once.
const DECISION: &str = "[data-choice], [data-piece], .ask button, .menu button";
/// After so many milliseconds a change is painted; to move the focus sooner would lay the page out once more.
const PAINTED: u32 = 40;
/// Where nothing near is left.
const LAST: [&str; 2] = [":is(.prompt, .ask)[data-landing]", "main"];

/// Watches over the focus.
#[hook]
pub(crate) fn use_kept_focus() {
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
        // Whoever points elsewhere, or goes on with Tab, takes the focus away; nothing is to bring it back.
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
        let told = Closure::<dyn Fn()>::new(move || {
            if later.borrow().is_none() {
                restore_now(&trail, Scroll::Follows);
            }
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
            drop((listener, away, let_go, told));
        }
    });
}

/// An element that takes the focus when it appears, so that whoever opened it by a key goes on in it.
#[hook]
pub(crate) fn use_autofocus() -> NodeRef {
    let node = use_node_ref();
    use_effect_on(node.clone(), |node| {
        // A page that cannot be focused goes on without.
        let _ = node.cast::<HtmlElement>().map(|element| element.focus());
    });
    node
}

/// Takes the focus from a decision that has it, and says whether it had. A browser that has to take it from what is
/// removed lays the page out in the middle of the change.
fn blur_decision() -> bool {
    let active = gloo::utils::document().active_element();
    let decision = active.filter(|it| it.matches(DECISION).unwrap_or(false));
    if let Some(decision) = &decision {
        // Drawings have the same method as the rest of the page.
        let _ = decision.unchecked_ref::<HtmlElement>().blur();
    }
    decision.is_some()
}

/// Whether the page scrolls to what takes the focus.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scroll {
    /// It does, for whoever goes on from there by keyboard.
    Follows,
    /// It does not: whoever has pressed with a pointer looks elsewhere.
    Stays,
}

fn restore_now(trail: &Trail, scroll: Scroll) {
    // The focus changes the trail, so it is not held meanwhile.
    let now = trail.borrow().clone();
    restore(&now, scroll);
}

/// Gives the focus back to what had it, which loses it where it only changes its place; to a landing if it is gone.
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

/// The landing that an element is, or has in it; whole pages, and what lies over a board, are too large to be near.
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
        // The name is valid, so it can be set.
        let _ = element.set_attribute("tabindex", "-1");
    }
    let options = FocusOptions::new();
    let stays = scroll == Scroll::Stays || element.matches(LAST[1]).unwrap_or(false);
    options.set_prevent_scroll(stays);
    // Drawings have the same method as the rest of the page.
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}

/// Whether what takes the focus is marked for whoever uses the keyboard.
pub(crate) fn is_by_key(event: &FocusEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_none_or(|it| it.matches(":focus-visible").unwrap_or(true))
}
