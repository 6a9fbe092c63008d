//! Addresses that begin something at once: shortcuts of the installed site, bookmarks.

use super::First;
use crate::session::{Arrangement, Day};
use crate::storage::list;
use crate::ui::address::Address;
use crate::ui::app::Begun;
use crate::ui::components::saves::last_game_id;
use crate::ui::contexts::{use_locale, use_preferences};
use crate::ui::parts::{self, NotFetched};
use crate::words::shell;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What an address begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// The game that was played last, if it goes on.
    Continue,
    /// A game for one, as it was last set up.
    Solo,
    /// The game of the day.
    Daily,
}

impl Shortcut {
    /// All shortcuts with their names in addresses.
    pub const ALL: [(Shortcut, &'static str); 3] =
        [(Shortcut::Continue, "continue"), (Shortcut::Solo, "solo"), (Shortcut::Daily, "daily")];

    /// The shortcut of a name.
    pub fn named(name: &str) -> Option<Shortcut> {
        Shortcut::ALL.into_iter().find(|(_, it)| *it == name).map(|(shortcut, _)| shortcut)
    }

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        Shortcut::ALL.into_iter().find(|(it, _)| *it == self).map_or("", |(_, name)| name)
    }
}

/// The properties of [`ShortcutPage`].
#[derive(Properties, PartialEq)]
pub struct ShortcutPageProps {
    /// What is begun.
    pub shortcut: Shortcut,
}

/// Begins it; the way back leads to the start page.
#[component]
pub fn ShortcutPage(props: &ShortcutPageProps) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let usual = use_preferences();
    let failed = use_state_eq(|| false);
    {
        let failed = failed.setter();
        use_effect_with(props.shortcut, move |&shortcut| {
            spawn_local(async move {
                let went = go(shortcut, usual.arrangement.clone(), begun).await;
                failed.set(went == Err(NotFetched));
            });
        });
    }
    if !*failed {
        return Html::default();
    }
    html! { <main class="page__main"><p class="notice notice--bad" role="alert">{ shell::not_fetched(locale) }</p></main> }
}

/// Fetches what is needed, and only then leaves for the start page and what is begun from there.
async fn go(shortcut: Shortcut, usual: Arrangement, begun: Begun) -> Result<(), NotFetched> {
    match shortcut {
        Shortcut::Continue => {
            Address::Home.go_instead();
            if let Some(id) = last_game_id(&list()) {
                Address::Play(id.clone()).go();
            }
            Ok(())
        }
        Shortcut::Solo => {
            parts::fetch_table().await?;
            Address::Home.go_instead();
            parts::begin(First::Solo, usual, begun).await
        }
        Shortcut::Daily => {
            parts::fetch_ranked().await?;
            Address::Home.go_instead();
            let today = Day::of_millis(js_sys::Date::now() as u64);
            parts::begin_daily(today, usual, begun).await
        }
    }
}
