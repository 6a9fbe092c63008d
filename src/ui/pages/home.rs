//! The start page: a poster for each game, the one played last first, and the saved games.

use crate::engine::bots::Level;
use crate::session::{Arrangement, Guide, Session, Table};
use crate::shell;
use crate::storage::{Last, Listed, note_front};
use crate::titles::TitleKey;
use crate::titles::tramways::rules::Tramways;
use crate::ui::address::Address;
use crate::ui::app::Begun;
use crate::ui::components::guide::learn_door;
use crate::ui::components::icon::{Sign, plain_icon};
use crate::ui::components::kept_site::UpdateNotice;
use crate::ui::components::ranked::DailyEntry;
use crate::ui::components::saves::{Saves, last_game, last_game_id};
use crate::ui::components::seed::fresh_seed;
use crate::ui::components::topbar::{Topbar, big_wordmark};
use crate::ui::components::tram::poster_art;
use crate::ui::contexts::{use_locale, use_preferences};
use crate::ui::hooks::{Games, use_games};
use crate::ui::parts;
use crate::view::guide::first_game;
use crate::words::{Locale, shell as words};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// So many bots play in a game that one click starts.
const BOTS: u8 = 2;

/// The start page.
#[component]
pub fn Home() -> Html {
    let (locale, games) = (use_locale(), use_games());
    let (begun, usual) = (use_context::<Begun>().unwrap_or_default(), use_preferences());
    let tables = use_context::<shell::Begun>().unwrap_or_default();
    let failed = use_state_eq(|| false);
    let start = |first: First| {
        let (begun, usual, failed) = (begun.clone(), usual.clone(), failed.setter());
        Callback::from(move |_: MouseEvent| {
            let (begun, usual, failed) = (begun.clone(), usual.arrangement.clone(), failed.clone());
            spawn_local(
                async move { failed.set(parts::begin(first, usual, begun).await.is_err()) },
            );
        })
    };
    let start_at_table = |title: TitleKey, guide: Guide| {
        let (tables, failed) = (tables.clone(), failed.setter());
        Callback::from(move |_: MouseEvent| {
            let (tables, failed) = (tables.clone(), failed.clone());
            spawn_local(async move {
                failed.set(shell::begin(title, guide, &tables).await.is_err());
            });
        })
    };
    let poster = |title: TitleKey| match title {
        TitleKey::Tramways => tramways_poster(&games, start, locale),
        title => shell::shell_poster(title, |guide| start_at_table(title, guide), locale),
    };
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
                    { for titles.into_iter().map(poster) }
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

/// The poster of Tramways, which has solo, ranked and daily games besides.
fn tramways_poster(
    games: &Games,
    start: impl Fn(First) -> Callback<MouseEvent>,
    locale: Locale,
) -> Html {
    let (solo, bots, learn) = (start(First::Solo), start(First::Bots), start(First::Learn));
    let buttons = html! {
        <>
            <button type="button" class="button button--main" onclick={solo} data-testid="play">{ locale.play_solo() }</button>
            { learn_door(&games.list, learn, locale) }
            <button type="button" class="button" onclick={bots} data-testid="play-bots">{ locale.play_with_bots() }</button>
            <a class="button" href={Address::New.address()} data-testid="set-table">{ words::set_the_table(locale) }</a>
            <a class="button button--quiet" href={Address::Rules(None).address()}>{ words::rules(locale) }</a>
            <DailyEntry />
            <a class="button poster__entry" href={Address::Ranked.address()} data-testid="ranked-entry">
                <span class="poster__cup">{ plain_icon(Sign::Cup) }</span>
                { locale.ranked_entry() }
            </a>
        </>
    };
    shell::poster(TitleKey::Tramways, locale, poster_art(), buttons)
}

/// A game that a click starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// A game alone.
    Solo,
    /// A game with bots.
    Bots,
    /// The guided one.
    Learn,
}

/// Begins a game. The usual arrangement is legal for any seed.
pub fn begin(first: First, usual: &Arrangement, begun: &Begun) {
    let arrangement = match first {
        First::Solo => usual.solo(),
        First::Bots => usual.with_bots(BOTS.into(), Level::Medium),
        First::Learn => {
            match first_game() {
                Ok(table) => begun.play(table),
                Err(_) => Address::Rules(None).go(),
            }
            return;
        }
    };
    if let Ok(session) = Session::<Tramways>::new(arrangement.setup(fresh_seed())) {
        let chairs = arrangement.chairs();
        begun.play(Table::new(session, &chairs, chairs.count()));
    }
}
