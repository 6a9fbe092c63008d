//! The common parts of both start pages: a poster for each game, and the place for the saved games.

use super::guide_link::GuideLink;
use super::posters::{First, begin, poster};
use crate::shell::backup::FileInputs;
use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::browser::scripts::tell_scripts;
use crate::toolkit::hooks::{PartMissing, use_effect_on};
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::preferences::{use_locale, use_preferences};
use crate::toolkit::widgets::site_status::UpdateNotice;
use crate::toolkit::widgets::topbar::{Topbar, big_wordmark};
use crate::words::Locale;
use crate::words::shell as words;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct HomeFrameProps {
    /// The titles in order, each with the destination of its guided game.
    pub posters: Vec<(TitleKey, GuideLink)>,
    /// The way back to the game that was played last.
    #[prop_or_default]
    pub last: Html,
    pub games: Html,
    /// The handlers of files, if the whole page accepts them.
    #[prop_or_default]
    pub ways: Option<FileInputs>,
}

#[component]
pub(crate) fn HomeFrame(props: &HomeFrameProps) -> Html {
    let locale = use_locale();
    let (pending, usual) = (use_context::<PendingGame>().unwrap_or_default(), use_preferences());
    let failed = use_state_eq(|| false);
    let start = |title: TitleKey, first: First| {
        let (pending, usual, failed) = (pending.clone(), usual.clone(), failed.setter());
        Callback::from(move |_: MouseEvent| {
            let (pending, usual, failed) = (pending.clone(), usual.clone(), failed.clone());
            spawn_local(async move {
                failed.set(begin(title, first, usual, pending).await.is_err());
            });
        })
    };
    let show = |(title, door): &(TitleKey, GuideLink)| {
        let title = *title;
        poster(title, door, |first| start(title, first), locale)
    };
    let ondragover = props.ways.as_ref().map(|ways| ways.ondragover.clone());
    let ondrop = props.ways.as_ref().map(|ways| ways.ondrop.clone());
    // Handles the presses made before this page ran (`static/start.js`).
    use_effect_on((), |()| tell_scripts("catenary-home"));
    html! {
        <div class="page">
            <Topbar />
            // A translator replaces text nodes, so another language renders new ones instead of changing them.
            <main key={locale.tag()} class="page__main home" {ondragover} {ondrop}>
                <section class="home__hero">
                    { big_wordmark() }
                    <p class="home__lead">{ words::tagline(locale) }</p>
                    { props.last.clone() }
                    <UpdateNotice />
                </section>
                if *failed { <div class="notice notice--bad" role="alert" data-testid="not-fetched"><PartMissing /></div> }
                <section class="posters" aria-label={words::games(locale)}>
                    { for props.posters.iter().map(show) }
                </section>
                <p class="home__boards"><a class="button" href={Address::Boards.address()} data-testid="own-boards-entry">{ locale.your_boards() }</a></p>
                { props.games.clone() }
                <footer class="home__credit">
                    <p>{ words::credits(TitleKey::posters().map(|title| (title.facts().name.of(locale), title.facts().author)), locale) }</p>
                    <p>{ locale.own_edition() }</p>
                </footer>
            </main>
        </div>
    }
}

/// Draws the panel of saved games, onto which files can be dropped.
pub(crate) fn panel(ways: &FileInputs, games: Html, locale: Locale) -> Html {
    html! {
        <section class="panel notranslate" translate="no" tabindex="-1" data-landing="" ondragover={ways.ondragover.clone()} ondrop={ways.ondrop.clone()} data-testid="saves">
            <div class="panel__head"><h2 class="panel__title">{ locale.your_games() }</h2></div>
            { games }
        </section>
    }
}
