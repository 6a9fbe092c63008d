//! The daily game on the start page.

use super::last_game::DayResult;
use crate::shell::parts::day_result;
use crate::storage::has_attempts;
use crate::table::Day;
use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::{use_effect_on, use_today};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::leaf;
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::words::Locale;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct DailyEntryProps {
    /// The title of the daily game.
    pub title: TitleKey,
}

/// Today's leaf, and the result of today's game.
#[component]
pub(crate) fn DailyEntry(props: &DailyEntryProps) -> Html {
    let (locale, title) = (use_locale(), props.title);
    let today = use_today();
    let done = use_state_eq(|| None::<(Day, DayResult)>);
    let setter = done.setter();
    use_effect_on(today, move |&today| {
        if has_attempts() {
            spawn_local(async move {
                let result = day_result(title, today).await.ok().flatten();
                setter.set(result.map(|result| (today, result)));
            });
        }
    });
    html! {
        <a class="button poster__entry notranslate" translate="no" href={Address::Ranked(title).address()} data-testid={title.named_in("daily-entry")}>
            { leaf(today, locale) }
            <span>
                { locale.daily() }
                if let Some((_, done)) = done.as_ref().filter(|(day, _)| *day == today) {
                    <small class="poster__done">{ short_result(*done, locale) }</small>
                }
            </span>
        </a>
    }
}

/// Draws a result in a few characters.
fn short_result(result: DayResult, locale: Locale) -> Html {
    match result {
        DayResult::Points(points) => html! { { locale.number(points.into()) } },
        DayResult::Lead(lead) => html! { { locale.lead(lead) } },
        DayResult::Played => icon(IconSign::Check, locale.played()),
    }
}
