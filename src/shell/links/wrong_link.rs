//! Texts that cannot be opened as links.

use crate::titles::load::UnreadLink;
use crate::toolkit::address::Address;
use crate::toolkit::widgets::missing::missing;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Draws the page of a text that is no link, with the reason.
pub(super) fn wrong(why: &str, text: &str, locale: Locale) -> Html {
    let advice = locale.bad_link_advice(text.trim().chars().count());
    missing(locale.bad_link(), why, html! { <p>{ advice }</p> }, locale)
}

/// Draws the page of a link that cannot be opened; if only its board is missing, with a way to add it.
pub(crate) fn unread(flaw: &UnreadLink, text: &str, locale: Locale) -> Html {
    let why = flaw.why.of(locale);
    if !flaw.lacks_board {
        return wrong(why, text, locale);
    }
    let on = html! {
        <p><a class="button" href={Address::Boards.address()} data-testid="bring-board">{ shell::bring_board(locale) }</a></p>
    };
    missing(shell::no_board(locale), why, on, locale)
}
