//! The game of the day on the start page.

use crate::shell::parts::has_finished_since;
use crate::storage::has_attempts;
use crate::table::Day;
use crate::titles::TitleKey;
use crate::titles::parts::own_day;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::{use_effect_on, use_today};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::leaf;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct DailyEntryProps {
    /// Whose game of the day.
    pub title: TitleKey,
}

/// Today's leaf, and how today's game went.
#[component]
pub(crate) fn DailyEntry(props: &DailyEntryProps) -> Html {
    let (locale, title) = (use_locale(), props.title);
    let today = use_today();
    let done = use_state_eq(|| None::<(Day, String)>);
    {
        let done = done.setter();
        use_effect_on((today, locale), move |&(today, locale)| {
            // Only what was finished today can be today's game, and only then its rules are fetched.
            if has_attempts() {
                spawn_local(async move {
                    if has_finished_since(today).await == Ok(true) {
                        let told = own_day(title, today, locale).await.ok().flatten();
                        done.set(told.map(|told| (today, told)));
                    }
                });
            }
        });
    }
    html! {
        <a class="button poster__entry notranslate" translate="no" href={Address::Ranked(title).address()} data-testid="daily-entry">
            { leaf(today, locale) }
            <span>
                { locale.daily() }
                if let Some((_, done)) = done.as_ref().filter(|(day, _)| *day == today) {
                    <small class="poster__done">{ done }</small>
                }
            </span>
        </a>
    }
}
