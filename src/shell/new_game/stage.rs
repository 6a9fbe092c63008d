//! The middle of the page: the map, from the seed or built by hand, and the faults of the set-up.

use super::NewGameData;
use crate::table::set_up::{
    MAP, MapRequirement, OptionValue, Scope, SetUpChange, SetUpFault, SetUpOption,
};
use crate::toolkit::widgets::radios::{Group, named, radios};
use crate::toolkit::widgets::rule_link::rule_link;
use crate::toolkit::widgets::seed::{SeedShown, seed_plate};
use crate::words::{Locale, new_game};
use yew::prelude::*;

/// Draws the map and the choice of its source.
pub(super) fn stage(shown: &NewGameData, picture: Option<Html>) -> Html {
    let (fns, locale) = (shown.fns, shown.locale);
    let sources = || fns.options.iter().filter(|option| option.scope == Scope::Map);
    let editor = if shown.game.choices.has_hand_laid_map() {
        (fns.map_editor)(shown.game, &shown.onchange.reform(SetUpChange::Lay))
    } else {
        None
    };
    html! {
        <section class="stage" aria-label={MAP.name.of(locale)}>
            if sources().next().is_some() {
                <header class="stage__head">
                    { for sources().map(|option| source(shown, option)) }
                    { goal(&shown.verdict.counters, locale) }
                </header>
            }
            if let Some(editor) = editor {
                <div class="stage__bench">{ editor }</div>
            } else if let (Some(picture), Some(_)) = (picture, shown.draft.seed()) {
                <div class="stage__map" data-testid="map-picture">{ picture }</div>
            } else {
                // The verdict reports an invalid seed.
                <p class="stage__map stage__map--none">{ shown.draft.seed().map(|_| new_game::no_map(locale)) }</p>
            }
            { verdict(shown) }
            { seed(shown) }
        </section>
    }
}

fn source(shown: &NewGameData, option: &'static SetUpOption) -> Html {
    let locale = shown.locale;
    let group = Group {
        name: option.key.to_owned(),
        label: option.name.of(locale).into(),
        class: "radios--tabs",
        chosen: shown.draft.choices.value(option).key,
        onpick: shown.onchange.reform(move |value| SetUpChange::Choose(*option, value)),
    };
    let value = |it: &'static OptionValue| named(it.key, it.key, it.name.of(locale));
    radios(&group, option.values.iter().map(value))
}

/// Draws how many pieces of each kind the map has, of those it needs.
fn goal(counters: &[MapRequirement], locale: Locale) -> Html {
    let counter = |it: &MapRequirement| {
        let class = classes!("goal__counter", (it.found < it.needed).then_some("is-short"));
        let found = new_game::found_of(it.found, it.needed, locale);
        html! { <span {class}>{ it.name }{ ": " }<strong>{ found }</strong></span> }
    };
    if counters.is_empty() {
        return Html::default();
    }
    html! { <p class="goal" data-testid="goal">{ for counters.iter().map(counter) }</p> }
}

/// Draws all faults that prevent the start, and all oddities that do not.
fn verdict(shown: &NewGameData) -> Html {
    let (verdict, title, locale) = (shown.verdict, shown.fns.title, shown.locale);
    let fault = |it: &SetUpFault| {
        html! { <li>{ it.text.clone() }{ for it.rule.map(|rule| rule_link(title, locale, rule)) }</li> }
    };
    html! {
        <div class="verdict" role="status">
            if !verdict.wrong.is_empty() {
                <section class="verdict__part verdict__part--bad" data-testid="obstacles">
                    <h2 class="verdict__title">{ new_game::obstacles(locale) }</h2>
                    <ul>{ for verdict.wrong.iter().map(fault) }</ul>
                </section>
            }
            if !verdict.odd.is_empty() {
                <section class="verdict__part" data-testid="oddities">
                    <h2 class="verdict__title">{ new_game::oddities(locale) }</h2>
                    <ul>{ for verdict.odd.iter().map(|it| html! { <li>{ it.clone() }</li> }) }</ul>
                </section>
            }
        </div>
    }
}

fn seed(shown: &NewGameData) -> Html {
    let draft = shown.draft;
    let seed = SeedShown {
        typed: &draft.typed,
        rolled: draft.rolled,
        seed: draft.seed(),
        text: draft.choices.value(&MAP).text.of(shown.locale),
    };
    let (ontype, onroll) =
        (shown.onchange.reform(SetUpChange::Type), shown.onchange.reform(SetUpChange::Roll));
    seed_plate(&seed, &ontype, &onroll, shown.locale)
}
