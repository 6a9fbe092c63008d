//! Which attempts the board shows.

use crate::games::tramways::family::Family;
use crate::i18n::Locale;
use crate::session::Origin;
use crate::session::ledger::{Filter, Kind};
use crate::ui::contexts::use_locale;
use yew::prelude::*;

/// The properties of [`Filters`].
#[derive(Properties, PartialEq)]
pub(super) struct FiltersProps {
    /// What is shown.
    pub(super) filter: Filter,
    /// Called with what is to be shown.
    pub(super) onchange: Callback<Filter>,
}

/// Three rows of keys: kind, family, origin.
#[component]
pub(super) fn Filters(props: &FiltersProps) -> Html {
    let locale = use_locale();
    let Filter { family, kind, origin } = props.filter;
    let same = props.filter;
    let kinds = keys(kind, &[Kind::Ranked, Kind::Daily], Locale::kind_of_attempt, locale, {
        props.onchange.reform(move |kind| Filter { kind, ..same })
    });
    let families = keys(family, &Family::ALL, Locale::family, locale, {
        props.onchange.reform(move |family| Filter { family, ..same })
    });
    let origins = keys(origin, &[Origin::Own, Origin::Imported], Locale::origin, locale, {
        props.onchange.reform(move |origin| Filter { origin, ..same })
    });
    html! {
        <div class="filters" data-testid="filters">{ kinds }{ families }{ origins }</div>
    }
}

/// A key for all and one for each choice.
fn keys<T: Copy + PartialEq + 'static>(
    chosen: Option<T>,
    choices: &[T],
    name: fn(Locale, T) -> &'static str,
    locale: Locale,
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
    html! {
        <div class="filters__row" role="group">{ for all.map(key) }</div>
    }
}
