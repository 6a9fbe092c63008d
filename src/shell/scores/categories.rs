//! The categories of ranked games; the page draws the seed.

use super::attempts::Attempts;
use super::plates::given_up;
use crate::table::GameMode;
use crate::table::scores::results::{Filter, Whose, best};
use crate::table::scores::{Category, daily};
use crate::toolkit::hooks::SavedGames;
use crate::toolkit::ledger::CountedGame;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct FamiliesProps {
    pub attempts: Attempts,
    pub games: SavedGames,
    /// Starts a game.
    pub begin: Callback<CountedGame>,
}

/// A ticket for each category, which starts a game.
#[component]
pub(crate) fn Categories(props: &FamiliesProps) -> Html {
    let locale = use_locale();
    html! {
        <section class="families" data-testid="families">
            <header>
                <h2>{ locale.ranked_heading() }</h2>
                <p>{ locale.ranked_text() }</p>
            </header>
            <div class="families__tickets">
                { for props.attempts.ranking.categories.iter().map(|category| html! { <Ticket {category} attempts={props.attempts.clone()} games={props.games.clone()} begin={props.begin.clone()} /> }) }
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct TicketProps {
    category: &'static Category,
    attempts: Attempts,
    games: SavedGames,
    begin: Callback<CountedGame>,
}

#[component]
fn Ticket(props: &TicketProps) -> Html {
    let locale = use_locale();
    let category = props.category;
    let title = props.attempts.title;
    let play = props.begin.reform(move |_: MouseEvent| CountedGame {
        title,
        category,
        seed: fresh_seed(),
        mode: GameMode::Ranked,
    });
    let mine = Filter { category: Some(category), whose: Some(Whose::Mine), kind: None };
    let best = best(&props.attempts.results.filtered(mine));
    let best = best.map(|entry| props.attempts.result_text(entry, locale));
    let given_up = given_up(&props.attempts, &props.games.list, Some(category));
    let given_up = (given_up > 0).then(|| locale.given_up_count(given_up));
    let text = best.map(|best| locale.best_of(&best)).into_iter().chain(given_up);
    let text = text.collect::<Vec<_>>().join(" · ");
    html! {
        <button type="button" class="family" onclick={play} data-testid={format!("ranked-{}", category.key)}>
            <strong class="family__name">{ category.name.of(locale) }</strong>
            <span class="family__text">{ category.about.of(locale) }</span>
            if !text.is_empty() {
                <span class="family__best" data-testid="family-told">{ text }</span>
            }
            <span class="family__play">{ locale.ranked_play() }</span>
        </button>
    }
}

fn fresh_seed() -> u64 {
    daily::drawn_seed((js_sys::Math::random() * 2f64.powi(53)) as u64)
}
