//! What a click on the map could mean, where it could mean several things.

use super::changes::changes;
use crate::i18n::Locale;
use crate::ui::contexts::{use_act, use_desk, use_locale};
use crate::view::act::Act;
use crate::view::desk::Desk;
use crate::view::meaning::{Choice, Meaning};
use crate::view::offer::key;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The choices of the clicked cell, if there are several.
#[component]
pub fn Menu() -> Html {
    let (desk, act, locale) = (use_desk(), use_act(), use_locale());
    let back = use_callback(act.clone(), |_: MouseEvent, act| act.emit(Act::Back));
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(desk.menu.clone(), move |menu| {
            let first = node.cast::<HtmlElement>().filter(|_| menu.is_some());
            // The list works without the focus too.
            let _ = first.map(|first| first.focus());
        });
    }
    let Some(menu) = &desk.menu else { return Html::default() };
    let title = locale.place(desk.state(), menu.cell);
    let rides = menu.choices.iter().all(|choice| matches!(choice.meaning, Meaning::Ride(_)));
    let text = if rides { locale.routes() } else { locale.what_here() };
    let entries = menu.choices.iter().enumerate();
    html! {
        <section ref={node} class="offer" role="dialog" aria-label={format!("{title}: {text}")} tabindex="-1">
            <h2 class="offer__title">{ title }</h2>
            <p class="offer__text">{ text }</p>
            <ul class="stack">
                { for entries.map(|(at, choice)| entry(&desk, choice, at, locale, &act)) }
            </ul>
            <div class="offer__actions">
                <button type="button" class="button button--quiet" onclick={back}>{ locale.back() }</button>
            </div>
        </section>
    }
}

fn entry(desk: &Desk, choice: &Choice, at: usize, locale: Locale, act: &Callback<Act>) -> Html {
    let onclick = act.reform(move |_: MouseEvent| Act::Choose(at));
    let key = key(at).map(|key| key.to_ascii_uppercase().to_string());
    html! {
        <li key={at}>
            <button type="button" class="button" {onclick} data-action={choice.notation(desk.state())}>
                if let Some(key) = key {
                    <kbd class="button__key">{ key }</kbd>
                }
                <span>{ text(desk, choice, locale) }</span>
                { changes(choice.promise(), locale) }
                if let Some(bonus) = choice.bonus(locale) {
                    <small>{ bonus }</small>
                }
            </button>
        </li>
    }
}

fn text(desk: &Desk, choice: &Choice, locale: Locale) -> String {
    match &choice.meaning {
        Meaning::Ride(trips) if trips.len() == 1 => locale.route(desk.state(), &trips[0].stops),
        _ => choice.label(locale).to_owned(),
    }
}
