//! Tooltips that show the description of a button, for pointer and keyboard.

use super::use_effect_on;
use crate::toolkit::browser::window::page_size;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};
use yew::prelude::*;

/// Elements with a reason: the id of their description starts like this.
const DESCRIBED: &str = "[aria-describedby^=\"why-\"]";

/// Events that hide a tooltip, besides moving the pointer or the focus.
const ENDS: [&str; 5] = ["focusout", "pointerdown", "keydown", "wheel", "scroll"];

/// Distance of a tooltip from its button and from the window's edge, in pixels.
const GAP: f64 = 6.0;

/// Shows the reason of the element under a mouse, or with the focus by keyboard. A tap acts at once, and its answer states the
/// same reason. Any key hides the tooltip.
#[hook]
pub(crate) fn use_tips() {
    use_effect_on((), |()| {
        let document = gloo::utils::document();
        let tip = document.create_element("div").ok().and_then(|it| it.dyn_into().ok());
        let mut listeners = Vec::new();
        if let (Some(tip), Some(body)) = (tip.clone(), document.body()) {
            dress(&tip, &body);
            let options = EventListenerOptions::run_in_capture_phase();
            let mut listen = |name: &'static str, hear: fn(&HtmlElement, &Event)| {
                let tip = tip.clone();
                let heard = move |event: &Event| hear(&tip, event);
                listeners.push(EventListener::new_with_options(&document, name, options, heard));
            };
            listen("pointerover", point);
            listen("pointermove", |tip, event| {
                if tip.has_attribute(RESTING) {
                    // Neither can fail: the name is valid.
                    let _ = tip.remove_attribute(RESTING);
                    point(tip, event);
                }
            });
            listen("pointerdown", |tip, _| drop(tip.set_attribute(RESTING, "")));
            listen("focusin", |tip, event| {
                show(tip, described(event, &format!("{DESCRIBED}:focus-visible")));
            });
            ENDS.iter().for_each(|name| listen(name, |tip, _| hide(tip)));
        }
        move || {
            drop(listeners);
            tip.iter().for_each(|tip| tip.remove());
        }
    });
}

/// Shows the tooltip on hover; a pointer at rest since its click does not hover.
fn point(tip: &HtmlElement, event: &Event) {
    let mouse = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
    let points = mouse.as_deref() == Some("mouse") && !tip.has_attribute(RESTING);
    show(tip, if points { described(event, DESCRIBED) } else { None });
}

/// Marks the tooltip while the pointer has not moved since its click.
const RESTING: &str = "data-resting";

/// Prepares the tooltip, which is hidden from screen readers: they read the description itself.
fn dress(tip: &HtmlElement, body: &HtmlElement) {
    tip.set_class_name("tip notranslate");
    tip.set_hidden(true);
    // None can fail: the names are valid, and the element is new.
    let _ = tip.set_attribute("translate", "no");
    let _ = tip.set_attribute("aria-hidden", "true");
    let _ = body.append_child(tip);
}

fn described(event: &Event, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(selector).ok()?
}

fn show(tip: &HtmlElement, about: Option<Element>) {
    let text = about.as_ref().and_then(|about| {
        let id = about.get_attribute("aria-describedby")?;
        gloo::utils::document().get_element_by_id(&id)?.text_content()
    });
    let (Some(about), Some(text)) = (about, text) else { return hide(tip) };
    tip.set_text_content(Some(&text));
    tip.set_hidden(false);
    place(tip, &about);
}

/// Hides a visible tooltip. Setting the attribute again would restyle it at each press.
fn hide(tip: &HtmlElement) {
    if !tip.hidden() {
        tip.set_hidden(true);
    }
}

/// Puts the tooltip above its element, or below if there is no room, and within the window.
fn place(tip: &HtmlElement, about: &Element) {
    let (own, button) = (tip.get_bounding_client_rect(), about.get_bounding_client_rect());
    let width = f64::from(page_size().0);
    let left = button.left() + (button.width() - own.width()) / 2.0;
    let left = left.min(width - own.width() - GAP).max(GAP);
    let above = button.top() - own.height() - GAP;
    let top = if above < GAP { button.bottom() + GAP } else { above };
    for (name, value) in [("left", left), ("top", top)] {
        // Both are valid properties.
        let _ = tip.style().set_property(name, &format!("{value}px"));
    }
}
