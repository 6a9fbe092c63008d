//! What can be done on the map, as a list: for the keyboard, for the ear, and for a second look.

use crate::titles::tramways::ui::components::changes::changes;
use crate::titles::tramways::view::meaning::{Choice, Meaning};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::{Click, ClickBy, Msg};
use crate::titles::tramways::view::scene::TargetId;
use crate::words::Locale;
use yew::prelude::*;

/// The list, folded until it is asked for; it is there even while it is empty, so that what is below
/// it stays in its place.
pub fn choice_list(
    model: &GameModel,
    choices: &[Choice],
    act: &Callback<Msg>,
    locale: Locale,
) -> Html {
    let entries = choices.iter().enumerate();
    html! {
        <details class="panel" data-testid="map-choices">
            <summary class="panel__head panel__title">{ locale.map_choices() }</summary>
            <ul class="panel__body stack">
                if choices.is_empty() {
                    <li>{ locale.no_map_choice() }</li>
                }
                { for entries.map(|(at, choice)| entry(model, choice, at, locale, act)) }
            </ul>
        </details>
    }
}

fn entry(
    model: &GameModel,
    choice: &Choice,
    at: usize,
    locale: Locale,
    act: &Callback<Msg>,
) -> Html {
    let click =
        Click { cell: Some(choice.cell), targets: vec![TargetId(at as u16)], by: ClickBy::Tap };
    let onclick = act.reform(move |_: MouseEvent| Msg::Click(click.clone()));
    let place = locale.place(model.state(), choice.cell);
    let arm = matches!(choice.meaning, Meaning::Arm(_))
        .then(|| model.state().map.lattice.name(choice.cell));
    html! {
        <li key={at}>
            <button type="button" class="button" {onclick} data-action={choice.notation(model.state())} data-arm={arm}>
                { format!("{place}: {}", choice.label(locale)) }
                { changes(choice.promise, locale) }
                if let Some(bonus) = choice.bonus(locale) {
                    <small>{ bonus }</small>
                }
            </button>
        </li>
    }
}
