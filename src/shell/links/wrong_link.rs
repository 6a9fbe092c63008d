//! A text that is no link.

use crate::toolkit::widgets::missing::missing;
use crate::words::Locale;
use yew::prelude::*;

/// A text that cannot be opened as a link, with the reason.
pub(crate) fn wrong(why: &str, text: &str, locale: Locale) -> Html {
    let advice = locale.bad_link_advice(text.trim().chars().count());
    missing(locale.bad_link(), why, html! { <p>{ advice }</p> }, locale)
}
