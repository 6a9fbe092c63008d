//! The page of an address for something that a title does not have.

use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::widgets::missing::missing;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Draws one sentence and the ways to go on.
pub(crate) fn lacking(title: TitleKey, locale: Locale) -> Html {
    let name = title.facts().name.of(locale);
    let on = html! {
        <p><a class="button" href={Address::New(title).address()}>{ shell::set_the_table(locale) }</a></p>
    };
    missing(&shell::not_ranked(name, locale), "", on, locale)
}
