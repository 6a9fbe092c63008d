//! The start page: what can be played at once, and the saved games.

use crate::engine::bots::Level;
use crate::session::{Arrangement, Session, Table};
use crate::shell::Posters;
use crate::storage::list;
use crate::titles::TitleKey;
use crate::titles::tramways::rules::Tramways;
use crate::ui::app::Begun;
use crate::ui::components::guide::{is_newcomer, learn_door};
use crate::ui::components::icon::{Sign, plain_icon};
use crate::ui::components::new_game::{Emblem, emblem, fresh_seed};
use crate::ui::components::ranked::DailyTile;
use crate::ui::components::saves::{Saves, last_game};
use crate::ui::components::topbar::{Topbar, big_wordmark};
use crate::ui::components::tram::tram;
use crate::ui::contexts::{use_locale, use_preferences};
use crate::ui::hooks::use_games;
use crate::ui::parts;
use crate::ui::route::Route;
use crate::view::guide::first_game;
use crate::words::shell;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// So many bots play in a game that one click starts.
const BOTS: u8 = 2;

/// The start page.
#[component]
pub fn Home() -> Html {
    let (locale, games) = (use_locale(), use_games());
    let tramways = TitleKey::Tramways.facts();
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main home">
                <section class="home__hero">
                    { big_wordmark() }
                    <p class="home__lead">{ shell::tagline(locale) }</p>
                    { last_game(&games, locale) }
                </section>
                <section class="poster poster--wide" aria-labelledby="tramways">
                    <div class="poster__street" aria-hidden="true">{ tram() }</div>
                    <div class="poster__words">
                        <h2 class="poster__name" id="tramways">{ locale.tramways() }</h2>
                        <p class="poster__facts">{ shell::facts(locale, tramways.players, tramways.minutes) }</p>
                        <p class="poster__about">{ locale.pitch() }</p>
                    </div>
                    <Tiles />
                </section>
                <Posters />
                <Saves {games} />
                <footer class="home__credit">
                    <p>{ shell::credits(locale, TitleKey::ALL.map(|title| (title.facts().name, title.facts().author))) }</p>
                    <p>{ locale.own_edition() }</p>
                </footer>
            </main>
        </div>
    }
}

/// The ways to begin: two at once, one over the page of a new game.
#[component]
fn Tiles() -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let last = use_preferences();
    let games = use_memo((), |()| list());
    let newcomer = is_newcomer(&games);
    let failed = use_state_eq(|| false);
    let start = |first: First| {
        let (begun, usual, failed) = (begun.clone(), last.arrangement.clone(), failed.setter());
        Callback::from(move |_: MouseEvent| {
            let (begun, usual, failed) = (begun.clone(), usual.clone(), failed.clone());
            spawn_local(
                async move { failed.set(parts::begin(first, usual, begun).await.is_err()) },
            );
        })
    };
    let (solo, bots) = (start(First::Solo), start(First::Bots));
    let door = || learn_door(&games, start(First::Learn), locale);
    let face = |drawing, name: &'static str, text: &'static str| {
        html! {
            <>
                { emblem(drawing) }
                <strong class="tile__name">{ name }</strong>
                <span class="tile__text">{ text }</span>
            </>
        }
    };
    html! {
        <div class="tiles" data-needs={TitleKey::Tramways.key()}>
            if *failed { <p class="notice notice--bad" role="alert">{ shell::not_fetched(locale) }</p> }
            { for newcomer.then(&door) }
            <button type="button" class="tile tile--main" onclick={solo} data-testid="play">
                { face(Emblem::Party(1, 0), locale.tile_solo(), locale.tile_solo_text()) }
            </button>
            <button type="button" class="tile tile--main" onclick={bots} data-testid="play-bots">
                { face(Emblem::Party(1, BOTS), locale.tile_bots(), locale.tile_bots_text()) }
            </button>
            <a class="tile" href={Route::New.address()} data-testid="set-table">
                { face(Emblem::Party(3, 0), locale.tile_table(), locale.tile_table_text()) }
            </a>
            <DailyTile />
            <a class="tile tile--board" href={Route::Ranked.address()} data-testid="ranked-entry">
                <span class="tile__cup">{ plain_icon(Sign::Cup) }</span>
                <strong class="tile__name">{ locale.ranked_entry() }</strong>
                <span class="tile__text">{ locale.ranked_entry_text() }</span>
            </a>
            { for (!newcomer).then(&door) }
        </div>
    }
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
                Err(_) => Route::Rules(None).go(),
            }
            return;
        }
    };
    if let Ok(session) = Session::<Tramways>::new(arrangement.setup(fresh_seed())) {
        let chairs = arrangement.chairs();
        begun.play(Table::new(session, &chairs, chairs.count()));
    }
}
