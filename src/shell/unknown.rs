//! Where there is nothing to show.

use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::missing::Missing;
use yew::prelude::*;

/// An address without a page.
#[component]
pub(crate) fn Unknown() -> Html {
    let locale = use_locale();
    html! { <Missing title={locale.no_such_page()} text="" /> }
}
