//! The start page: a poster for each game, the one played last first, and the saved games.

use super::posters::{begin, poster};
use super::saves::{Saves, last_game, last_game_id};
use crate::storage::{Last, Listed, note_front};
use crate::titles::TitleKey;
use crate::toolkit::begun::{Begun, First};
use crate::toolkit::hooks::use_games;
use crate::toolkit::preferences::{use_locale, use_preferences};
use crate::toolkit::widgets::kept_site::UpdateNotice;
use crate::toolkit::widgets::topbar::{Topbar, big_wordmark};
use crate::words::shell as words;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The start page.
#[component]
pub(crate) fn Home() -> Html {
    let (locale, games) = (use_locale(), use_games());
    let (begun, usual) = (use_context::<Begun>().unwrap_or_default(), use_preferences());
    let failed = use_state_eq(|| false);
    let start = |title: TitleKey, first: First| {
        let (begun, usual, failed) = (begun.clone(), usual.clone(), failed.setter());
        Callback::from(move |_: MouseEvent| {
            let (begun, usual, failed) = (begun.clone(), usual.clone(), failed.clone());
            spawn_local(async move {
                failed.set(begin(title, first, usual, begun).await.is_err());
            });
        })
    };
    let show = |title: TitleKey| poster(title, &games.list, |first| start(title, first), locale);
    let titles = latest_first(&games.list);
    use_effect_with((games.list.clone(), titles.clone()), |(games, titles)| {
        let last = last_game_id(games).map_or(Last::Over, |_| Last::GoesOn);
        note_front(games, last, titles);
    });
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main home">
                <section class="home__hero">
                    { big_wordmark() }
                    <p class="home__lead">{ words::tagline(locale) }</p>
                    { last_game(&games, locale) }
                    <UpdateNotice />
                </section>
                if *failed { <p class="notice notice--bad" role="alert" data-testid="not-fetched">{ words::not_fetched(locale) }</p> }
                <section class="posters" aria-label={words::games(locale)}>
                    { for titles.into_iter().map(show) }
                </section>
                <Saves {games} />
                <footer class="home__credit">
                    <p>{ words::credits(locale, TitleKey::ALL.map(|title| (title.facts().name, title.facts().author))) }</p>
                    <p>{ locale.own_edition() }</p>
                </footer>
            </main>
        </div>
    }
}

/// The titles, the one that was played last first; those that were not played keep their order.
fn latest_first(games: &[Listed]) -> Vec<TitleKey> {
    let played = |title: &TitleKey| {
        games.iter().position(
            |game| matches!(game, Listed::Good(_, save) if save.title() == title.facts().key),
        )
    };
    let mut titles = TitleKey::ALL.to_vec();
    titles.sort_by_key(|title| played(title).unwrap_or(usize::MAX));
    titles
}
