//! Games that this browser's storage has lost and its second copy still has.

use crate::shell::saves::title_of;
use crate::storage::{Listed, Lost, file_of, find_lost};
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::outlet::save_text;
use crate::toolkit::preferences::use_locale;
use crate::words::device;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The properties of [`LostGames`].
#[derive(Properties, PartialEq)]
pub(crate) struct LostGamesProps {
    /// Called when games came back.
    pub onback: Callback<()>,
}

/// Offers lost games by name and date; nothing where none is lost.
#[component]
pub(crate) fn LostGames(props: &LostGamesProps) -> Html {
    let locale = use_locale();
    let lost = use_state_eq(Lost::default);
    let refused = use_state_eq(|| false);
    {
        let setter = lost.setter();
        use_effect_on((), move |()| spawn_local(async move { setter.set(find_lost().await) }));
    }
    if lost.is_empty() {
        return Html::default();
    }
    let bring_back = {
        let (lost, refused, onback) = (lost.clone(), refused.clone(), props.onback.clone());
        Callback::from(move |_: MouseEvent| {
            match lost.bring_back() {
                Ok(()) => lost.set(Lost::default()),
                Err(_) => refused.set(true),
            }
            onback.emit(());
        })
    };
    let forget = {
        let lost = lost.clone();
        Callback::from(move |_: MouseEvent| {
            lost.forget();
            lost.set(Lost::default());
        })
    };
    let download = {
        let lost = lost.clone();
        // A browser that cannot make files shows nothing; the games are still in the list.
        Callback::from(move |_: MouseEvent| {
            drop(save_text("catenary-games.json", &file_of(&lost.games)))
        })
    };
    let line = |game: &Listed| html! { <li key={game.id().as_str().to_owned()}>{ title_of(game, locale) }</li> };
    html! {
        <div class="notice backup__lost" role="alert" data-testid="lost">
            <p>{ device::lost_games(locale) }</p>
            <ul>{ for lost.games.iter().map(line) }</ul>
            if *refused { <p>{ device::lost_no_room(locale) }</p> }
            <div class="row">
                <button type="button" class="button button--main" onclick={bring_back} data-testid="bring-back">{ device::bring_back(locale) }</button>
                <button type="button" class="button" onclick={download} data-testid="download-lost">{ locale.download() }</button>
                <button type="button" class="button button--quiet" onclick={forget} data-testid="forget-lost">{ device::give_up_lost(locale) }</button>
            </div>
        </div>
    }
}
