//! Fetches the dialog of rules when the first chip is clicked.

use crate::shell::overlays::rule_dialog_of;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::widgets::rule_link::{clicked_chip, title_of};
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Fetches the dialog of a title with the first click on one of its rule chips; if that fails, or the rule is unknown,
/// the link leads to the rules page.
#[component]
pub(crate) fn RuleLinkListener() -> Html {
    let dialog = use_state(|| None::<Html>);
    let setter = dialog.setter();
    use_effect_on((), move |()| {
        let (here, asked) = (Rc::new(Cell::new(true)), Cell::new(false));
        let still_here = here.clone();
        let options = EventListenerOptions::enable_prevent_default();
        let page = gloo::utils::document();
        let listener = EventListener::new_with_options(&page, "click", options, move |event| {
            if asked.get() {
                return;
            }
            let chip = event.dyn_ref().and_then(clicked_chip);
            let chip = chip.and_then(|chip| chip.dyn_into::<HtmlElement>().ok());
            let Some(chip) = chip else { return };
            let Some(title) = title_of(&chip) else { return };
            event.prevent_default();
            asked.set(true);
            let (setter, here) = (setter.clone(), still_here.clone());
            spawn_local(async move {
                match rule_dialog_of(title, chip.clone()).await {
                    Ok(Some(html)) if here.get() => setter.set(Some(html)),
                    Ok(Some(_)) => {}
                    // The address is the chip's own, so setting it cannot fail.
                    Ok(None) | Err(_) => drop(
                        gloo::utils::window()
                            .location()
                            .set_href(&chip.get_attribute("href").unwrap_or_default()),
                    ),
                }
            });
        });
        move || {
            here.set(false);
            drop(listener);
        }
    });
    (*dialog).clone().unwrap_or_default()
}
