//! The options that hold for everybody, each with what it means.

use super::PartProps;
use super::emblem::{Emblem, emblem};
use crate::games::tramways::setup::{Deal, DevelopmentRule, MapSize, SetupError, Sides};
use crate::i18n::Locale;
use crate::session::Hands;
use crate::ui::contexts::use_locale;
use crate::view::draft::{Change, Ground};
use yew::prelude::*;

/// One choice of an option.
struct Choice {
    key: &'static str,
    name: &'static str,
    text: &'static str,
    emblem: Emblem,
    change: Change,
    is_chosen: bool,
    /// Why it does not go with the rest.
    barred: Option<SetupError>,
}

/// The options; those that do not matter here are left out.
#[component]
pub fn Options(props: &PartProps) -> Html {
    let locale = use_locale();
    let random = props.draft.ground == Ground::Random;
    let option = |group, title, choices| option(props, (group, title), choices, locale);
    html! {
        <section class="rules" aria-label={locale.options_of_game()}>
            if random {
                { option("sides", locale.sides_title(), sides(props, locale)) }
                { option("size", locale.size_title(), sizes(props, locale)) }
            }
            { option("deal", locale.deal_title(), deals(props, locale)) }
            { option("development", locale.development_title(), developments(props, locale)) }
            if props.draft.arrangement.people() > 1 {
                { option("hands", locale.hands_title(), hands(props, locale)) }
            }
        </section>
    }
}

fn option(
    props: &PartProps,
    (group, title): (&'static str, &'static str),
    choices: Vec<Choice>,
    locale: Locale,
) -> Html {
    html! {
        <fieldset class="rule" key={group}>
            <legend class="rule__title">{ title }</legend>
            <div class="rule__choices">
                { for choices.into_iter().map(|it| choice(props, group, it, locale)) }
            </div>
        </fieldset>
    }
}

fn choice(props: &PartProps, group: &'static str, choice: Choice, locale: Locale) -> Html {
    let Choice { key, name, text, emblem: drawing, change, is_chosen, barred } = choice;
    let onchange = props.onchange.reform(move |_: Event| change.clone());
    let class = classes!("ticket-choice", barred.is_some().then_some("is-barred"));
    let text = barred.as_ref().map_or(text.to_owned(), |error| locale.setup_error(error));
    html! {
        <label {class} {key}>
            <input class="ticket-choice__input" type="radio" name={group} checked={is_chosen} {onchange}
                disabled={barred.is_some() && !is_chosen} data-testid={format!("{group}-{key}")} />
            <span class="ticket-choice__art">{ emblem(drawing) }</span>
            <strong class="ticket-choice__name">{ name }</strong>
            <span class="ticket-choice__text">{ text }</span>
        </label>
    }
}

fn sides(props: &PartProps, locale: Locale) -> Vec<Choice> {
    let chosen = props.draft.arrangement.sides;
    let choice = |(it, key): (Sides, &'static str)| Choice {
        key,
        name: locale.map_sides(it),
        text: locale.map_sides_text(it),
        emblem: Emblem::Sides(it),
        change: Change::Sides(it),
        is_chosen: it == chosen,
        barred: None,
    };
    let all = [(Sides::Normal, "normal"), (Sides::Mixed, "mixed"), (Sides::Hard, "hard")];
    all.map(choice).into()
}

fn sizes(props: &PartProps, locale: Locale) -> Vec<Choice> {
    let arrangement = &props.draft.arrangement;
    let seats = arrangement.count();
    let choice = |(it, key): (MapSize, &'static str)| Choice {
        key,
        name: locale.map_size(it),
        text: locale.map_size_text(it),
        emblem: Emblem::Size(it),
        change: Change::Size(it),
        is_chosen: it == arrangement.size,
        barred: (it == MapSize::Expert && seats != 2).then_some(SetupError::ExpertSeats(seats)),
    };
    [(MapSize::Standard, "standard"), (MapSize::Expert, "expert")].map(choice).into()
}

fn deals(props: &PartProps, locale: Locale) -> Vec<Choice> {
    let arrangement = &props.draft.arrangement;
    let alone = arrangement.count() == 1;
    let choice = |(it, key): (Deal, &'static str)| Choice {
        key,
        name: locale.deal(it),
        text: locale.deal_text(it),
        emblem: Emblem::Deal(it),
        change: Change::Deal(it),
        is_chosen: it == arrangement.deal,
        barred: (alone && it == Deal::Advanced).then_some(SetupError::SoloDeal),
    };
    [(Deal::Normal, "normal"), (Deal::Advanced, "advanced")].map(choice).into()
}

fn developments(props: &PartProps, locale: Locale) -> Vec<Choice> {
    let chosen = props.draft.arrangement.development;
    let choice = |(it, key): (DevelopmentRule, &'static str)| Choice {
        key,
        name: locale.development(it),
        text: locale.development_text(it),
        emblem: Emblem::Development(it),
        change: Change::Development(it),
        is_chosen: it == chosen,
        barred: None,
    };
    let all =
        [(DevelopmentRule::Original, "original"), (DevelopmentRule::Alternative, "alternative")];
    all.map(choice).into()
}

fn hands(props: &PartProps, locale: Locale) -> Vec<Choice> {
    let chosen = props.draft.arrangement.hands;
    let choice = |(it, key): (Hands, &'static str)| Choice {
        key,
        name: locale.hands_choice(it),
        text: locale.hands_text(it),
        emblem: Emblem::Hands(it),
        change: Change::Hands(it),
        is_chosen: it == chosen,
        barred: None,
    };
    [(Hands::Hidden, "hidden"), (Hands::Open, "open")].map(choice).into()
}
