//! A text that is no link.

use crate::titles::load::Unread;
use crate::toolkit::address::Address;
use crate::toolkit::widgets::missing::missing;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// A text that cannot be opened as a link, with the reason.
pub(super) fn wrong(why: &str, text: &str, locale: Locale) -> Html {
    let advice = locale.bad_link_advice(text.trim().chars().count());
    missing(locale.bad_link(), why, html! { <p>{ advice }</p> }, locale)
}

/// A link that cannot be opened: where only its board is not here, with the way to bring that.
pub(crate) fn unread(flaw: &Unread, text: &str, locale: Locale) -> Html {
    let why = flaw.why.of(locale);
    if !flaw.lacks_board {
        return wrong(why, text, locale);
    }
    let on = html! {
        <p><a class="button" href={Address::Boards.address()} data-testid="bring-board">{ shell::bring_board(locale) }</a></p>
    };
    missing(shell::no_board(locale), why, on, locale)
}
