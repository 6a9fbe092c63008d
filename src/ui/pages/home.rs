//! The start page: a poster for each game, the one played last first, and the saved games.

use crate::engine::bots::Level;
use crate::session::{Arrangement, Session, Table};
use crate::shell::{Begun as ShellBegun, poster, shell_poster};
use crate::storage::Listed;
use crate::titles::TitleKey;
use crate::titles::load::load;
use crate::titles::tramways::rules::Tramways;
use crate::ui::app::Begun;
use crate::ui::components::guide::learn_door;
use crate::ui::components::icon::{Sign, plain_icon};
use crate::ui::components::new_game::fresh_seed;
use crate::ui::components::ranked::DailyEntry;
use crate::ui::components::saves::{Saves, last_game};
use crate::ui::components::topbar::{Topbar, big_wordmark};
use crate::ui::components::tram::poster_art;
use crate::ui::contexts::{use_locale, use_preferences};
use crate::ui::hooks::{Games, use_games};
use crate::ui::route::Route;
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

/// So many bots play in a game that one click starts.
const BOTS: u8 = 2;

/// The start page.
#[component]
pub fn Home() -> Html {
    let (locale, games) = (use_locale(), use_games());
    let tramways = tramways_poster(&use_tramways(&games), locale);
    let begun = use_context::<ShellBegun>().unwrap_or_default();
    let poster = |title: TitleKey| match load(title) {
        Some(loaded) => shell_poster(title, loaded, &begun, locale),
        None => tramways.clone(),
    };
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main home">
                <section class="home__hero">
                    { big_wordmark() }
                    <p class="home__lead">{ shell::tagline(locale) }</p>
                    { last_game(&games, locale) }
                </section>
                <section class="posters" aria-label={shell::games(locale)}>
                    { for latest_first(&games.list).into_iter().map(poster) }
                </section>
                <Saves {games} />
                <footer class="home__credit">
                    <p>{ shell::credits(locale, TitleKey::ALL.map(|title| (title.facts().name, title.facts().author))) }</p>
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

/// What the ways to play Tramways need.
struct Ways {
    games: Rc<Vec<Listed>>,
    begun: Begun,
    arrangement: Arrangement,
}

#[hook]
fn use_tramways(games: &Games) -> Ways {
    Ways {
        games: games.list.clone(),
        begun: use_context::<Begun>().unwrap_or_default(),
        arrangement: use_preferences().arrangement.clone(),
    }
}

/// The poster of Tramways, which has solo, ranked and daily games besides.
fn tramways_poster(ways: &Ways, locale: Locale) -> Html {
    let start = |arrangement: Arrangement| {
        let begun = ways.begun.clone();
        Callback::from(move |_: MouseEvent| begin(&arrangement, &begun))
    };
    let solo = start(ways.arrangement.solo());
    let bots = start(ways.arrangement.with_bots(BOTS.into(), Level::Medium));
    let buttons = html! {
        <>
            <button type="button" class="button button--main" onclick={solo} data-testid="play">{ locale.play_solo() }</button>
            { learn_door(&ways.games, &ways.begun, locale) }
            <button type="button" class="button" onclick={bots} data-testid="play-bots">{ locale.play_with_bots() }</button>
            <a class="button" href={Route::New.address()} data-testid="set-table">{ shell::set_the_table(locale) }</a>
            <a class="button button--quiet" href={Route::Rules(None).address()}>{ shell::rules(locale) }</a>
            <DailyEntry />
            <a class="button poster__entry" href={Route::Ranked.address()} data-testid="ranked-entry">
                <span class="poster__cup">{ plain_icon(Sign::Cup) }</span>
                { locale.ranked_entry() }
            </a>
        </>
    };
    poster(TitleKey::Tramways, locale, poster_art(), buttons)
}

/// Begins a game. The arrangements of the tiles are legal for any seed.
fn begin(arrangement: &Arrangement, begun: &Begun) {
    if let Ok(session) = Session::<Tramways>::new(arrangement.setup(fresh_seed())) {
        let chairs = arrangement.chairs();
        begun.play(Table::new(session, &chairs, chairs.count()));
    }
}
