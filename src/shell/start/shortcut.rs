//! Addresses that start something at once: shortcuts of the installed site, bookmarks.

use super::posters::{First, begin};
use crate::shell::pages;
use crate::shell::parts::{fetch_title, last_game, last_ranked};
use crate::storage::Preferences;
use crate::titles::parts::Need;
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::{Address, Shortcut};
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::hooks::{PartMissing, use_effect_on};
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::preferences::use_preferences;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ShortcutPageProps {
    /// The shortcut to follow.
    pub shortcut: Shortcut,
}

/// Follows the shortcut; the back button leads to the start page.
#[component]
pub(crate) fn ShortcutPage(props: &ShortcutPageProps) -> Html {
    let pending_game = use_context::<PendingGame>().unwrap_or_default();
    let usual = use_preferences();
    let failed = use_state_eq(|| false);
    let setter = failed.setter();
    use_effect_on(props.shortcut, move |&shortcut| {
        spawn_local(async move {
            let went = go(shortcut, usual.clone(), pending_game).await;
            setter.set(went == Err(NotFetched));
        });
    });
    if !*failed {
        return Html::default();
    }
    html! { <main class="page__main"><div class="notice notice--bad" role="alert"><PartMissing /></div></main> }
}

/// Fetches everything needed first, then goes to the start page and on from there.
async fn go(
    shortcut: Shortcut,
    usual: Rc<Preferences>,
    pending: PendingGame,
) -> Result<(), NotFetched> {
    match shortcut {
        Shortcut::Continue => {
            let last = last_game().await?;
            Address::Home.go_instead();
            if let Some(id) = last {
                Address::Play(id).go();
            }
        }
        Shortcut::Solo => {
            let Some(title) = TitleKey::with(Capability::Solo) else { return Ok(()) };
            fetch_title(title, Need::Table).await?;
            Address::Home.go_instead();
            begin(title, First::Solo, usual, pending).await?;
        }
        Shortcut::Daily(title) => {
            let title = match title {
                Some(title) => title,
                None => last_ranked().await?,
            };
            if !title.has(Capability::Ranked) {
                return Ok(());
            }
            fetch_title(title, Need::Scores).await?;
            Address::Home.go_instead();
            pages::play_today(title, usual).await?;
        }
    }
    Ok(())
}
