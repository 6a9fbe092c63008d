//! Fetches what the next click needs while the pointer approaches.

use super::parts::fetch_title;
use crate::titles::parts::{Need, fetch_own_boards};
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::parts::settings;
use gloo::events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

/// Selects links of the page, and elements whose `data-needs` names a title or the settings.
const DOORS: &str = "a[href^='#'], [data-needs]";

/// Fetches what a link or a button needs when it is hovered, pressed or focused, once.
#[hook]
pub(crate) fn use_prefetch() {
    use_effect_on((), |()| {
        let page = gloo::utils::document();
        let requested = Rc::new(RefCell::new(Vec::<String>::new()));
        let listeners = ["pointerover", "pointerdown", "focusin"].map(|event| {
            let requested = requested.clone();
            EventListener::new(&page, event, move |event| {
                let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
                let door = target.and_then(|it| it.closest(DOORS).ok().flatten());
                let attribute = |name| door.as_ref().and_then(|it| it.get_attribute(name));
                let Some(needed) = attribute("href").or_else(|| attribute("data-needs")) else {
                    return;
                };
                if requested.borrow().contains(&needed) {
                    return;
                }
                requested.borrow_mut().push(needed.clone());
                let requested = requested.clone();
                spawn_local(async move {
                    // After a failure the click fetches again, and shows the error if that fails too.
                    if fetch(&needed).await.is_err() {
                        requested.borrow_mut().retain(|it| *it != needed);
                    }
                });
            })
        });
        move || drop(listeners)
    });
}

/// Fetches what an address, the key of a title, or the settings need.
async fn fetch(needed: &str) -> Result<(), NotFetched> {
    if !needed.starts_with('#') {
        return match TitleKey::named(needed) {
            Some(title) => fetch_title(title, Need::Table).await,
            None => settings().await.map(drop),
        };
    }
    match Address::parse(needed) {
        Address::New(title) => fetch_title(title, Need::SetUp).await,
        Address::Ranked(title) if title.has(Capability::Ranked) => {
            fetch_title(title, Need::Scores).await
        }
        Address::Rules(title, ..) => fetch_title(title, Need::Rules).await,
        Address::Boards | Address::Count(_) => fetch_own_boards().await,
        // The title of a saved game is in the save, which is read when it is opened.
        Address::Play(_)
        | Address::Visit(_)
        | Address::Puzzle(_)
        | Address::Home
        | Address::Ranked(_)
        | Address::Link(_)
        | Address::Shortcut(_)
        | Address::Unknown => Ok(()),
    }
}
