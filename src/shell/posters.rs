//! The games on the home page, a poster each.

use super::play::Begun;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::title::Chosen;
use crate::table::{Chairs, Controller, Guide};
use crate::titles::{Capability, TitleKey};
use crate::ui::components::new_game::fresh_seed;
use crate::ui::contexts::use_locale;
use crate::ui::parts::{NotFetched, load};
use crate::words::shell;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// So many bots play in a game that one click starts.
const BOTS: u8 = 1;

/// The posters of the titles that the shell plays.
#[component]
pub fn Posters() -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let failed = use_state_eq(|| None::<TitleKey>);
    let poster = |title: TitleKey| {
        let facts = title.facts();
        let start = |guide: Guide| {
            let (begun, failed) = (begun.clone(), failed.setter());
            Callback::from(move |_: MouseEvent| {
                let (begun, failed) = (begun.clone(), failed.clone());
                spawn_local(async move {
                    let done = begin(title, guide, &begun).await;
                    failed.set(done.is_err().then_some(title));
                });
            })
        };
        html! {
            <article key={facts.key} class={classes!("poster", format!("poster--{}", facts.key))} data-needs={facts.key} data-testid={format!("poster-{}", facts.key)}>
                <div class="poster__art" aria-hidden="true">{ picture(title) }</div>
                <div class="poster__words">
                    <h2 class="poster__name">{ facts.name }</h2>
                    <p class="poster__facts">{ shell::facts(locale, facts.players, facts.minutes) }</p>
                    <p class="poster__about">{ facts.about.of(locale) }</p>
                </div>
                if *failed == Some(title) { <p class="notice notice--bad" role="alert">{ shell::not_fetched(locale) }</p> }
                <div class="poster__ways">
                    <button type="button" class="button button--main" onclick={start(Guide::default())} data-testid={format!("play-{}", facts.key)}>{ shell::play_bots(locale) }</button>
                    <button type="button" class="button" onclick={start(Guide::NEW)} data-testid={format!("learn-{}", facts.key)}>{ shell::learn(locale) }</button>
                    <a class="button" href={format!("#/new/{}", facts.key)} data-testid={format!("new-{}", facts.key)}>{ shell::set_the_table(locale) }</a>
                    <a class="button button--quiet" href={format!("#/rules/{}", facts.key)}>{ shell::rules(locale) }</a>
                </div>
            </article>
        }
    };
    let shown = TitleKey::ALL.into_iter().filter(|title| !title.has(Capability::Ranked));
    html! {
        <section class="posters" aria-label={shell::games(locale)}>{ for shown.map(poster) }</section>
    }
}

/// The picture of a title, which is art of the page and none of the title's code.
pub(super) fn picture(title: TitleKey) -> Html {
    html! {
        <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href={format!("#poster-{}", title.key())} />
        </svg>
    }
}

/// Begins a game with one bot.
async fn begin(title: TitleKey, guide: Guide, begun: &Begun) -> Result<(), NotFetched> {
    let loaded = load(title).await?;
    let players = (0..=BOTS).fold(Chairs::people(usize::from(BOTS) + 1), |chairs, seat| {
        let bot = Controller::Bot(Level::Medium);
        if seat == 0 { chairs } else { chairs.hand_over(Seat(seat), bot) }
    });
    let table = loaded.and_then(|it| it.begin(&players, &Chosen::default(), fresh_seed()));
    if let Some(table) = table {
        begun.play(title, table, guide);
    }
    Ok(())
}
