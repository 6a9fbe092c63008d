//! The one voice of the table: it says what has happened, and what is asked now.

use crate::ui::contexts::{use_desk, use_locale};
use crate::view::narration::{Heard, asked, happened};
use yew::prelude::*;

/// A live region that nobody sees. Nothing else at the table speaks of decisions, so nothing is said twice.
#[component]
pub fn Narrator() -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let heard = use_mut_ref(|| Heard::of(&desk));
    let said = use_memo((desk, locale), |(desk, locale)| {
        let before = heard.replace(Heard::of(desk));
        (happened(desk, before, *locale), asked(desk, *locale))
    });
    html! {
        <div class="spoken" role="status" data-testid="narrator">
            <p>{ &said.0 }</p>
            <p>{ &said.1 }</p>
        </div>
    }
}
