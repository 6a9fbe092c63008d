//! Where there is nothing to show.

use crate::ui::components::missing::Missing;
use crate::ui::contexts::use_locale;
use yew::prelude::*;

/// An address without a page.
#[component]
pub fn Unknown() -> Html {
    let locale = use_locale();
    html! { <Missing title={locale.no_such_page()} text="" /> }
}
