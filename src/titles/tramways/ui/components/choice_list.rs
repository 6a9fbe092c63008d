//! What can be done on the map, as a list: for the keyboard, for the ear, and for a second look.

use crate::titles::tramways::ui::components::changes::changes;
use crate::titles::tramways::ui::contexts::use_act;
use crate::titles::tramways::view::meaning::{Choice, Meaning};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::{Click, ClickBy, Msg};
use crate::titles::tramways::view::scene::TargetId;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The properties of [`ChoiceList`].
#[derive(Properties, PartialEq)]
pub struct ChoiceListProps {
    /// The table.
    pub model: Rc<GameModel>,
    /// What can be done, by the overlay's targets.
    pub choices: Rc<Vec<Choice>>,
}

/// The list, folded until it is asked for; it is there even while it is empty, so that what is below
/// it stays in its place. Only what is unfolded is drawn.
#[component]
pub fn ChoiceList(props: &ChoiceListProps) -> Html {
    let (act, locale) = (use_act(), use_locale());
    let ChoiceListProps { model, choices } = props;
    let unfolded = use_state_eq(|| false);
    let node = use_node_ref();
    let ontoggle = {
        let (node, unfolded) = (node.clone(), unfolded.setter());
        Callback::from(move |_: Event| {
            unfolded.set(node.cast::<Element>().is_some_and(|list| list.has_attribute("open")));
        })
    };
    let entries = choices.iter().enumerate();
    html! {
        <details ref={node} class="panel" {ontoggle} data-testid="map-choices">
            <summary class="panel__head panel__title">{ locale.map_choices() }</summary>
            if *unfolded {
                <ul class="panel__body stack">
                    if choices.is_empty() {
                        <li>{ locale.no_map_choice() }</li>
                    }
                    { for entries.map(|(at, choice)| entry(model, choice, at, locale, &act)) }
                </ul>
            }
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
