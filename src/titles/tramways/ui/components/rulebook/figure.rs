//! The figures of the rules, from the game's own pieces.

use crate::titles::tramways::edition::{LONG_STRESS, SHORT_STRESS};
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::variants::PlayerBoard;
use crate::titles::tramways::ui::components::card;
use crate::titles::tramways::ui::components::map::plan_picture;
use crate::titles::tramways::ui::components::rulebook::tables;
use crate::titles::tramways::view::figures;
use crate::titles::tramways::view::scene::MapPlan;
use crate::titles::tramways::words::Figure;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Draws a figure with its caption; empty if the number is unknown.
pub(super) fn figure(number: u8, locale: Locale) -> Html {
    let Some(figure) = Figure::ALL.get(usize::from(number)) else { return Html::default() };
    match figure {
        Figure::Rounds => rounds(locale),
        Figure::Card => card(locale),
        Figure::Tracks => tracks(locale),
        Figure::Auction => tables::auction(locale),
        Figure::Link => {
            pair(figures::links(), [locale.complete_figure(), locale.incomplete_figure()])
        }
        Figure::Shared => {
            pair(figures::shared(), [locale.crossing_figure(), locale.curves_figure()])
        }
        Figure::Upgraded => {
            pair(figures::upgrade(), [locale.plain_link_figure(), locale.upgraded_figure()])
        }
        Figure::Merged => html! {
            <div class="figures">{ plan(&figures::merged(), locale.merged_figure()) }</div>
        },
        Figure::Ride => ride(locale),
        Figure::Fares => tables::fares(locale),
        Figure::Score => tables::scores(locale),
        Figure::Ranks => tables::ranks(locale),
    }
}

fn pair(plans: [MapPlan; 2], captions: [&'static str; 2]) -> Html {
    html! {
        <div class="figures">
            { for plans.iter().zip(captions).map(|(it, caption)| plan(it, caption)) }
        </div>
    }
}

fn plan(plan: &MapPlan, caption: &'static str) -> Html {
    html! {
        <figure class="figure">
            { plan_picture(plan, caption) }
            <figcaption aria-hidden="true">{ caption }</figcaption>
        </figure>
    }
}

/// The phases of the rounds, row by row.
fn rounds(locale: Locale) -> Html {
    let usual = [Phase::Auction, Phase::Actions, Phase::Administration, Phase::EndOfRound];
    let usual = usual.map(|phase| locale.phase(phase));
    let last = [usual[0], usual[1], usual[2], shell::final_count(locale)];
    let row = |name: &'static str, phases: [&'static str; 4]| {
        html! {
            <li><b class="course__name">{ name }</b><ol class="course__phases">{ for phases.map(|phase| html! { <li>{ phase }</li> }) }</ol></li>
        }
    };
    html! {
        <figure class="figure figure--plain">
            <ul class="course" aria-label={locale.rounds_figure()}>
                { row(locale.rounds_usual(), usual) }
                { row(locale.rounds_last(), last) }
            </ul>
        </figure>
    }
}

/// A card with numbered parts, and their names.
fn card(locale: Locale) -> Html {
    let parts = [locale.card_mark(), locale.card_icons(), locale.card_cost(), locale.card_stripe()];
    let number = |at: usize| html! { <span class={format!("anatomy__number anatomy__number--{at}")} aria-hidden="true">{ at }</span> };
    html! {
        <figure class="figure figure--plain anatomy">
            <div class="anatomy__card">
                { card::card(figures::card(), locale.card_figure(), locale) }
                { for (1..=parts.len()).map(number) }
            </div>
            <figcaption><ol class="anatomy__parts">{ for parts.map(|part| html! { <li>{ part }</li> }) }</ol></figcaption>
        </figure>
    }
}

fn tracks(locale: Locale) -> Html {
    let track = |name: &'static str, levels: &[u8]| {
        html! {
            <div class="track">
                <span class="track__name">{ name }</span>
                <ol class="track__levels">{ for levels.iter().map(|level| html! { <li>{ level }</li> }) }</ol>
            </div>
        }
    };
    html! {
        <figure class="figure figure--plain">
            { track(locale.equipment(PlayerBoard::Normal), &LONG_STRESS) }
            { track(locale.equipment(PlayerBoard::Hard), &SHORT_STRESS) }
        </figure>
    }
}

fn ride(locale: Locale) -> Html {
    html! {
        <figure class="figure figure--wide">
            { plan_picture(&figures::ride(), locale.ride_figure()) }
            <figcaption><ol class="steps">{ for locale.ride_steps().map(|step| html! { <li>{ step }</li> }) }</ol></figcaption>
        </figure>
    }
}
