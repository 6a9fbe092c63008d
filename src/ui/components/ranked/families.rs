//! The families of ranked set-ups; the page draws the seed.

use super::begin;
use crate::session::ledger::{Filter, best};
use crate::session::{Origin, Terms, daily};
use crate::titles::tramways::rules::family::Family;
use crate::titles::tramways::rules::setup::{DevelopmentRule, Sides};
use crate::ui::app::Begun;
use crate::ui::components::new_game::{Emblem, emblem};
use crate::ui::contexts::{use_locale, use_preferences};
use crate::ui::hooks::Attempts;
use yew::prelude::*;

/// The properties of [`Families`].
#[derive(Properties, PartialEq)]
pub struct FamiliesProps {
    /// The attempts.
    pub attempts: Attempts,
}

/// A ticket for each family; taking one begins a game.
#[component]
pub fn Families(props: &FamiliesProps) -> Html {
    let locale = use_locale();
    html! {
        <section class="families" data-testid="families">
            <header>
                <h2>{ locale.ranked_heading() }</h2>
                <p>{ locale.ranked_text() }</p>
            </header>
            <div class="families__tickets">
                { for Family::ALL.map(|family| html! { <Ticket {family} attempts={props.attempts.clone()} /> }) }
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct TicketProps {
    family: Family,
    attempts: Attempts,
}

#[component]
fn Ticket(props: &TicketProps) -> Html {
    let (locale, preferences) = (use_locale(), use_preferences());
    let begun = use_context::<Begun>().unwrap_or_default();
    let family = props.family;
    let play = Callback::from(move |_: MouseEvent| {
        begin(family.setup(fresh_seed()), Terms::Ranked, &preferences.arrangement, &begun);
    });
    let own = Filter { family: Some(family), origin: Some(Origin::Own), kind: None };
    let best = best(&props.attempts.ledger.filtered(own)).map(|entry| entry.total());
    html! {
        <button type="button" class="family" onclick={play} data-testid={format!("ranked-{}", family.name())}>
            { emblem(drawing(family)) }
            <strong class="family__name">{ locale.family(family) }</strong>
            <span class="family__text">{ locale.family_text(family) }</span>
            if let Some(best) = best {
                <span class="family__best">{ locale.best_of(best) }</span>
            }
            <span class="family__play">{ locale.ranked_play() }</span>
        </button>
    }
}

fn drawing(family: Family) -> Emblem {
    match family {
        Family::Normal => Emblem::Sides(Sides::Normal),
        Family::Hard => Emblem::Sides(Sides::Hard),
        Family::Alternative => Emblem::Development(DevelopmentRule::Alternative),
    }
}

fn fresh_seed() -> u64 {
    daily::drawn_seed((js_sys::Math::random() * 2f64.powi(53)) as u64)
}
