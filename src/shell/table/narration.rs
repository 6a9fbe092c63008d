//! The announcements of a table for screen readers.

use super::table_context::TableContext;
use crate::table::narration::Narrator;
use crate::toolkit::browser::live_region::{hearing, say};
use crate::toolkit::hooks::use_effect_on;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds within which events are announced together.
const TOGETHER: u32 = 200;

#[derive(Properties, PartialEq)]
pub(crate) struct NarrationProps {
    pub at: TableContext,
}

/// Announces the news of a table.
#[component]
pub(crate) fn Narration(props: &NarrationProps) -> Html {
    let narrator = use_mut_ref(Narrator::default);
    let waiting = use_mut_ref(|| None::<Timeout>);
    let latest = use_mut_ref(|| props.at.clone());
    latest.replace(props.at.clone());
    use_effect_on(props.at.view.clone(), move |_| {
        if waiting.borrow().is_some() {
            return;
        }
        let timer = {
            let waiting = waiting.clone();
            Timeout::new(TOGETHER, move || {
                waiting.borrow_mut().take();
                let TableContext { view, locale, .. } = latest.borrow().clone();
                if let Some(news) = narrator.borrow_mut().hear(&view, locale) {
                    say(&news);
                }
            })
        };
        waiting.borrow_mut().replace(timer);
    });
    hearing()
}
