//! The options for all players, each with its meaning.

use super::NewGameData;
use crate::table::Hands;
use crate::table::set_up::{OptionValue, Scope, SetUpChange, SetUpOption};
use crate::toolkit::widgets::emblem::Thing::{Back, Card};
use crate::toolkit::widgets::emblem::emblem;
use crate::words::new_game;
use yew::prelude::*;

/// Draws the options that apply with the current choices.
pub(super) fn options(shown: &NewGameData) -> Html {
    let (all, choices) = (shown.fns.options, &shown.draft.choices);
    let asked = all.iter().filter(|it| it.scope == Scope::Table && choices.has_meaning(it, all));
    // One person never passes the device.
    let (players, hides) = (&shown.draft.players, shown.fns.hides_hands(shown.game));
    let is_passed = players.persons().count() > 1 && hides;
    let apart =
        if hides { shown.locale.kept_from_the_eye() } else { shown.locale.nothing_to_hide() };
    let is_apart = players.elsewhere().next().is_some();
    html! {
        <section class="rules" aria-label={new_game::options(shown.locale)}>
            if is_apart { <p class="notice" role="status" data-testid="far-away">{ shown.locale.about_links(shown.fns.title.facts().links) }{ " " }{ apart }</p> }
            { for asked.map(|option| row(shown, option)) }
            if is_passed { { hands(shown) } }
        </section>
    }
}

fn row(shown: &NewGameData, option: &'static SetUpOption) -> Html {
    let locale = shown.locale;
    let chosen = shown.draft.choices.value(option);
    let value = |it: &'static OptionValue| OptionTicket {
        group: option.key,
        key: it.key,
        name: it.name.of(locale),
        text: if it.is_for(shown.game.players) {
            it.text.of(locale).to_owned()
        } else {
            new_game::for_players(it.players, locale)
        },
        art: (shown.fns.emblem)(option.key, it.key),
        is_chosen: it == chosen,
        is_barred: !it.is_for(shown.game.players),
        onchange: shown.onchange.reform(move |_: Event| SetUpChange::Choose(*option, it.key)),
    };
    rule(option.key, option.name.of(locale), option.values.iter().map(value))
}

fn hands(shown: &NewGameData) -> Html {
    let locale = shown.locale;
    let ticket = |hands: Hands, key, name, text: &str, art| OptionTicket {
        group: "hands",
        key,
        name,
        text: text.to_owned(),
        art: Some(art),
        is_chosen: shown.draft.players.hands() == hands,
        is_barred: false,
        onchange: shown.onchange.reform(move |_: Event| SetUpChange::Hands(hands)),
    };
    let hidden = emblem(&[(Back, 14, 9, 17, 25), (Back, 33, 9, 17, 25)]);
    let open = emblem(&[(Card, 14, 9, 17, 25), (Card, 33, 9, 17, 25)]);
    let tickets = [
        ticket(
            Hands::Hidden,
            "hidden",
            new_game::hands_hidden(locale),
            new_game::hands_hidden_text(locale),
            hidden,
        ),
        ticket(
            Hands::Open,
            "open",
            new_game::hands_open(locale),
            new_game::hands_open_text(locale),
            open,
        ),
    ];
    rule("hands", new_game::hands(locale), tickets)
}

/// One value of an option.
struct OptionTicket {
    group: &'static str,
    key: &'static str,
    name: &'static str,
    /// Its meaning, or why it cannot be chosen.
    text: String,
    art: Option<Html>,
    is_chosen: bool,
    is_barred: bool,
    onchange: Callback<Event>,
}

fn rule(key: &'static str, title: &str, tickets: impl IntoIterator<Item = OptionTicket>) -> Html {
    html! {
        <fieldset class="rule" {key}>
            <legend class="rule__title">{ title.to_owned() }</legend>
            <div class="rule__choices">{ for tickets.into_iter().map(ticket) }</div>
        </fieldset>
    }
}

fn ticket(it: OptionTicket) -> Html {
    let plain = it.art.is_none().then_some("ticket-choice--plain");
    let class = classes!("ticket-choice", plain, it.is_barred.then_some("is-barred"));
    html! {
        <label {class} key={it.key}>
            <input class="ticket-choice__input" type="radio" name={it.group} checked={it.is_chosen} onchange={it.onchange}
                disabled={it.is_barred && !it.is_chosen} data-testid={format!("{}-{}", it.group, it.key)} />
            if let Some(art) = it.art { <span class="ticket-choice__art">{ art }</span> }
            <strong class="ticket-choice__name">{ it.name }</strong>
            <span class="ticket-choice__text">{ it.text }</span>
        </label>
    }
}
