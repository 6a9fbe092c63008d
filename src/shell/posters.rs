//! The games on the home page, a poster each.

use super::play::Begun;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::title::Chosen;
use crate::table::{Chairs, Controller, Guide};
use crate::titles::TitleKey;
use crate::titles::load::load;
use crate::ui::components::seed::fresh_seed;
use crate::ui::parts::{NotFetched, fetch_title};
use crate::words::{Locale, shell};
use yew::prelude::*;

/// So many bots play in a game that one click starts.
const BOTS: u8 = 1;

/// A game on the home page: its picture, what it is, and the ways to play it, the main one first.
pub fn poster(title: TitleKey, locale: Locale, art: Html, ways: Html) -> Html {
    let facts = title.facts();
    html! {
        <article key={facts.key} class={classes!("poster", format!("poster--{}", facts.key))} data-needs={facts.key} data-testid={format!("poster-{}", facts.key)}>
            <div class="poster__art" aria-hidden="true">{ art }</div>
            <div class="poster__words">
                <h2 class="poster__name">{ facts.name }</h2>
                <p class="poster__facts">{ shell::facts(locale, facts.players, facts.minutes) }</p>
                <p class="poster__about">{ facts.about.of(locale) }</p>
            </div>
            <div class="poster__ways">{ ways }</div>
        </article>
    }
}

/// The poster of a title that the shell plays; `start` begins a game of it.
pub fn shell_poster(
    title: TitleKey,
    start: impl Fn(Guide) -> Callback<MouseEvent>,
    locale: Locale,
) -> Html {
    let key = title.facts().key;
    let ways = html! {
        <>
            <button type="button" class="button button--main" onclick={start(Guide::default())} data-testid={format!("play-{key}")}>{ shell::play_bots(locale) }</button>
            <button type="button" class="button" onclick={start(Guide::NEW)} data-testid={format!("learn-{key}")}>{ shell::learn(locale) }</button>
            <a class="button" href={format!("#/new/{key}")} data-testid={format!("new-{key}")}>{ shell::set_the_table(locale) }</a>
            <a class="button button--quiet" href={format!("#/rules/{key}")}>{ shell::rules(locale) }</a>
        </>
    };
    poster(title, locale, picture(title), ways)
}

/// The picture of a title, which is art of the page and none of the title's code.
pub fn picture(title: TitleKey) -> Html {
    html! {
        <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href={format!("#poster-{}", title.key())} />
        </svg>
    }
}

/// Begins a game with one bot.
///
/// # Errors
/// The title's part of the page cannot be fetched.
pub async fn begin(title: TitleKey, guide: Guide, begun: &Begun) -> Result<(), NotFetched> {
    fetch_title(title).await?;
    let players = (0..=BOTS).fold(Chairs::people(usize::from(BOTS) + 1), |chairs, seat| {
        let bot = Controller::Bot(Level::Medium);
        if seat == 0 { chairs } else { chairs.hand_over(Seat(seat), bot) }
    });
    let table =
        load(title).and_then(|it| it.begin(title, &players, &Chosen::default(), fresh_seed()));
    if let Some(table) = table {
        begun.play(title, table, guide);
    }
    Ok(())
}
