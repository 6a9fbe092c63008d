//! The filters of the table of attempts.

use super::attempts::Attempts;
use crate::table::scores::Category;
use crate::table::scores::results::{AttemptKind, Filter, Whose};
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct FiltersProps {
    pub(super) attempts: Attempts,
    /// The current filter.
    pub(super) filter: Filter,
    /// Called with the new filter.
    pub(super) onchange: Callback<Filter>,
}

/// Three rows of buttons: kind, category, player.
#[component]
pub(super) fn Filters(props: &FiltersProps) -> Html {
    let locale = use_locale();
    let Filter { category, kind, whose } = props.filter;
    let same = props.filter;
    let change = &props.onchange;
    let onkind = change.reform(move |kind| Filter { kind, ..same });
    let oncategory = change.reform(move |category| Filter { category, ..same });
    let onwhose = change.reform(move |whose| Filter { whose, ..same });
    let kinds = [AttemptKind::Ranked, AttemptKind::Daily];
    let kinds = keys(locale, kind, &kinds, Locale::kind_of_attempt, onkind);
    let all: Vec<&'static Category> = props.attempts.ranking.categories.iter().collect();
    let categories = keys(locale, category, &all, |locale, it| it.name.of(locale), oncategory);
    let whose = keys(locale, whose, &[Whose::Mine, Whose::Others], Locale::whose_attempts, onwhose);
    html! {
        <div class="filters" role="group" aria-label={locale.filter()} data-testid="filters">
            { row(locale.filter_kind(), kinds) }
            if all.len() > 1 { { row(locale.filter_category(), categories) } }
            { row(locale.filter_origin(), whose) }
        </div>
    }
}

/// Draws a row of buttons with its name.
fn row(name: &'static str, keys: Html) -> Html {
    html! {
        <div class="filters__group" role="group" aria-label={name}>
            <span class="filters__name" aria-hidden="true">{ name }</span>
            <div class="filters__row">{ keys }</div>
        </div>
    }
}

/// Draws a button for all and one for each choice.
fn keys<T: Copy + PartialEq + 'static>(
    locale: Locale,
    chosen: Option<T>,
    choices: &[T],
    name: fn(Locale, T) -> &'static str,
    choose: Callback<Option<T>>,
) -> Html {
    let key = |choice: Option<T>| {
        let text = choice.map_or(locale.all(), |choice| name(locale, choice));
        let onclick = choose.reform(move |_: MouseEvent| choice);
        html! {
            <button type="button" class="filters__key" aria-pressed={(choice == chosen).to_string()} {onclick}>{ text }</button>
        }
    };
    let all = std::iter::once(None).chain(choices.iter().copied().map(Some));
    all.map(key).collect()
}
