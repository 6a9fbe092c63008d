//! The games on the home page, a poster each.

use super::play::Begun;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::title::Chosen;
use crate::table::{Chairs, Controller, Guide};
use crate::titles::load::load;
use crate::titles::{Capability, TitleKey};
use crate::ui::components::new_game::fresh_seed;
use crate::ui::contexts::use_locale;
use crate::words::shell;
use yew::prelude::*;

/// So many bots play in a game that one click starts.
const BOTS: u8 = 1;

/// The posters of the titles that the shell plays.
#[component]
pub fn Posters() -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let poster = |title: TitleKey| {
        let Some(loaded) = load(title) else { return Html::default() };
        let facts = title.facts();
        let start = |guide: Guide| {
            let begun = begun.clone();
            Callback::from(move |_: MouseEvent| {
                let players =
                    (0..=BOTS).fold(Chairs::people(usize::from(BOTS) + 1), |chairs, seat| {
                        let bot = Controller::Bot(Level::Medium);
                        if seat == 0 { chairs } else { chairs.hand_over(Seat(seat), bot) }
                    });
                let table = loaded.begin(title, &players, &Chosen::default(), fresh_seed());
                table.into_iter().for_each(|table| begun.play(title, table, guide));
            })
        };
        html! {
            <article key={facts.key} class={classes!("poster", format!("poster--{}", facts.key))} data-testid={format!("poster-{}", facts.key)}>
                <div class="poster__art" aria-hidden="true">{ (loaded.poster)() }</div>
                <div class="poster__words">
                    <h2 class="poster__name">{ facts.name }</h2>
                    <p class="poster__facts">{ shell::facts(locale, facts.players, facts.minutes) }</p>
                    <p class="poster__about">{ facts.about.of(locale) }</p>
                </div>
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
