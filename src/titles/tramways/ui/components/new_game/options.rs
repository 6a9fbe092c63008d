//! The options that hold for everybody, each with what it means.

use crate::table::Hands;
use crate::titles::tramways::rules::setup_error::SetupError;
use crate::titles::tramways::rules::variants::{Deal, DevelopmentRule, MapSize, Sides};
use crate::titles::tramways::ui::components::new_game::PartProps;
use crate::titles::tramways::ui::components::new_game::emblem::{Emblem, emblem};
use crate::titles::tramways::view::draft::{Change, Ground};
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use crate::words::new_game;
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
                { option("hands", new_game::hands(locale), hands(props, locale)) }
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

/// The choices of one option: its values with their keys, what each is called, means and changes.
fn choices<T: Copy + PartialEq, const N: usize>(
    values: [(T, &'static str); N],
    chosen: T,
    words: impl Fn(T) -> (&'static str, &'static str),
    picture: impl Fn(T) -> (Emblem, Change),
    bar: impl Fn(T) -> Option<SetupError>,
) -> Vec<Choice> {
    let choice = |(it, key): (T, &'static str)| {
        let ((name, text), (emblem, change)) = (words(it), picture(it));
        Choice { key, name, text, emblem, change, is_chosen: it == chosen, barred: bar(it) }
    };
    values.map(choice).into()
}

fn sides(props: &PartProps, locale: Locale) -> Vec<Choice> {
    choices(
        [(Sides::Normal, "normal"), (Sides::Mixed, "mixed"), (Sides::Hard, "hard")],
        props.draft.arrangement.sides,
        |it| (locale.map_sides(it), locale.map_sides_text(it)),
        |it| (Emblem::Sides(it), Change::Sides(it)),
        |_| None,
    )
}

fn sizes(props: &PartProps, locale: Locale) -> Vec<Choice> {
    let seats = props.draft.arrangement.count();
    choices(
        [(MapSize::Standard, "standard"), (MapSize::Expert, "expert")],
        props.draft.arrangement.size,
        |it| (locale.map_size(it), locale.map_size_text(it)),
        |it| (Emblem::Size(it), Change::Size(it)),
        |it| (it == MapSize::Expert && seats != 2).then_some(SetupError::ExpertSeats(seats)),
    )
}

fn deals(props: &PartProps, locale: Locale) -> Vec<Choice> {
    let is_alone = props.draft.arrangement.count() == 1;
    choices(
        [(Deal::Normal, "normal"), (Deal::Advanced, "advanced")],
        props.draft.arrangement.deal,
        |it| (locale.deal(it), locale.deal_text(it)),
        |it| (Emblem::Deal(it), Change::Deal(it)),
        |it| (is_alone && it == Deal::Advanced).then_some(SetupError::SoloDeal),
    )
}

fn developments(props: &PartProps, locale: Locale) -> Vec<Choice> {
    choices(
        [(DevelopmentRule::Original, "original"), (DevelopmentRule::Alternative, "alternative")],
        props.draft.arrangement.development,
        |it| (locale.development(it), locale.development_text(it)),
        |it| (Emblem::Development(it), Change::Development(it)),
        |_| None,
    )
}

fn hands(props: &PartProps, locale: Locale) -> Vec<Choice> {
    choices(
        [(Hands::Hidden, "hidden"), (Hands::Open, "open")],
        props.draft.arrangement.hands,
        |it| match it {
            Hands::Hidden => (new_game::hands_hidden(locale), new_game::hands_hidden_text(locale)),
            Hands::Open => (new_game::hands_open(locale), new_game::hands_open_text(locale)),
        },
        |it| (Emblem::Hands(it), Change::Hands(it)),
        |_| None,
    )
}
