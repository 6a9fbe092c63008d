//! What the next click will need is fetched while the pointer comes.

use super::parts::fetch_title;
use crate::titles::parts::{Need, fetch_own_boards};
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::parts::settings;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

/// Links of the page and what names the title that it begins or the settings.
const DOORS: &str = "a[href^='#'], [data-needs]";

/// Fetches what a link or a button needs as soon as a pointer or the focus is on it.
#[hook]
pub(crate) fn use_prefetch() {
    use_effect_on((), |()| {
        let page = gloo::utils::document();
        let listeners = ["pointerover", "pointerdown", "focusin"].map(|event| {
            EventListener::new(&page, event, |event| {
                let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
                let door = target.and_then(|it| it.closest(DOORS).ok().flatten());
                if let Some(door) = door {
                    // What does not come now is fetched again by the click, which says so where it fails.
                    spawn_local(async move {
                        let _ = fetch(&door).await;
                    });
                }
            })
        });
        move || drop(listeners)
    });
}

async fn fetch(door: &Element) -> Result<(), NotFetched> {
    let Some(address) = door.get_attribute("href") else {
        let key = door.get_attribute("data-needs").unwrap_or_default();
        return match TitleKey::named(&key) {
            Some(title) => fetch_title(title, Need::Table).await,
            None => settings().await.map(drop),
        };
    };
    match Address::parse(&address) {
        Address::New(title) => fetch_title(title, Need::SetUp).await,
        Address::Ranked(title) if title.has(Capability::Ranked) => {
            fetch_title(title, Need::Ranked).await
        }
        Address::Rules(title, _) => fetch_title(title, Need::Rules).await,
        Address::Boards => fetch_own_boards().await,
        // Which title a saved game is of stands in the save, which is read when it is opened.
        Address::Play(_)
        | Address::Visit(_)
        | Address::Home
        | Address::Ranked(_)
        | Address::Link(_)
        | Address::Shortcut(_)
        | Address::Unknown => Ok(()),
    }
}
