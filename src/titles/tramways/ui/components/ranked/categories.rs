//! The categories of ranked set-ups; the page draws the seed.

use crate::table::GameMode;
use crate::table::ranked::Origin;
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::variants::{DevelopmentRule, Sides};
use crate::titles::tramways::session::daily;
use crate::titles::tramways::session::ledger::{Filter, best};
use crate::titles::tramways::ui::begun::begin_counted;
use crate::titles::tramways::ui::components::new_game::{Emblem, emblem};
use crate::titles::tramways::ui::hooks::Attempts;
use crate::toolkit::begun::Begun;
use crate::toolkit::preferences::{use_locale, use_preferences};
use yew::prelude::*;

/// The properties of [`Categories`].
#[derive(Properties, PartialEq)]
pub struct FamiliesProps {
    /// The attempts.
    pub attempts: Attempts,
}

/// A ticket for each category; taking one begins a game.
#[component]
pub fn Categories(props: &FamiliesProps) -> Html {
    let locale = use_locale();
    html! {
        <section class="families" data-testid="families">
            <header>
                <h2>{ locale.ranked_heading() }</h2>
                <p>{ locale.ranked_text() }</p>
            </header>
            <div class="families__tickets">
                { for RankedCategory::ALL.map(|category| html! { <Ticket {category} attempts={props.attempts.clone()} /> }) }
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct TicketProps {
    category: RankedCategory,
    attempts: Attempts,
}

#[component]
fn Ticket(props: &TicketProps) -> Html {
    let (locale, preferences) = (use_locale(), use_preferences());
    let begun = use_context::<Begun>().unwrap_or_default();
    let category = props.category;
    let play = Callback::from(move |_: MouseEvent| {
        begin_counted(category.setup(fresh_seed()), GameMode::Ranked, &preferences, &begun);
    });
    let own = Filter { category: Some(category), origin: Some(Origin::Own), kind: None };
    let best = best(&props.attempts.ledger.filtered(own)).map(|entry| entry.total());
    html! {
        <button type="button" class="family" onclick={play} data-testid={format!("ranked-{}", category.name())}>
            { emblem(drawing(category)) }
            <strong class="family__name">{ locale.category(category) }</strong>
            <span class="family__text">{ locale.category_text(category) }</span>
            if let Some(best) = best {
                <span class="family__best">{ locale.best_of(best) }</span>
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
