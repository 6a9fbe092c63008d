//! The categories of ranked set-ups; the page draws the seed.

use crate::table::GameMode;
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::variants::{DevelopmentRule, Sides};
use crate::titles::tramways::session::daily;
use crate::titles::tramways::session::ledger::{Filter, Whose, best};
use crate::titles::tramways::ui::begun::Counted;
use crate::titles::tramways::ui::components::set_up::{Emblem, emblem};
use crate::titles::tramways::ui::hooks::Attempts;
use crate::titles::tramways::ui::ledger::given_up;
use crate::toolkit::hooks::Games;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct FamiliesProps {
    pub attempts: Attempts,
    /// The saved games.
    pub games: Games,
    /// Begins a game.
    pub begin: Callback<Counted>,
}

/// A ticket for each category; taking one begins a game.
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
                { for RankedCategory::ALL.map(|category| html! { <Ticket {category} attempts={props.attempts.clone()} games={props.games.clone()} begin={props.begin.clone()} /> }) }
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct TicketProps {
    category: RankedCategory,
    attempts: Attempts,
    games: Games,
    begin: Callback<Counted>,
}

#[component]
fn Ticket(props: &TicketProps) -> Html {
    let locale = use_locale();
    let category = props.category;
    let play = props.begin.reform(move |_: MouseEvent| Counted {
        setup: category.setup(fresh_seed()),
        mode: GameMode::Ranked,
    });
    let mine = Filter { category: Some(category), whose: Some(Whose::Mine), kind: None };
    let best = best(&props.attempts.ledger.filtered(mine)).map(|entry| entry.total());
    let given_up = given_up(&props.attempts.ledger, &props.games.list, Some(category));
    let given_up = (given_up > 0).then(|| locale.given_up_count(given_up));
    let told = best.map(|best| locale.best_of(best)).into_iter().chain(given_up);
    let told = told.collect::<Vec<_>>().join(" · ");
    html! {
        <button type="button" class="family" onclick={play} data-testid={format!("ranked-{}", category.name())}>
            { emblem(drawing(category)) }
            <strong class="family__name">{ locale.category(category) }</strong>
            <span class="family__text">{ locale.category_text(category) }</span>
            if !told.is_empty() {
                <span class="family__best" data-testid="family-told">{ told }</span>
            }
            <span class="family__play">{ locale.ranked_play() }</span>
        </button>
    }
}

fn drawing(category: RankedCategory) -> Emblem {
    match category {
        RankedCategory::Normal => Emblem::Sides(Sides::Normal),
        RankedCategory::Hard => Emblem::Sides(Sides::Hard),
        RankedCategory::Alternative => Emblem::Development(DevelopmentRule::Alternative),
    }
}

fn fresh_seed() -> u64 {
    daily::drawn_seed((js_sys::Math::random() * 2f64.powi(53)) as u64)
}
